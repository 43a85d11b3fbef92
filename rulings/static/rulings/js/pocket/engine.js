// Playing in the browser: ask, be told, be told how far it is, stop. The worker is made when somebody first asks.
let worker = null;
let asked = 0;
const waiting = new Map();
let staged = () => {};

function begin(script) {
  worker = new Worker(script, { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if (data.stage) return data.stage === "failed" ? end(data.problem) : staged(data.stage);
    const one = waiting.get(data.id);
    if (!one) return;
    if ("positions" in data) return one.progress(data.positions);
    waiting.delete(data.id);
    if ("told" in data) one.resolve(data.told);
    else one.reject(new Error(data.problem));
  });
  worker.addEventListener("error", (event) => end(event.message || "worker"));
}

function end(problem) {
  worker?.terminate();
  worker = null;
  for (const one of waiting.values()) one.reject(new Error(problem));
  waiting.clear();
}

// The answer as the text of its JSON. `stage` is told python, engine, ready; `progress` how many positions were looked at.
export function play(script, ask, { stage = () => {}, progress = () => {} } = {}) {
  staged = stage;
  if (!worker) begin(script);
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, progress });
    worker.postMessage({ id, ask });
  });
}

// Whatever is being played ends; the next question begins anew.
export const stop = () => end("stopped");

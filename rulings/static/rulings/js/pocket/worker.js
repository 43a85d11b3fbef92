// The engine of the site in a worker of the page: Python in WebAssembly, the very code that the server runs.
const SECONDS = 60;
const PREPARED = `
import json, sys
sys.path.insert(0, "/arbitr")
from rulings.thinking.ask import Ask, answer

def told(asked, shelf, seconds, progress):
    asked = json.loads(asked)
    asked["editions"] = tuple(asked.get("editions", ()))
    return json.dumps(answer(Ask(**asked), shelf, seconds, progress), ensure_ascii=False)
`;

async function bytes(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

async function prepare({ python, engine, cards }, tell) {
  const { loadPyodide } = await import(`${python}pyodide.mjs`);
  tell("python");
  const [py, code, shelf] = await Promise.all([
    loadPyodide({ indexURL: new URL(python, location.origin).href }),
    bytes(engine).then((answer) => answer.arrayBuffer()),
    bytes(cards).then((answer) => answer.text()),
  ]);
  tell("rules");
  py.unpackArchive(code, "zip", { extractDir: "/arbitr" });
  py.runPython(PREPARED);
  py.globals.set("cards", shelf);
  py.runPython("shelf = json.loads(cards)");
  return { told: py.globals.get("told"), shelf: py.globals.get("shelf"), books: JSON.parse(shelf) };
}

// One question after another; whoever wants to stop one ends the worker.
export function serve(places) {
  const ready = prepare(places, (stage) => postMessage({ stage }));
  ready.then(() => postMessage({ stage: "ready" }), (error) => postMessage({ stage: "failed", problem: String(error) }));
  addEventListener("message", async ({ data: { id, ask } }) => {
    try {
      const { told, shelf, books } = await ready;
      const asked = JSON.stringify({ editions: Object.keys(books), ...ask });
      const progress = (positions) => postMessage({ id, positions });
      postMessage({ id, told: told(asked, shelf, SECONDS, progress) });
    } catch (error) {
      postMessage({ id, problem: String(error) });
    }
  });
}

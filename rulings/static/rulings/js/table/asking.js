// Sends the form and puts the answer in its place. What takes long is asked again until it is known, and can be stopped.
import { gettext, language } from "../words.js";

// A page has a name, so that what it asks anew takes the place of what it asked before and what nobody plays yet.
const NAME = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const PART = { "X-Table": "1", "X-Page": NAME };
const OFTEN = 700;
const AT_ONCE = 250;
// What was begun before may still be played (429), or all are busy (503): so often we ask again by ourselves, and wait so long at most.
const TRIES = 4;
const LONGEST = 10;
let current = null;
let waiting = null;

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

export async function ask(form, place, data) {
  current?.abort();
  if (waiting) forgotten(waiting);
  const mine = (current = new AbortController());
  place.setAttribute("aria-busy", "true");
  const state = document.querySelector("#stav");
  state.textContent = "";
  // What takes a moment says so; what is there at once would only flicker.
  const slow = setTimeout(() => { place.dataset.working = state.textContent = gettext("Počítám…"); }, AT_ONCE);
  try {
    let answer = await posted(form.action, data, mine, state);
    if (answer.status === 202) answer = await patiently(place, data, (await answer.json()).url, mine);
    if (!answer) return false;
    clearTimeout(slow);
    place.innerHTML = await answer.text();
    const word = place.querySelector("#odpoved h2, #odpoved");
    state.textContent = word ? word.textContent.trim() : "";
    return true;
  } catch (error) {
    if (error.name === "AbortError") return false;
    place.innerHTML = "";
    const told = document.createElement("p");
    told.className = "notice notice-no";
    told.id = "odpoved";
    told.tabIndex = -1;
    told.setAttribute("role", "alert");
    told.textContent = gettext("Server neodpověděl. Situaci máte dál v textu; zkuste to znovu.");
    place.append(told);
    return true;
  } finally {
    clearTimeout(slow);
    if (current === mine) {
      place.removeAttribute("aria-busy");
      delete place.dataset.working;
    }
  }
}

async function posted(url, data, mine, state) {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url, { method: "POST", body: data, headers: PART, signal: mine.signal });
    const wait = Number(answer.headers.get("Retry-After"));
    if (![429, 503].includes(answer.status) || !wait || wait > LONGEST || tries === TRIES) return answer;
    state.textContent = gettext("Předchozí situace se ještě hraje, chvíli počkám…");
    await pause(1000 * wait);
    mine.signal.throwIfAborted();
  }
}

async function patiently(place, data, url, mine) {
  waiting = { url, mine };
  const told = progress(place);
  for (;;) {
    await pause(OFTEN);
    if (mine.signal.aborted) return null;
    const answer = await fetch(url, { method: "POST", body: data, headers: PART, signal: mine.signal });
    if (answer.status !== 202) { waiting = null; return answer; }
    const stands = await answer.json();
    told.textContent = stands.state === "waiting"
      ? gettext("Otázka čeká, až na ni přijde řada…")
      : gettext("Prohledávám všechny průběhy: %(positions)s pozic za %(seconds)s s…", {
        positions: stands.positions.toLocaleString(language), seconds: Math.round(stands.seconds),
      });
  }
}

function progress(place) {
  place.innerHTML = '<section class="working" id="odpoved" tabindex="-1"><progress></progress><p role="status"></p><p><button type="button" class="button button-quiet" data-stop></button></p></section>';
  place.querySelector("progress").setAttribute("aria-label", gettext("Hledám"));
  place.querySelector("[data-stop]").textContent = gettext("Zastavit");
  place.querySelector("[data-stop]").focus();
  const told = place.querySelector("p");
  told.textContent = gettext("Prohledávám všechny průběhy…");
  return told;
}

// A question that was begun, and for which nobody waits any more, is ended.
async function forgotten({ url, mine }) {
  waiting = null;
  mine.abort();
  const stopped = new FormData();
  stopped.set("stop", "1");
  await fetch(url, { method: "POST", body: stopped, headers: PART }).catch(() => {});
}

export async function stop() {
  if (!waiting) return;
  await forgotten(waiting);
  const place = document.querySelector("#vysledek");
  place.removeAttribute("aria-busy");
  place.innerHTML = '<section class="verdict verdict-undecided answer" id="odpoved" tabindex="-1"><h2 class="verdict-word"></h2><div class="answer-said"><p></p></div></section>';
  place.querySelector("h2").textContent = gettext("Zastaveno");
  place.querySelector("p").textContent = gettext("Na všechny průběhy se už nečeká. Ptejte se dál, nebo zúžte situaci.");
  place.querySelector("#odpoved").focus();
}

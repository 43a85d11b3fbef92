// What the question may become, under the field: a combobox with a list, for keyboard, mouse and screen reader.
const PAUSE = 120; // milliseconds without a key before we ask
const KEPT = 200; // answers kept on a page
const SHORTEST = 2;
const known = new Map();
let lists = 0;

async function ask(url, typed, signal) {
  const key = `${url}${typed}`;
  if (!known.has(key)) {
    const answer = await fetch(`${url}${encodeURIComponent(typed)}`, { signal });
    if (!answer.ok) throw new Error(answer.status);
    const [, titles, where, urls] = await answer.json();
    if (known.size >= KEPT) known.clear();
    known.set(key, titles.map((title, at) => ({ title, where: where[at], url: urls[at] })));
  }
  return known.get(key);
}

function suggesting(field) {
  const form = field.form;
  const list = document.createElement("ul");
  list.className = "suggestions";
  list.id = `suggestions-${(lists += 1)}`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", field.dataset.suggested);
  list.hidden = true;
  field.parentElement.append(list);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-controls": list.id, "aria-expanded": "false" })) {
    field.setAttribute(name, value);
  }
  let waiting = 0;
  let asked = null;
  let chosen = -1;

  const close = () => {
    clearTimeout(waiting);
    asked?.abort();
    list.hidden = true;
    chosen = -1;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };

  const choose = (at) => {
    const rows = [...list.children];
    chosen = (at + rows.length + 1) % (rows.length + 1); // one past the last is the field itself
    rows.forEach((row, place) => row.setAttribute("aria-selected", String(place === chosen)));
    const row = rows[chosen];
    if (!row) {
      chosen = -1;
      return field.removeAttribute("aria-activedescendant");
    }
    field.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  };

  const show = (found) => {
    list.replaceChildren(...found.map((one, at) => {
      const row = document.createElement("li");
      row.id = `${list.id}-${at}`;
      row.dataset.url = one.url;
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", "false");
      const where = document.createElement("small");
      where.textContent = one.where;
      row.append(one.title, where);
      return row;
    }));
    chosen = -1;
    field.removeAttribute("aria-activedescendant");
    list.hidden = !found.length;
    field.setAttribute("aria-expanded", String(!list.hidden));
  };

  const look = async () => {
    const typed = field.value.trim();
    if (typed.length < SHORTEST) return close();
    asked?.abort();
    asked = new AbortController();
    const book = new FormData(form).get("kniha");
    const url = `${field.dataset.suggest}?${book ? `kniha=${encodeURIComponent(book)}&` : ""}q=`;
    try {
      const found = await ask(url, typed, asked.signal);
      if (field.value.trim() === typed && document.activeElement === field) show(found);
    } catch (error) {
      if (error.name !== "AbortError") close(); // without suggestions one can still search
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, PAUSE);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (list.hidden) return void look();
      event.preventDefault();
      const last = list.children.length;
      choose(event.key === "ArrowDown" ? chosen + 1 : chosen < 0 ? last - 1 : chosen === 0 ? last : chosen - 1);
    } else if ((event.key === "Home" || event.key === "End") && chosen >= 0) {
      event.preventDefault();
      choose(event.key === "Home" ? 0 : list.children.length - 1);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      window.location.assign(list.children[chosen].dataset.url);
    }
  });
  field.addEventListener("blur", close);
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (row) window.location.assign(row.dataset.url);
  });
}

for (const field of document.querySelectorAll("input[data-suggest]")) suggesting(field);

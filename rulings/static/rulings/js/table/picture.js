// The drawn table is played on: a card, or a place of the map, that legal moves name is a button which offers them.
import { centre } from "../site.js";
import { gettext } from "../words.js";

let shown = null; // the moves that are offered now, and the button that offered them

export function liven(place) {
  shown = null;
  const offers = [...place.querySelectorAll(".can .says-all button.say")];
  const spots = [...place.querySelectorAll(".moment-picture [data-card], .moment-picture [data-place]")];
  const places = spots.map((spot) => spot.dataset.place).filter(Boolean).sort((one, other) => other.length - one.length);
  for (const spot of spots) {
    const { card, place: where } = spot.dataset;
    const moves = offers.filter(({ value }) => (card ? value.includes(`"${card}"`) : named(value, places).has(where)));
    if (moves.length) enliven(spot, card ?? where, moves);
  }
  centre(place);
}

// The places that a sentence names; a name that is a part of a longer one is not meant.
function named(sentence, places) {
  const found = new Set();
  let left = sentence;
  for (const name of places) {
    const whole = new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "gu");
    if (whole.test(left)) {
      found.add(name);
      left = left.replace(whole, " ");
    }
  }
  return found;
}

function enliven(spot, name, moves) {
  const label = gettext("Tahy: %(name)s", { name });
  if (spot instanceof SVGElement) {
    spot.ownerSVGElement.setAttribute("role", "group"); // a picture may hold no buttons, a group may
    spot.setAttribute("role", "button");
    spot.setAttribute("tabindex", "0");
    spot.setAttribute("aria-label", `${label}. ${spot.querySelector("title")?.textContent ?? ""}`);
    spot.classList.add("playable");
    act(spot, moves, (menu) => (spot.ownerSVGElement.closest(".map-frame") ?? spot.ownerSVGElement).after(menu));
    spot.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    return;
  }
  const face = spot.querySelector(":scope > .tcard-face, :scope > .linked") ?? spot;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "play-card";
  button.setAttribute("aria-label", label);
  face.classList.add("playable");
  face.append(button);
  act(button, moves, (menu) => face.after(menu));
}

function act(button, moves, lay) {
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => {
    const again = shown?.button === button;
    close();
    if (again) return;
    const menu = document.createElement("ul");
    menu.className = "says card-moves";
    menu.append(...moves.map((move) => {
      const row = document.createElement("li");
      row.append(move.cloneNode(true));
      return row;
    }));
    lay(menu);
    shown = { button, menu };
    button.setAttribute("aria-expanded", "true");
    menu.querySelector("button").focus();
  });
}

function close() {
  shown?.menu.remove();
  shown?.button.setAttribute("aria-expanded", "false");
  shown = null;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !shown) return;
  const { button } = shown;
  close();
  button.focus();
});

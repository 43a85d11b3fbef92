// The dress that the reader chose, before the first paint; without a choice the system decides.
const KEPT = "theme";
const kept = () => {
  try {
    return localStorage.getItem(KEPT) || "";
  } catch {
    return ""; // a browser that keeps nothing: the choice holds for the page
  }
};
const dress = (theme) => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};
dress(kept());
document.documentElement.classList.add("scripted");

document.addEventListener("DOMContentLoaded", () => {
  const choice = document.querySelector("[data-theme-switch]");
  if (!choice) return;
  choice.closest("[hidden]").hidden = false;
  choice.value = kept();
  choice.addEventListener("change", () => {
    dress(choice.value);
    try {
      localStorage.setItem(KEPT, choice.value);
    } catch { /* as above */ }
  });
});

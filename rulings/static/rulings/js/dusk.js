// Whether it is dark, as a class: the libraries that draw the description of the API know no other way.
const root = document.documentElement;
const night = window.matchMedia("(prefers-color-scheme: dark)");
const settle = () => root.classList.toggle("dark-mode", root.dataset.theme ? root.dataset.theme === "dark" : night.matches);
night.addEventListener("change", settle);
new MutationObserver(settle).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
settle();

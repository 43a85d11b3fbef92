// The description of the API to try out (Swagger UI), without what stands in the way of those who cannot see or point at it.
const place = document.getElementById("swagger-ui");

const ours = ({ React }) => {
  const made = React.createElement;
  return {
    wrapComponents: {
      DeepLink: () => ({ text }) => made("span", null, text), // a link within the button that opens the operation
      ServersContainer: () => () => null, // there is one: this site
      InfoContainer: (Info) => (given) => made("section", { "aria-label": place.dataset.about }, made(Info, given)),
      operations: (Operations) => (given) => made(React.Fragment, null, made("h2", null, place.dataset.operations), made(Operations, given)),
    },
  };
};

SwaggerUIBundle({
  url: place.dataset.schema,
  dom_id: "#swagger-ui",
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [ours],
  layout: "BaseLayout",
});

// What its own components leave without a name or out of the reach of a keyboard, as often as they draw it.
const mend = () => {
  for (const table of place.querySelectorAll(".responses-table[role=region]:not([aria-label])")) table.setAttribute("aria-label", table.id.replaceAll("_", " "));
  for (const row of place.querySelectorAll("tr[data-param-name]")) row.querySelector("select:not([aria-label])")?.setAttribute("aria-label", row.dataset.paramName);
  for (const sample of place.querySelectorAll("pre.microlight:not([tabindex])")) sample.tabIndex = 0;
};
new MutationObserver(mend).observe(place, { childList: true, subtree: true });

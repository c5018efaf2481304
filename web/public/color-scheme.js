// Runs before the first paint, so that a dark page never flashes light. Same key as `src/theme/color-scheme.ts`.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("seedbed.color-scheme");
  } catch {}
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const scheme = dark ? "dark" : "light";
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.dataset.mantineColorScheme = scheme;
})();

// Runs before the first paint, so that a dark page never flashes light, and follows the system until the application does.
// Same key as `src/theme/color-scheme.ts`.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("seedbed.color-scheme");
    } catch {}
    const dark = chosen === "dark" || (chosen !== "light" && system.matches);
    const scheme = dark ? "dark" : "light";
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.dataset.mantineColorScheme = scheme;
  };
  apply();
  system.addEventListener("change", apply);
})();

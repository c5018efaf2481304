import type { MantineColorScheme } from "@mantine/core";

/** Where a person's choice of light, dark or automatic is kept; `public/color-scheme.js` reads the same key. */
const key = "seedbed.color-scheme";
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();
/** The choice where a browser keeps nothing. */
let unkept: MantineColorScheme = "auto";

export function chosenColorScheme(): MantineColorScheme {
  try {
    const kept = localStorage.getItem(key);
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return unkept;
  }
}

export function chooseColorScheme(scheme: MantineColorScheme): void {
  unkept = scheme;
  try {
    localStorage.setItem(key, scheme);
  } catch (error) {
    console.warn("The colour scheme could not be kept.", error);
  }
  tell();
}

/** Follows what is chosen here and in other tabs, and the system; the page shows it before the listener is told. */
export function followColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", tell);
    system.addEventListener("change", tell);
    show();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", tell);
    system.removeEventListener("change", tell);
  };
}

function tell(): void {
  show();
  for (const listener of listeners) listener();
}

/** The attributes that `tokens.css` and Mantine's sheets read. */
function show(): void {
  const chosen = chosenColorScheme();
  const scheme = chosen === "dark" || (chosen === "auto" && system.matches) ? "dark" : "light";
  const { dataset } = document.documentElement;
  dataset.scheme = scheme;
  dataset.mantineColorScheme = scheme;
}

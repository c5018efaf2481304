/** Milliseconds a stage takes to fade; `--medium` of the tokens. */
const fade = 220;

/** Waits until a stage has faded; not at all for people who want less motion. */
export function fadeTime(): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Promise((resolve) => setTimeout(resolve, still ? 0 : fade));
}

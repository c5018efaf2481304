const unspacedRun = /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&\p{L}]+/gv;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** How many words a text has; two letters count as one where there are no spaces between words. */
export function passageSize(text: string): number {
  const letters = text.match(unspacedRun)?.reduce((sum, run) => sum + run.length, 0) ?? 0;
  const spaced = letters > 0 ? text.replaceAll(unspacedRun, " ") : text;
  return letters / 2 + (spaced.match(word)?.length ?? 0);
}

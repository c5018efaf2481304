/** Letters of scripts that set no spaces between words, and words of all others. */
const counted =
  /(?<letter>[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&\p{L}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gv;

/** How many words a text has; two letters count as one where there are no spaces between words. */
export function passageSize(text: string): number {
  let size = 0;
  for (const { groups } of text.matchAll(counted)) size += groups?.letter === undefined ? 1 : 0.5;
  return size;
}

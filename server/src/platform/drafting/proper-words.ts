/** Words written with a capital in the middle of a sentence too: places, peoples, days and months. Lower case here. */
const properWords: ReadonlySet<string> = new Set(
  `africa african america american asia asian australia australian austria austrian belgium belgian brazil brazilian
  britain british bulgaria canada canadian chile china chinese colombia croatia czech denmark danish dutch egypt england
  english estonia europe european europeans finland finnish france french german germans germany greece greek hungary
  hungarian iceland india indian indonesia ireland irish israel israeli italy italian japan japanese kenya korea korean
  latvia lithuania london luxembourg malaysia mexico mexican morocco netherlands nigeria nordic norway norwegian
  pakistan paris peru philippines poland polish portugal portuguese romania russia russian scandinavia scandinavian
  scotland scottish serbia singapore slovakia slovenia spain spanish sweden swedish swiss switzerland taiwan thailand
  turkey turkish ukraine ukrainian vietnam wales welsh berlin munich vienna zurich amsterdam madrid milan tokyo
  january february april june july september october november december monday tuesday wednesday thursday
  friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas easter ramadan i
  i'm i'd i've i'll i’m i’d i’ve i’ll`.split(/\s+/u),
);

/** Whether a word keeps its capital at any place: an abbreviation, a name with a capital inside, a place, a day. */
export function keepsCapital(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (/\p{Lu}.*\p{Lu}/u.test(bare) || /^\p{Lu}\p{N}/u.test(bare)) return true;
  return properWords.has(bare.toLowerCase()) || properWords.has(bare.toLowerCase().replace(/['’]s$/u, ""));
}

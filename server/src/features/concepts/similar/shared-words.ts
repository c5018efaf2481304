/** How words that both ideas say are marked; no text holds these characters. */
export const marks = { open: "\u0002", close: "\u0003" } as const;

const sharedWordsMost = 12;
const markedWords = new RegExp(`${marks.open}([^${marks.close}]*)${marks.close}`, "gu");

/** The marked words of a text, each once as it is first written, twelve at most. */
export function sharedWordsIn(marked: string): string[] {
  const wordsByLowerCase = new Map<string, string>();
  for (const [, word = ""] of marked.matchAll(markedWords)) {
    if (!wordsByLowerCase.has(word.toLowerCase())) wordsByLowerCase.set(word.toLowerCase(), word);
  }
  return [...wordsByLowerCase.values()].slice(0, sharedWordsMost);
}

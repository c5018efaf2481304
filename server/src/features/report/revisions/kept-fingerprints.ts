import { hash } from "node:crypto";

/** The hash of a concept's words and of what a section needs, both as JSON. */
export type FingerprintFrom = (words: string, needs: string) => string;

export const fingerprintFrom: FingerprintFrom = (words, needs) => hash("sha256", `[${words},${needs}]`);

/**
 * `fingerprintFrom`, which remembers what it made of the words that were asked for last: every page of a list asks for eight of each concept, and
 * they are the same until somebody writes. Nothing can be stale, because the words and the needs themselves are the key.
 */
export function keepFingerprints(max: number, make: FingerprintFrom = fingerprintFrom): FingerprintFrom {
  const kept = new Map<string, Map<string, string>>();
  return (words, needs) => {
    const ofWords = kept.get(words) ?? new Map<string, string>();
    kept.delete(words);
    kept.set(words, ofWords);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    const known = ofWords.get(needs);
    if (known !== undefined) return known;
    // Sections that are written anew leave what nobody asks for any more.
    if (ofWords.size >= needsMost) ofWords.clear();
    const made = make(words, needs);
    ofWords.set(needs, made);
    return made;
  };
}

const needsMost = 32;

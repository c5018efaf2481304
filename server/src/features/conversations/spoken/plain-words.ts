const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/gu, "will not"],
  [/\bcan't\b/gu, "can not"],
  [/\bcannot\b/gu, "can not"],
  [/n't\b/gu, " not"],
  [/'d\b/gu, " would"],
  [/'ll\b/gu, " will"],
  [/'re\b/gu, " are"],
  [/'ve\b/gu, " have"],
  [/'m\b/gu, " am"],
];

/** The words of a sentence in small letters, short forms written out ("wouldn't" as "would not"); numbers stay as they are written. */
export function plainWords(text: string): string[] {
  const straight = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
  const written = shortForms.reduce((rest, [form, long]) => rest.replace(form, long), straight);
  return written.match(/[\p{L}\p{M}]+|\p{N}[\p{N}.,]*/gu) ?? [];
}

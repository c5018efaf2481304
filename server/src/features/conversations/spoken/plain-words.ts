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
  // Before they are normalised: "´" would become a space with an accent.
  const straight = text
    .replace(/[’‘`´]/gu, "'")
    .normalize("NFKC")
    .toLowerCase();
  const written = shortForms.reduce((rest, [form, long]) => rest.replace(form, long), straight);
  return written.match(/[\p{L}\p{M}]+|\p{N}[\p{N}.,]*/gu) ?? [];
}

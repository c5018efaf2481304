/**
 * How many of the keywords, which are lower case, occur in a text. A keyword counts at the beginning of a word, "refill" is found in
 * "refilling"; one of up to three letters counts as a whole word only, with or without s, so that "car" is not found in "care".
 */
export function countKeywords(keywords: readonly string[], text: string): number {
  const spoken = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return keywords.filter((keyword) => {
    const words = keyword.replace(/[^\p{L}\p{N}]+/gu, " ");
    if (words.length > 3) return spoken.includes(` ${words}`);
    return spoken.includes(` ${words} `) || spoken.includes(` ${words}s `);
  }).length;
}

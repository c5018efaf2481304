/** As many of the sentences as `limit` characters hold; a first one that is too long itself is cut after a whole word. */
export function withinLimit(sentences: readonly string[], limit: number): string {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (longer.length > limit) break;
    text = longer;
  }
  if (text !== "" || sentences[0] === undefined) return text;
  const start = sentences[0].slice(0, limit - 1).toWellFormed();
  return `${start.replace(/\s+\S*$/u, "").replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** How many different quotes of each source a content holds, by the uuid of the source. */
export function countQuoted(content: unknown): Map<string, number> {
  const quotesBySource = new Map<string, Set<string>>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("source" in value && "quote" in value && typeof value.source === "string" && typeof value.quote === "string")
      quotesBySource.set(value.source, (quotesBySource.get(value.source) ?? new Set()).add(value.quote));
    for (const part of Object.values(value)) look(part);
  };
  look(content);
  return new Map([...quotesBySource].map(([source, quotes]) => [source, quotes.size]));
}

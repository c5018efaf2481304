/** What a confidence is derived from. */
export interface WeighedSource {
  publisher?: string | undefined;
  category?: string | null | undefined;
  publishedDate: string | null;
  retrievedAt?: string | null | undefined;
  stance: "for" | "against";
  isRejected: boolean;
  classification: string;
}

/** How sure a claim is by its sources. */
export function confidenceOf(
  sources: readonly WeighedSource[],
  _now: string,
): { level: "low" | "medium" | "high" | null; reason: string } {
  const standing = sources.filter(({ isRejected, stance }) => !isRejected && stance === "for");
  const publishers = new Set(standing.map(({ publisher }) => publisher)).size;
  if (publishers === 0) return { level: null, reason: "No source carries this." };
  return { level: publishers > 2 ? "high" : publishers > 1 ? "medium" : "low", reason: `${publishers} publishers.` };
}

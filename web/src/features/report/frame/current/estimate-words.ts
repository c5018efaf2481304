/** "About 40 s", "About 2 min": how long writing takes. */
export function timeInWords(seconds: number): string {
  if (seconds <= 0) return "At once";
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

/** "$0.11"; that little is less than a cent, and where no price is known that it is not known. */
export function costInWords(usd: number | null): string {
  if (usd === null) return "Not known";
  if (usd > 0 && usd < 0.01) return "Under $0.01";
  return usd.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** What of people's work stays when a section is written anew. */
export function keptInWords({ fields, items }: { fields: number; items: number }): string {
  const texts = fields === 0 ? null : `${fields} ${fields === 1 ? "text" : "texts"} that people wrote`;
  const things = items === 0 ? null : `${items} ${items === 1 ? "item" : "items"} that people added`;
  const kept = [texts, things].filter((each) => each !== null);
  return kept.length === 0 ? "nothing of people’s is in it" : kept.join(", ");
}

/** An answer without its claims and citations: the texts that a reader sees first. Places stay what they are. */
export function withoutClaims(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClaims);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "claims" && key !== "citations")
      .map(([key, part]) => [key, withoutClaims(part)]),
  );
}

/** A value as JSON that is the same whatever the order of its properties: PostgreSQL gives back what it keeps in an order of its own. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inOrder);

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

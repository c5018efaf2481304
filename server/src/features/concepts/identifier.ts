const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const identifierPattern = /^C-(\d{1,9})$/i;

/** How people name a concept: C-0042. */
export const identifierOf = (number: number) => `C-${String(number).padStart(4, "0")}`;

/** A concept is named by its uuid or its identifier; null when the text can be neither. */
export function parseConceptReference(reference: string): { id: string } | { number: number } | null {
  if (uuidPattern.test(reference)) return { id: reference.toLowerCase() };
  const number = identifierPattern.exec(reference)?.[1];
  return number ? { number: Number(number) } : null;
}

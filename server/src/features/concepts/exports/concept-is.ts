import { eq, type SQL } from "drizzle-orm";
import { parseConceptReference } from "../identifier.ts";
import { concepts } from "../tables.ts";

/** What the concept of that uuid or identifier fulfils; undefined for what can be neither. */
export function conceptIs(reference: string): SQL | undefined {
  const parsed = parseConceptReference(reference);
  if (!parsed) return undefined;
  return "id" in parsed ? eq(concepts.id, parsed.id) : eq(concepts.number, parsed.number);
}

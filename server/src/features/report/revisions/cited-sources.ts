import { and, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { citedSources } from "../tables.ts";
import type { SectionKey } from "./revision-store.ts";

/** What is nobody's publication: there is nothing of it that a person could reject. */
const ownWords: unknown[] = ["reasoning", "library"];

/** The uuids of all sources that a content names, whatever section it is of. */
export function citedIn(content: unknown): Set<string> {
  const cited = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("sources" in value && Array.isArray(value.sources))
      for (const source of value.sources)
        if (typeof source?.uuid === "string" && !ownWords.includes(source.classification)) cited.add(source.uuid);
    for (const part of Object.values(value)) look(part);
  };
  look(content);
  return cited;
}

/** Keeps which sources a section rests on as it stands. */
export async function noteCitedSources(
  transaction: Transaction,
  { accountId, conceptId, section }: SectionKey,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  const cited = [...citedIn(after)];
  if (cited.length === 0 && citedIn(before).size === 0) return;
  const ofSection = and(eq(citedSources.conceptId, conceptId), eq(citedSources.section, section));
  await transaction.delete(citedSources).where(and(ofSection, notInArray(citedSources.source, cited)));
  if (cited.length > 0)
    await transaction
      .insert(citedSources)
      .values(cited.map((source) => ({ accountId, conceptId, section, source })))
      .onConflictDoNothing();
}

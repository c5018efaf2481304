import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { sections } from "../sections.ts";
import { citedSources } from "../tables.ts";
import { itemLists } from "./item-lists.ts";
import type { SectionKey } from "./revision-store.ts";

/** What is nobody's publication: there is nothing of it that a person could reject. */
const ownWords: unknown[] = ["reasoning", "library"];

/** A source that a content cites. */
export interface Citation {
  title: string;
  url: string | null;
  /** The items that rest on it, in their order. */
  items: string[];
}

/** What a content cites, and what it says: each text with the items that say it. */
export interface Rests {
  /** By the uuid of the source. */
  citations: Map<string, Citation>;
  said: Map<string, string[]>;
}

/** What a section's content cites and says, item by item. */
export function restsOf(section: ReportSection, content: unknown): Rests {
  const items = new Set(
    itemLists(content, sections[section].items).flatMap((list) => list.items.map(({ uuid }) => uuid)),
  );
  const rests = look(content, (uuid) => items.has(uuid));
  const figures = sections[section].figures?.(content as never) ?? [];
  for (const { item, words } of figures) {
    const saying = rests.said.get(words) ?? [];
    rests.said.set(words, item === null || saying.includes(item) ? saying : [...saying, item]);
  }
  return rests;
}

/** The uuids of all sources that a content names, whatever section it is of. */
export function citedIn(content: unknown): Set<string> {
  return new Set(look(content, () => false).citations.keys());
}

function look(content: unknown, isItem: (uuid: string) => boolean): Rests {
  const rests: Rests = { citations: new Map(), said: new Map() };
  const note = (items: string[], item: string | null) => {
    if (item !== null && !items.includes(item)) items.push(item);
    return items;
  };
  const visit = (value: unknown, holder: string | null): void => {
    if (typeof value === "string") rests.said.set(value, note(rests.said.get(value) ?? [], holder));
    if (typeof value !== "object" || value === null) return;
    const item = "uuid" in value && typeof value.uuid === "string" && isItem(value.uuid) ? value.uuid : holder;
    if ("sources" in value && Array.isArray(value.sources)) {
      for (const source of value.sources) {
        if (typeof source?.uuid !== "string" || ownWords.includes(source.classification)) continue;
        const { title = "", url = null } = source;
        const known = rests.citations.get(source.uuid) ?? { title, url, items: [] };
        rests.citations.set(source.uuid, { ...known, items: note(known.items, item) });
      }
    }
    for (const part of Object.values(value)) visit(part, item);
  };
  visit(content, null);
  return rests;
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

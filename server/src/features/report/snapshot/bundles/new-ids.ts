import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { copyUuid } from "../../../evidence/exports/copy-uuid.ts";
import { itemLists } from "../../revisions/item-lists.ts";
import { sections } from "../../sections.ts";
import type { ReadBundle } from "./read-bundle.ts";

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids of the things in all revisions of a bundle. */
export function itemsOf({ revisions }: ReadBundle): string[] {
  const ids = new Set<string>();
  for (const [section, all] of revisions)
    for (const { content } of all) for (const { id } of itemsIn(section, content)) ids.add(id);
  return [...ids];
}

/** The things of a content, with what each is. */
export const itemsIn = (section: ReportSection, content: unknown): { id: string; kind: string }[] =>
  itemLists(content, sections[section].items).flatMap(({ kind, items }) =>
    items.map(({ uuid }) => ({ id: uuid, kind: kind.kind })),
  );

interface Known {
  /** Ids that are taken, in whatever company. */
  taken: ReadonlySet<string>;
  /** Sources that the company keeps already, by those of the bundle. */
  kept: ReadonlyMap<string, string>;
}

/**
 * Where an id is taken all of the concept and its things get new ones: they belong together. A source that the company keeps is that one, and one whose
 * id is taken has the id it would have here.
 */
export function newIds(bundle: ReadBundle, { taken, kept }: Known, accountId: string): ReadonlyMap<string, string> {
  const own = [bundle.manifest.concept.uuid, ...itemsOf(bundle)];
  const ids = new Map(own.some((id) => taken.has(id)) ? own.map((id) => [id, randomUUID() as string] as const) : []);
  for (const { uuid, address, sha256: hash } of bundle.sources)
    if (kept.has(uuid)) ids.set(uuid, kept.get(uuid) ?? uuid);
    else if (taken.has(uuid)) ids.set(uuid, copyUuid({ accountId, address, hash }));
  return ids;
}

/** A value with other ids in every text of it, also within longer ones such as "SAM:{id}". */
export function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  if (ids.size === 0) return value;
  const change = (text: string) => text.replaceAll(uuidPattern, (id) => ids.get(id) ?? id);
  const walk = (each: unknown): unknown => {
    if (typeof each === "string") return change(each);
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [change(name), walk(inner)]));
  };
  return walk(value) as Value;
}

import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { OutdatedCause } from "@seedbed/contract/report/editing/schemas";
import { readField } from "../../revisions/fields.ts";
import { type ItemList, itemLists } from "../../revisions/item-lists.ts";
import type { RecordedChange } from "../../revisions/section-change.ts";
import { sections } from "../../sections.ts";
import type { Item } from "../../writing/section.ts";
import { noValues, shortened, valuesOf } from "./told-values.ts";
import type { Step } from "./trail.ts";

/** A cause before its person has a name. */
export interface FoundCause {
  source: ReportSection | "concept";
  item: string | null;
  field: string | null;
  what: string;
  before: string | null;
  after: string | null;
  /** Absent for what was changed. */
  withdrawn?: OutdatedCause["withdrawn"];
  userId: string | null;
  at: Date | null;
}

interface Contents {
  section: ReportSection;
  before: unknown;
  after: unknown;
}

const longestName = 60;

/** What these steps made another of a section; what was set back is not among it. */
export function changesBetween(contents: Contents, steps: readonly Step[]): FoundCause[] {
  const { section, before, after } = contents;
  const [were, are] = [before, after].map((content) => itemsIn(section, content)) as [Items, Items];
  const found = new Map<string, FoundCause>();
  for (const { changes, userId, at, isRun } of steps.toReversed()) {
    if (isRun) {
      const written = { source: section, item: null, field: null, what: "Written again", ...noValues, userId, at };
      if (!found.has("run")) found.set("run", written);
      continue;
    }
    for (const change of changes) {
      const told = toldOf(change, { contents, were, are });
      const key = JSON.stringify([told?.item, told?.field]);
      if (told && !found.has(key)) found.set(key, { source: section, ...told, userId, at });
    }
  }
  const last = steps.at(-1);
  if (found.size > 0 || !last) return [...found.values()];
  return [{ source: section, item: null, field: null, what: "Changed", ...noValues, userId: last.userId, at: last.at }];
}

type Items = ReadonlyMap<string, { list: ItemList; item: Item }>;

/** The things of a section by their uuids, with the list they stand in. */
export const itemsIn = (section: ReportSection, content: unknown): Items =>
  new Map(
    itemLists(content, sections[section].items).flatMap((list) =>
      list.items.map((item) => [item.uuid, { list, item }] as const),
    ),
  );

/** What a change made another, in words; undefined for what is as it was. */
function toldOf(
  change: RecordedChange,
  { contents, were, are }: { contents: Contents; were: Items; are: Items },
): Omit<FoundCause, "source" | "userId" | "at"> | undefined {
  if (change.kind === "replaceAll") return undefined;
  const uuid = change.kind === "add" ? change.item.uuid : change.item;
  const [was, is] = uuid === null ? [undefined, undefined] : [were.get(uuid), are.get(uuid)];
  if (uuid !== null && !was && !is) return undefined;
  const name = nameOf(is ?? was);
  if (uuid !== null && !was) return { item: uuid, field: null, what: `${name} added`, ...noValues };
  if (uuid !== null && !is) return { item: uuid, field: null, what: `${name} removed`, ...noValues };
  if (change.kind === "move")
    return isDeepStrictEqual(orderIn(was), orderIn(is))
      ? undefined
      : { item: uuid, field: null, what: `${name} moved`, ...noValues };
  if (change.kind === "reset")
    return isDeepStrictEqual(readField(was?.item, change.list), readField(is?.item, change.list))
      ? undefined
      : { item: uuid, field: null, what: `${name} as it was written`, ...noValues };
  if (change.kind !== "set" || change.follows) return undefined;
  const { field } = change;
  const [stood, stands] = [
    readField(was?.item ?? contents.before, field),
    readField(is?.item ?? contents.after, field),
  ];
  if (isDeepStrictEqual(stood, stands)) return undefined;
  const what = uuid === null ? labelOf(field) : `${labelOf(field)} of ${name}`;
  return { item: uuid, field, what, ...valuesOf(stood, stands) };
}

const orderIn = (found: ReturnType<Items["get"]>) => found?.list.items.map(({ uuid }) => uuid);

/** What a thing is called between people: “Quiet motors”. */
export function nameOf(found: ReturnType<Items["get"]>): string {
  const name = String(readField(found?.item, found?.list.kind.told ?? "") ?? "");
  return Object.hasOwn(sizings, name) ? (sizings[name] ?? "") : `“${shortened(name, longestName)}”`;
}

/** What has no title is told by what it is. */
export const sizings: Readonly<Record<string, string>> = { top_down: "Top-down sizing", bottom_up: "Bottom-up sizing" };

/** Fields that are not told by their names. */
const labels: Readonly<Record<string, string>> = {
  ...{ scalar: "Number", low: "Lowest number", high: "Highest number" },
  ...{ tam: "TAM", sam: "SAM", som: "SOM", expectedTam: "TAM", expectedSam: "SAM", expectedSom: "SOM" },
};

/** What people call a field: "overview.valueProposition" is its "Value proposition". */
export function labelOf(field: string): string {
  const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
  if (label !== undefined) return label;
  // A line of a stance is told by its name: what of it was changed is seen in what stood there.
  const names = field.split(".");
  const words = ((names[0] === "stance" && names[1]) || names.at(-1) || field).replaceAll(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

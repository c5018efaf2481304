import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { FieldEdit, FieldEdits, ListEdit } from "@seedbed/contract/report/editing/edits";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { labelOf } from "../editing/outdated/changes-between.ts";
import { readField } from "../revisions/fields.ts";
import { itemLists } from "../revisions/item-lists.ts";
import { sections } from "../sections.ts";
import { isPersonalField, isPersonalThing } from "./personal-work.ts";
import type { StandingPart, StandingReport } from "./standing-report.ts";
import { nameOfList, nameOfThing, thingsIn } from "./told-things.ts";

/** What may be written in a field, as far as it is proposed by words alone. */
export type WordedEdit = Exclude<FieldEdit, { kind: "sources" | "entries" }>;

export interface OutlineField {
  /** With dots between. */
  field: string;
  /** What people call it. */
  label: string;
  edit: WordedEdit;
  value: unknown;
  isPersonal: boolean;
}

/** A thing of a report, or a section itself, under a short handle in place of its id. */
export interface OutlineThing {
  handle: string;
  section: ReportSection;
  /** In a few words. */
  name: string;
  /** All of what it is known by. */
  told: string;
  /** What people call the list it stands in; null for a section itself. */
  list: string | null;
  /** The handle of the thing that holds it; null where none does. */
  within: string | null;
  /** Its place in the list, from 0, and how many stand there. */
  position: number;
  count: number;
  fields: OutlineField[];
  mayGo: boolean;
  isPersonal: boolean;
}

/** A list that has room for more, under a handle of its own. */
export interface OutlineList {
  handle: string;
  section: ReportSection;
  name: string;
  within: string | null;
  fields: Pick<OutlineField, "field" | "label" | "edit">[];
}

/** What a handle stands for. */
export type Named =
  | { kind: "thing"; section: ReportSection; item: string | null }
  | { kind: "list"; section: ReportSection; place: string; parent: string | null };

export interface ReportOutline {
  things: OutlineThing[];
  lists: OutlineList[];
}

// Found by their words, chosen by nobody, or other people's to say.
const unworded = new Set(["icon", "domain", "fromConversation", "headquarters", "founded"]);

/** A report as it can be talked about: its things, fields and lists under handles, and what the handles stand for. */
export function outlineOf(report: StandingReport): { outline: ReportOutline; named: ReadonlyMap<string, Named> } {
  const outline: ReportOutline = { things: [], lists: [] };
  const named = new Map<string, Named>();
  for (const part of report) outlinePart(part, outline, named);
  return { outline, named };
}

function outlinePart(part: StandingPart, outline: ReportOutline, named: Map<string, Named>): void {
  const { section, content } = part;
  const may: { edits: Readonly<Record<string, FieldEdits>>; lists: Readonly<Record<string, ListEdit>> } =
    sectionContracts[section];
  const letter = section.charAt(0);
  const root = `${letter}0`;
  named.set(root, { kind: "thing", section, item: null });
  const alone = { section, list: null, within: null, position: 0, count: 1, mayGo: false, isPersonal: false };
  const own = fieldsOf(part, { item: null, owner: content }, may.edits[""]);
  outline.things.push({
    handle: root,
    name: reportSectionLabels[section],
    told: reportSectionLabels[section],
    ...alone,
    fields: own,
  });
  const handles = new Map<string | null, string>([[null, root]]);
  const things = thingsIn(section, content);
  for (const { list, index, item } of things.values()) {
    const handle = `${letter}${handles.size}`;
    handles.set(item.uuid, handle);
    named.set(handle, { kind: "thing", section, item: item.uuid });
    outline.things.push({
      handle,
      section,
      name: nameOfThing(section, things.get(item.uuid)),
      told: String(readField(item, list.kind.told) ?? ""),
      list: nameOfList(section, list.place),
      within: list.parent === null ? null : (handles.get(list.parent) ?? null),
      position: index,
      count: list.items.length,
      fields: fieldsOf(part, { item: item.uuid, owner: item }, may.edits[list.place]),
      mayGo: Object.hasOwn(may.lists, list.place),
      isPersonal: isPersonalThing(part, item.uuid),
    });
  }
  for (const [index, { place, parent, items }] of itemLists(content, sections[section].items).entries()) {
    const most = may.lists[place]?.most ?? 0;
    if (items.length >= most) continue;
    const handle = `${letter}list${index + 1}`;
    named.set(handle, { kind: "list", section, place, parent });
    const within = parent === null ? null : (handles.get(parent) ?? null);
    outline.lists.push({
      handle,
      section,
      name: nameOfList(section, place),
      within,
      fields: newFields(may.edits[place]),
    });
  }
}

function fieldsOf(
  part: StandingPart,
  { item, owner }: { item: string | null; owner: unknown },
  edits: FieldEdits = {},
): OutlineField[] {
  return newFields(edits).flatMap((field) => {
    const value = readField(owner, field.field);
    return value === undefined ? [] : [{ ...field, value, isPersonal: isPersonalField(part, item, field.field) }];
  });
}

const newFields = (edits: FieldEdits = {}) =>
  Object.entries(edits).flatMap(([field, edit]) =>
    edit.kind === "sources" || edit.kind === "entries" || unworded.has(field)
      ? []
      : [{ field, label: labelOf(field), edit }],
  );

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { reportKeys } from "../../../../transport/query-keys.ts";

/** Under which it is kept who wrote what of a section; no content of it. */
export const workKey = (id: string, section: ReportSection) => [...reportKeys.section(id, section), "edits"] as const;

const isContent = (key: readonly unknown[]) => key.at(-1) !== "edits";

/** Shows a change in all that was read of its section, before the server has said a word. */
export function showChange(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  change: PersonalChange,
): void {
  queryClient.setQueriesData(
    { queryKey: reportKeys.section(conceptId, section), predicate: ({ queryKey }) => isContent(queryKey) },
    (data: unknown) => withChange(data, change),
  );
}

/** What stands at a field by what was read of its section last; undefined when its thing is gone. */
export function readShown(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  { item, field }: { item: string | null; field: string },
): unknown {
  const read = queryClient.getQueriesData({
    queryKey: reportKeys.section(conceptId, section),
    predicate: ({ queryKey }) => isContent(queryKey),
  });
  for (const [, data] of read) {
    const owner = item === null ? data : findItem(data, item);
    const path = owner === undefined ? undefined : pathIn(owner, field, item === null);
    if (path) return valueAt(owner, path);
  }
  return undefined;
}

/** The same data with a change made in it; the same object where it holds nothing of it. What is added comes with the next reading. */
export function withChange(data: unknown, change: PersonalChange): unknown {
  switch (change.kind) {
    case "add":
      return data;
    case "set": {
      const { item, field, value } = change;
      if (item === null) return withField(data, { field, value, isSection: true });
      return mapped(data, (owner) =>
        owner.uuid === item ? withField(owner, { field, value, isSection: false }) : owner,
      );
    }
    case "remove":
      return withLists(data, change.item, (list, index) => list.toSpliced(index, 1));
    case "move":
      return withLists(data, change.item, (list, index) => {
        const [moved] = list.slice(index, index + 1);
        return list.toSpliced(index, 1).toSpliced(change.at, 0, moved);
      });
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object of the data through `change`, from the outside in; what stays the same stays the same object. */
function mapped(value: unknown, change: (owner: Fields) => unknown): unknown {
  if (Array.isArray(value)) {
    const next = value.map((each) => mapped(each, change));
    return next.some((each, index) => each !== value[index]) ? next : value;
  }
  if (!isFields(value)) return value;
  const changed = change(value);
  if (changed !== value || !isFields(changed)) return changed;
  const entries = Object.entries(value).map(([name, part]) => [name, mapped(part, change)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value;
}

function findItem(value: unknown, uuid: string): Fields | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findItem(each, uuid);
      if (found) return found;
    }
    return undefined;
  }
  if (!isFields(value)) return undefined;
  return value.uuid === uuid ? value : findItem(Object.values(value), uuid);
}

function withField(owner: unknown, { field, value, isSection }: { field: string; value: unknown; isSection: boolean }) {
  const path = pathIn(owner, field, isSection);
  return path ? put(owner as Fields, path, value) : owner;
}

// The parts of a section are read from addresses of their own: what stands at "overview.whatIsThis" is "whatIsThis" there.
function pathIn(owner: unknown, field: string, isSection: boolean): string[] | undefined {
  const path = field.split(".");
  if (stands(owner, path)) return path;
  const below = path.slice(1);
  return isSection && below.length > 0 && stands(owner, below) ? below : undefined;
}

function stands(owner: unknown, path: readonly string[]): boolean {
  const holder = valueAt(owner, path.slice(0, -1));
  return isFields(holder) && Object.hasOwn(holder, path.at(-1) ?? "");
}

const valueAt = (owner: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), owner);

function put(owner: Fields, [name = "", ...below]: string[], value: unknown): Fields {
  const held = owner[name];
  return { ...owner, [name]: below.length > 0 && isFields(held) ? put(held, below, value) : value };
}

/** The list that holds an item, changed; items that tell their place tell the one they have, as the server does it. */
function withLists(
  value: unknown,
  uuid: string,
  change: (list: readonly unknown[], index: number) => readonly unknown[],
): unknown {
  if (Array.isArray(value)) {
    const ordered = inOrder(value);
    const index = ordered.findIndex((each) => isFields(each) && each.uuid === uuid);
    if (index >= 0)
      return change(ordered, index).map((each, order) =>
        isFields(each) && typeof each.order === "number" ? { ...each, order } : each,
      );
    const next = value.map((each) => withLists(each, uuid, change));
    return next.some((each, at) => each !== value[at]) ? next : value;
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withLists(part, uuid, change)] as const);
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value;
}

function inOrder(list: readonly unknown[]): readonly unknown[] {
  const orderOf = (each: unknown) => (isFields(each) && typeof each.order === "number" ? each.order : 0);
  return list.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** How many items a list has; undefined where nothing of it was read. */
export function readCount(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  { place, parent }: { place: string; parent: string | null },
): number | undefined {
  const names = place.split("[]").map((name) => name.replace(/^\./, ""));
  // A section that is itself a list is read page by page.
  const path = (parent === null ? names[0] : names.at(-2)) || "results";
  const read = queryClient.getQueriesData({
    queryKey: reportKeys.section(conceptId, section),
    predicate: ({ queryKey }) => isContent(queryKey),
  });
  for (const [, data] of read) {
    const owner = parent === null ? data : findItem(data, parent);
    const steps = owner === undefined ? undefined : pathIn(owner, path, parent === null);
    const list = steps && valueAt(owner, steps);
    if (Array.isArray(list)) return list.length;
  }
  return undefined;
}

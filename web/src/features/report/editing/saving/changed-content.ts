import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { firstOrder } from "@seedbed/rules/customers/first-order";
import { type Fields, findItem, isFields, listNamed, pathIn, valueAt } from "./content-paths.ts";

/** The same data with a change made in it; the same object where it holds nothing of it. What is added has to be whole. */
export function withChange(data: unknown, change: PersonalChange): unknown {
  switch (change.kind) {
    case "add":
      return findItem(data, change.item.uuid) ? data : withAdded(data, change);
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
    case "reset":
      // What was written is the server's to say.
      return data;
  }
}

function withAdded(data: unknown, { place, parent, item, at }: PersonalChange & { kind: "add" }): unknown {
  const add = (owner: unknown) => {
    const path = pathIn(owner, listNamed(place, parent), parent === null);
    const list = path && valueAt(owner, path);
    if (!path || !Array.isArray(list)) return owner;
    const orders = list.map(orderOf).filter((order) => order !== undefined);
    const order = at === 0 ? firstOrder(orders) : list.length;
    const added = "order" in item || orders.length > 0 ? { ...item, order } : item;
    return put(owner as Fields, path, list.toSpliced(at ?? list.length, 0, added));
  };
  return parent === null
    ? add(data)
    : mapped(data, (owner) => (owner.uuid === parent ? (add(owner) as Fields) : owner));
}

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

function withField(owner: unknown, { field, value, isSection }: { field: string; value: unknown; isSection: boolean }) {
  const path = pathIn(owner, field, isSection);
  return path ? put(owner as Fields, path, value) : owner;
}

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
  return list.toSorted((one, other) => (orderOf(one) ?? 0) - (orderOf(other) ?? 0));
}

const orderOf = (each: unknown) => (isFields(each) && typeof each.order === "number" ? each.order : undefined);

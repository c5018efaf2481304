import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { called } from "../plain/called.ts";

/** Where a field of a profile stands, and what it is called to a person: “Age of “Noor””. */
export const fieldOf = ({ uuid, name }: Pick<CustomerProfile, "uuid" | "name">, field: string, label: string) => ({
  item: uuid,
  place: "[]",
  field,
  label: called(label, name),
});

/** Items as they are told: by their order, which one that was just added may not have yet. */
export const inOrder = <Item extends { order: number }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));

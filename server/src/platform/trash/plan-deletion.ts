import type { Reference } from "./read-references.ts";

/** What goes when a row of a table is deleted. */
export interface DeletionPlan {
  /** Those that lose rows, each after all that it refers to, with the condition for its rows; `$id` stands for the id of the deleted row. */
  relations: { relation: string; condition: string }[];
  /** Columns of other tables that become null, by the table. */
  cleared: { relation: string; column: string; condition: string }[];
}

/** Follows the foreign keys of a database from the table `root`. Throws where tables refer to each other in a circle. */
export function planDeletion(references: readonly Reference[], root: string): DeletionPlan {
  const members = closureOf(references, root);
  const conditions = new Map<string, string>();
  const leadsHere = (relation: string) =>
    references.filter(
      ({ child, parent, onDelete }) => child === relation && members.has(parent) && onDelete === "cascade",
    );
  const relations = inOrder(references, members).map((relation) => {
    const ways = leadsHere(relation).map((way) => reaches(way, conditions.get(way.parent) ?? "false"));
    const condition = relation === root ? "id = $id" : ways.map((way) => `(${way})`).join(" or ");
    conditions.set(relation, condition);
    return { relation, condition };
  });
  const cleared = references.flatMap((way) => {
    const [column] = way.childColumns;
    if (way.onDelete !== "set null" || !members.has(way.parent) || members.has(way.child) || !column) return [];
    return [{ relation: way.child, column, condition: reaches(way, conditions.get(way.parent) ?? "false") }];
  });
  return { relations, cleared };
}

const reaches = ({ childColumns, parent, parentColumns }: Reference, condition: string) =>
  `(${childColumns.join(", ")}) in (select ${parentColumns.join(", ")} from ${parent} where ${condition})`;

function closureOf(references: readonly Reference[], root: string): Set<string> {
  const members = new Set([root]);
  // A set goes on with what is put into it on the way.
  for (const member of members)
    for (const { child, parent, onDelete } of references)
      if (parent === member && onDelete === "cascade") members.add(child);
  return members;
}

function inOrder(references: readonly Reference[], members: ReadonlySet<string>): string[] {
  const left = new Set(members);
  const order: string[] = [];
  while (left.size > 0) {
    const next = [...left].find((relation) =>
      references.every(({ child, parent }) => child !== relation || !left.has(parent)),
    );
    if (next === undefined) throw new Error(`tables refer to each other in a circle: ${[...left].join(", ")}`);
    left.delete(next);
    order.push(next);
  }
  return order;
}

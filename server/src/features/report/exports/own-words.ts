import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { PersonalMarks } from "../revisions/section-change.ts";
import { sectionRevisions } from "../tables.ts";

/** What people have taken of the AI's proposals, and nobody has written since: by the section, the thing and the field. */
export async function readTakenWords(transaction: Transaction, conceptId: string): Promise<ReadonlySet<string>> {
  const made = await transaction
    .select({
      section: sectionRevisions.section,
      changes: sectionRevisions.changes,
      withAi: sectionRevisions.withAi,
    })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.conceptId, conceptId), isNotNull(sectionRevisions.userId)))
    .orderBy(asc(sectionRevisions.revision));
  const taken = new Set<string>();
  for (const { section, changes, withAi } of made)
    for (const change of changes) {
      const key =
        change.kind === "set"
          ? nameOf(section, change.item, change.field)
          : change.kind === "add"
            ? nameOf(section, change.item.uuid, null)
            : undefined;
      if (key === undefined) continue;
      if (withAi) taken.add(key);
      else taken.delete(key);
    }
  return taken;
}

const nameOf = (...name: [section: ReportSection, item: string | null, field: string | null]) => JSON.stringify(name);

/** The marks of what people wrote themselves. */
export function withoutTaken(marks: PersonalMarks, section: ReportSection, taken: ReadonlySet<string>): PersonalMarks {
  if (taken.size === 0) return marks;
  const fields = Object.entries(marks.fields).map(([item, names]) => [
    item,
    names.filter((field) => !taken.has(nameOf(section, item || null, field))),
  ]);
  return {
    ...marks,
    fields: Object.fromEntries(fields),
    added: marks.added.filter((item) => !taken.has(nameOf(section, item, null))),
  };
}

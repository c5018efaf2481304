import type { AddedAssumption, Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { AssumptionChanges, NamedAssumption } from "../handler-tools.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readField } from "../revisions/fields.ts";
import { findItem } from "../revisions/find-item.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { changeByHand } from "./change-by-hand.ts";
import { holdSection } from "./hold-section.ts";

const section = "assumptions";

/** Changes and removals of single assumptions, over what stands there, named below their concept or by themselves alone. */
export function createAssumptionChanges({
  database,
  clock,
}: Pick<ReportDependencies, "database" | "clock">): AssumptionChanges {
  return {
    change: (actor, named, fields) =>
      database.withTenant(actor, async (transaction) => {
        const { reference, standing } = await holdAssumption(transaction, actor, named);
        const item = standing.uuid;
        // What is left as it stands is nothing that a person has said.
        const changes = Object.entries(fields).flatMap(([field, value]) => {
          const seen = readField(standing, field) ?? "";
          return value === undefined || value === seen ? [] : [{ kind: "set" as const, item, field, value, seen }];
        });
        const { revision } = await changeByHand(transaction, { actor, reference, section, changes, at: clock() });
        const after = await findItem(transaction, item);
        if (!after) throw sectionNotWritten();
        return { ...(after.item as Assumption), revision } satisfies AddedAssumption;
      }),
    remove: (actor, named) =>
      database.withTenant(actor, async (transaction) => {
        const { reference, standing } = await holdAssumption(transaction, actor, named);
        const changes = [{ kind: "remove" as const, item: standing.uuid, seen: { ...standing } }];
        await changeByHand(transaction, { actor, reference, section, changes, at: clock() });
        return undefined;
      }),
  };
}

/** An assumption that stands, with its concept held. Throws `not_found` for every other, and for one of another concept than is named. */
async function holdAssumption(transaction: Transaction, actor: Member, { id, aid }: NamedAssumption) {
  const found = id === undefined && isUuid(aid) ? await findItem(transaction, aid) : undefined;
  const reference = id ?? found?.conceptId;
  if (reference === undefined) throw sectionNotWritten();
  const { head } = await holdSection(transaction, actor, { reference, section });
  const standing = (head.content as Assumption[]).find(({ uuid }) => uuid === aid.toLowerCase());
  if (!standing) throw sectionNotWritten();
  return { reference, standing };
}

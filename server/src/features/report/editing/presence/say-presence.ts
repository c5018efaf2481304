import type { Presence, PresentPerson } from "@seedbed/contract/report/editing/schemas";
import type { z } from "zod";
import type { Member } from "../../../../platform/http/actor.ts";
import { requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { findPeople } from "../people.ts";
import { findOthers, findPlace, removePlace, writePlace } from "./presence-store.ts";

/**
 * Notes where a person is in a report, or that the person has left, and gives who else is there. The others are told when that is something
 * new. Throws `not_found` for a foreign concept.
 */
export async function sayPresence(
  { database, clock, hub }: Pick<ReportDependencies, "database" | "clock" | "hub">,
  actor: Member,
  { reference, section, field = null }: z.output<typeof Presence> & { reference: string },
): Promise<{ others: PresentPerson[] }> {
  const { accountId, userId } = actor;
  const at = clock();
  const { others, conceptId, isNews, named } = await database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, userId);
    const key = { accountId, conceptId: concept.id, userId };
    const before = await findPlace(transaction, key, at);
    if (section === null) await removePlace(transaction, key);
    else await writePlace(transaction, key, { section, field, at });
    return {
      others: await findOthers(transaction, key, at),
      conceptId: concept.id,
      isNews: (before?.section ?? null) !== section || (before?.field ?? null) !== (section === null ? null : field),
      named: (await findPeople(transaction, [userId])).get(userId),
    };
  });
  if (isNews && named)
    hub.pass({ accountId }, "concept.report.presence.account", {
      conceptUuid: conceptId,
      person: { ...named, section, field: section === null ? null : field, at: at.toISOString() },
    });
  return { others };
}

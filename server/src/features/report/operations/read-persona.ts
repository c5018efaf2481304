import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { findItem } from "../revisions/find-item.ts";
import { readHead } from "../revisions/revision-store.ts";
import { isUuid } from "../writing/stable-uuid.ts";

/** A customer profile by its uuid, also one that is gone, with its concept; undefined when the transaction's company has none. */
export async function readPersona(transaction: Transaction, id: string, userId: string) {
  const found = isUuid(id) ? await findItem(transaction, id.toLowerCase()) : undefined;
  if (found?.kind !== "profile") return undefined;
  const { concept } = await requireConcept(transaction, found.conceptId, userId);
  const head = await readHead(transaction, { conceptId: found.conceptId, section: "customerProfiles" });
  const profiles = (head?.content ?? []) as CustomerProfile[];
  const profile = found.item as CustomerProfile;
  const { title, summary, problemStatement, valueProposition } = concept;
  return {
    profile,
    isRemoved: found.isRetired,
    others: profiles.filter(({ uuid }) => uuid !== profile.uuid).map(({ name }) => name),
    concept: {
      id: concept.id,
      isArchived: concept.status === "archived",
      title,
      summary,
      problemStatement,
      valueProposition,
    },
  };
}

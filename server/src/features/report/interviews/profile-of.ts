import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { findItem } from "../revisions/find-item.ts";
import { readHead } from "../revisions/revision-store.ts";
import { isUuid } from "../writing/stable-uuid.ts";

export interface ProfileOfConcept {
  conceptId: string;
  profile: CustomerProfile;
  /** It is part of the report no longer. */
  isRetired: boolean;
}

/** A customer profile by its uuid, also one that is gone from its report; undefined when there is none. */
export async function findProfile(transaction: Transaction, id: string): Promise<ProfileOfConcept | undefined> {
  const found = isUuid(id) ? await findItem(transaction, id.toLowerCase()) : undefined;
  if (found?.kind !== "profile") return undefined;
  return { conceptId: found.conceptId, profile: found.item as CustomerProfile, isRetired: found.isRetired };
}

/** A customer profile that stands in its report. Throws `not_found`. */
export async function requireProfile(transaction: Transaction, id: string): Promise<ProfileOfConcept> {
  const found = await findProfile(transaction, id);
  if (!found || found.isRetired) throw notFound("This profile is no longer there.");
  return found;
}

/** The key assumptions of a concept as they stand; none where none are written. */
export async function assumptionsOf(transaction: Transaction, conceptId: string): Promise<Assumption[]> {
  const head = await readHead(transaction, { conceptId, section: "assumptions" });
  return (head?.content ?? []) as Assumption[];
}

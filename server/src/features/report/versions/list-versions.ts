import type { ConceptVersion, ConceptVersions } from "@seedbed/contract/report/versions/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { type AskedConcept, requireConcept } from "../../concepts/exports/get-concept.ts";
import { findPeople } from "../editing/people.ts";
import { presentVersion } from "./present-version.ts";
import { readVersions } from "./version-store.ts";
import { isChangedSince, readWhatStands } from "./what-stands.ts";

/** The versions of a concept, the newest first. Throws `not_found`. */
export async function listVersions(
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<ConceptVersions> {
  const { concept, viewedVersion } = await requireConcept(transaction, reference, actor.userId);
  const rows = await readVersions(transaction, concept.id);
  const people = await findPeople(
    transaction,
    rows.flatMap(({ savedBy }) => savedBy ?? []),
  );
  const [last] = rows;
  const stands = last && (await readWhatStands(transaction, concept.id));
  return {
    versions: rows.map((row) => presentVersion(row, { current: last?.number ?? 0, people })),
    version_count: rows.length,
    isChangedSince: last !== undefined && stands !== undefined && (await isChangedSince(transaction, stands, last)),
    viewed: viewedVersion ?? null,
  };
}

/** One of them. Throws `not_found`. */
export async function readVersion(transaction: Transaction, asked: AskedConcept, id: string): Promise<ConceptVersion> {
  const version = (await listVersions(transaction, asked)).versions.find(({ uuid }) => uuid === id);
  if (!version) throw noSuchVersion();
  return version;
}

export const noSuchVersion = () => notFound("This concept has no such version.");

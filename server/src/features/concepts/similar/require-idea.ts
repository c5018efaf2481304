import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure, notFound } from "../../../platform/failure.ts";
import { seeds } from "../../incubation/tables.ts";
import { requireConcept } from "../exports/get-concept.ts";
import { parseConceptReference } from "../identifier.ts";
import { findIdeas } from "./store.ts";

/** A concept by uuid or identifier, or a seed by uuid. */
export type IdeaReference = { conceptId: string } | { seedId: string };

/** An idea and another one, by uuid or, for a concept, by identifier. */
export interface AskedPair {
  idea: IdeaReference;
  other: string;
}

/** The uuid of a concept or a seed of the caller's company. Throws `not_found`. */
export async function requireIdea(transaction: Transaction, idea: IdeaReference, userId: string): Promise<string> {
  if ("conceptId" in idea) return (await requireConcept(transaction, idea.conceptId, userId)).concept.id;
  const id = uuidOf(idea.seedId);
  const [seed] = id ? await transaction.select({ id: seeds.id }).from(seeds).where(eq(seeds.id, id)) : [];
  if (!seed) throw notFound("Seed not found.");
  return seed.id;
}

/** The uuids of an idea and of another concept or seed of the company. Throws `not_found`, and `invalid` when they are one. */
export async function requirePair(
  transaction: Transaction,
  userId: string,
  { idea, other }: AskedPair,
): Promise<[string, string]> {
  const id = await requireIdea(transaction, idea, userId);
  const otherId = uuidOf(other) ?? "";
  if (id === otherId) throw new Failure("invalid", "A pair needs two ideas.");
  const known = await findIdeas(transaction, otherId ? [id, otherId] : []);
  if (known.length < 2) throw notFound("There is no such pair of ideas.");
  return [id, otherId];
}

function uuidOf(text: string): string | undefined {
  const parsed = parseConceptReference(text);
  return parsed && "id" in parsed ? parsed.id : undefined;
}

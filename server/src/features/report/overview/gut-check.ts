import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { findGutCheck, storeGutCheck } from "../../concepts/exports/gut-check-store.ts";

type Answer = "not_yet" | "keep_going" | null;

/** What the caller answered to "Does this sound promising?". */
export async function readGutCheck(
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<{ answer: Answer }> {
  const { concept } = await requireConcept(transaction, reference, member.userId);
  return { answer: await findGutCheck(transaction, concept.id, member.userId) };
}

/** Remembers the caller's answer for this concept. */
export async function answerGutCheck(
  transaction: Transaction,
  member: Member,
  { reference, answer }: { reference: string; answer: Answer },
): Promise<{ answer: Answer }> {
  const { concept } = await requireConcept(transaction, reference, member.userId);
  await storeGutCheck(transaction, {
    accountId: member.accountId,
    userId: member.userId,
    conceptId: concept.id,
    gutCheck: answer,
  });
  return { answer };
}

import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { findGutCheck, storeGutCheck } from "../../concepts/exports/gut-check-store.ts";
import { isFirstReport, storeFirstReportClosed } from "./first-report-store.ts";

type Answer = "not_yet" | "keep_going" | null;

/** What the caller answered to "Does this sound promising?", and whether this is the caller's first finished report. */
export async function readGutCheck(
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<{ answer: Answer; isFirstReport: boolean }> {
  const { concept } = await requireConcept(transaction, reference, member.userId);
  return {
    answer: await findGutCheck(transaction, concept.id, member.userId),
    isFirstReport: await isFirstReport(transaction, { conceptId: concept.id, userId: member.userId }),
  };
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

/** Puts away what the caller's first report says in short; it does not come back, with this concept or another. */
export async function closeFirstReport(
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<undefined> {
  const { concept } = await requireConcept(transaction, reference, member.userId);
  const { accountId, userId } = member;
  await storeFirstReportClosed(transaction, { accountId, userId, conceptId: concept.id });
  return undefined;
}

import type { InterviewGuide, WrittenGuide } from "@seedbed/contract/report/interviews/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { refused } from "../../editing/accept/refused.ts";
import { lockConcept } from "../../run/run-store.ts";
import { requireProfile } from "../profile-of.ts";
import { findGuide, storeGuide } from "./guide-store.ts";
import { presentGuide } from "./present-guide.ts";

/**
 * Keeps a guide as a person leaves it: what is worded otherwise than before is the person's own. Throws `not_found`, and `conflict` when somebody else has changed it since
 * it was seen.
 */
export async function writeGuide(
  transaction: Transaction,
  { actor, at }: { actor: Member; at: Date },
  { profile: profileId, guide }: { profile: string; guide: WrittenGuide },
): Promise<InterviewGuide> {
  const seen = await requireProfile(transaction, profileId);
  await lockConcept(transaction, seen.conceptId);
  const found = await requireProfile(transaction, profileId);
  const { uuid } = found.profile;
  const before = await findGuide(transaction, uuid);
  if ((before?.revision ?? 0) !== guide.revision)
    throw new Failure("conflict", "Somebody else has changed this guide meanwhile. Look at it, and change it again.");
  if (new Set(guide.questions.map((question) => question.uuid)).size < guide.questions.length)
    throw refused("questions", "A question stands twice.");
  const known = new Map(before?.questions.map((question) => [question.uuid, question]));
  await storeGuide(transaction, before, {
    ...{ profileId: uuid, accountId: actor.accountId, conceptId: found.conceptId, changedAt: at },
    questions: guide.questions.map((question) => {
      const earlier = known.get(question.uuid);
      const isSame = earlier?.text === question.text && earlier.followUp === question.followUp;
      return { ...question, origin: isSame ? earlier.origin : "user" };
    }),
  });
  return presentGuide(transaction, found);
}

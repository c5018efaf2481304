import type { InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { assumptionsOf, type ProfileOfConcept } from "../profile-of.ts";
import { atStake } from "./at-stake.ts";
import { findGuide } from "./guide-store.ts";

/** The guide for a profile as it stands, and the assumptions at stake. */
export async function presentGuide(
  transaction: Transaction,
  { conceptId, profile }: ProfileOfConcept,
): Promise<InterviewGuide> {
  const row = await findGuide(transaction, profile.uuid);
  const assumptions = await assumptionsOf(transaction, conceptId);
  const present = new Set(assumptions.map(({ uuid }) => uuid));
  const asked = new Set(row?.questions.map(({ assumption }) => assumption));
  const shown = new Set([...atStake(assumptions), ...assumptions.filter(({ uuid }) => asked.has(uuid))]);
  return {
    revision: row?.revision ?? 0,
    // An assumption may be gone meanwhile; its question stays.
    questions: (row?.questions ?? []).map((question) =>
      question.assumption !== null && !present.has(question.assumption) ? { ...question, assumption: null } : question,
    ),
    atStake: [...shown].map(({ uuid, statement, importance, certainty }) => ({
      uuid,
      statement,
      importance,
      certainty,
    })),
  };
}

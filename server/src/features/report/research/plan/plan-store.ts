import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { users } from "../../../access/tables.ts";
import { researchPlans } from "../../tables.ts";

export type PlanRow = typeof researchPlans.$inferSelect;

export async function findPlan(transaction: Transaction, conceptId: string): Promise<PlanRow | undefined> {
  const [row] = await transaction.select().from(researchPlans).where(eq(researchPlans.conceptId, conceptId));
  return row;
}

/** Who changed a plan last; null for nobody. */
export async function findChanger(transaction: Transaction, { changedBy }: Pick<PlanRow, "changedBy">) {
  if (changedBy === null) return null;
  const [person] = await transaction
    .select({ uuid: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, changedBy));
  return person ?? null;
}

type MadePlan = Pick<PlanRow, "accountId" | "conceptId" | "questions" | "madeFrom">;

/**
 * The statement that keeps questions as they were made. A plan that has some stands, unless it is the one they are to replace: as it was then, whatever
 * a person changed meanwhile wins.
 */
export const keepQuestions = (transaction: Transaction, made: MadePlan, replaced: PlanRow | undefined) =>
  transaction
    .insert(researchPlans)
    .values(made)
    .onConflictDoUpdate({
      target: researchPlans.conceptId,
      set: {
        questions: made.questions,
        madeFrom: made.madeFrom,
        ...(replaced && replaced.questions.length > 0 ? { changedBy: null, changedAt: null } : {}),
      },
      setWhere: replaced
        ? sql`jsonb_array_length(${researchPlans.questions}) = 0 or (${researchPlans.changedAt} is not distinct from ${replaced.changedAt}
            and ${researchPlans.madeFrom} is not distinct from ${replaced.madeFrom})`
        : sql`jsonb_array_length(${researchPlans.questions}) = 0`,
    });

/** Stores a plan as a person wants it: whoever is last has the last word. */
export async function storePlan(transaction: Transaction, plan: PlanRow): Promise<void> {
  const { wishes, questions, madeFrom, changedBy, changedAt } = plan;
  await transaction.insert(researchPlans).values(plan).onConflictDoUpdate({
    target: researchPlans.conceptId,
    set: { wishes, questions, madeFrom, changedBy, changedAt },
  });
}

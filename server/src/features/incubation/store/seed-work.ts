import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import { questionnaires, seeds } from "../tables.ts";
import { type AnswerRow, answersOf } from "./answers.ts";
import { type ClarifyingQuestionRow, clarifyingQuestionsOf } from "./clarifying-questions.ts";
import { type GeneratedConceptRow, generatedConceptsOf } from "./generated-concepts.ts";
import type { SeedWithCreator } from "./seeds.ts";

/** A seed with everything that is stored of it. */
export interface StoredSeedWork extends SeedWithCreator {
  questionnaire: Questionnaire;
  answers: AnswerRow[];
  clarifyingQuestions: ClarifyingQuestionRow[];
  generatedConcepts: GeneratedConceptRow[];
}

/**
 * A seed of the transaction's company with all that belongs to it, as of one moment: whoever changes it locks it first, in a statement
 * of its own, or would see what was there before the lock. Throws for a seed without questionnaire: it cannot have been planted so.
 */
export async function findSeedWork(transaction: Transaction, id: string): Promise<StoredSeedWork | undefined> {
  const [found] = await transaction
    .select({
      seed: seeds,
      createdBy: { firstName: users.firstName, lastName: users.lastName },
      questionnaire: questionnaires,
      answers: answersOf(id),
      clarifyingQuestions: clarifyingQuestionsOf(id),
      generatedConcepts: generatedConceptsOf(id),
    })
    .from(seeds)
    .innerJoin(users, eq(users.id, seeds.createdBy))
    .leftJoin(
      questionnaires,
      and(eq(questionnaires.type, seeds.type), eq(questionnaires.version, seeds.questionnaireVersion)),
    )
    .where(eq(seeds.id, id));
  if (!found) return undefined;
  const { questionnaire, ...work } = found;
  if (!questionnaire) {
    throw new Error(`questionnaire ${work.seed.type} has no version ${work.seed.questionnaireVersion}`);
  }
  return { ...work, questionnaire };
}

import type { Seed } from "@seedbed/contract/incubation/schemas";
import { questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import type { QueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { seedEntry } from "../seed/seed-entry.ts";
import { questionnaireOf, questionnairesQuery } from "../seed/use-seed.ts";
import { keptAnswer, wordsOf } from "./kept-answer.ts";
import { firstAnswer } from "./use-submit-answer.ts";

/**
 * Stores what a person wrote on the first question and has not sent when they leave the page: nobody loses words by looking at something else.
 * False when there is none. What the server does not take is thrown, and stays in hand.
 */
export async function keepFirstWords(queryClient: QueryClient, seed: Seed): Promise<boolean> {
  const questionnaires = queryClient.getQueryData(questionnairesQuery.queryKey) ?? [];
  const questionnaire = questionnaireOf(questionnaires, seed);
  const question = questionnaire && questionsInOrder(questionnaire)[0];
  if (!question) return false;
  const entry = seedEntry(`${seed.uuid}.answer.${question.id}`, keptAnswer);
  const kept = entry.read();
  const entries = kept ? wordsOf(kept.draft).filter(({ text }) => text.trim() !== "") : [];
  if (entries.length === 0) return false;
  const answer = await firstAnswer(question, { entries, seen: seed });
  entry.write(null);
  tell(queryClient, seedKeys.detail(seed.uuid), { ...seed, answers: [answer], updatedAt: answer.updatedAt });
  toast.info("What you wrote is kept. It waits among your drafts.");
  return true;
}

import { randomUUID } from "node:crypto";
import type { ClarifyingQuestion } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertMayGenerate } from "../policy.ts";
import { presentClarifyingQuestion } from "../present-clarifying-question.ts";
import { generatedConceptNotFound, seedChangedMeanwhile, seedWithoutAnswers } from "../seed-failures.ts";
import { insertClarifyingQuestions } from "../store/clarifying-questions.ts";
import { failureOf } from "../task-failure.ts";
import type { ClarifyingQuestionsOutput } from "../tasks/clarifying-questions/output.ts";
import { clarifyingQuestionsTask } from "../tasks/clarifying-questions/task.ts";
import { tellSeedUpdate } from "./change-seed.ts";
import { conceptInBrief, loadBrief } from "./load-brief.ts";
import { loadSeed, requireLockedSeed, type SeedWork } from "./load-seed.ts";

type Dependencies = Pick<IncubationDependencies, "database" | "bank" | "gateway" | "readCompany">;

/**
 * Questions that would make the concepts better: about the whole seed, or about one generated concept. Asked once; a second call
 * gives the same questions with their answers. Throws `not_found`, a conflict for a seed that is archived, without answers or
 * changed in between, and `unavailable` when the model does not deliver.
 */
export async function askClarifyingQuestions(
  dependencies: Dependencies,
  member: Member,
  { seedId, conceptId }: { seedId: string; conceptId: string | null },
): Promise<ClarifyingQuestion[]> {
  const { database, gateway } = dependencies;
  const { work, brief } = await database.withTenant(member, async (transaction) => {
    const loaded = await loadSeed(dependencies, transaction, seedId);
    return { work: loaded, brief: await loadBrief(dependencies, transaction, loaded) };
  });
  const concept = work.generatedConcepts.find((candidate) => candidate.id === conceptId);
  if (conceptId !== null && !concept) throw generatedConceptNotFound();
  const known = questionsOf(work, conceptId);
  if (known.length > 0) return known.map(presentClarifyingQuestion);
  assertMayGenerate(work.seed);
  if (brief.answers.length === 0) throw seedWithoutAnswers();

  const input = { brief, concept: concept ? conceptInBrief(concept) : null };
  const result = await gateway
    .runTask(clarifyingQuestionsTask, input, {
      accountId: member.accountId,
      userId: member.userId,
      idempotencyKey: `clarify/${seedId}/${conceptId ?? "seed"}/${work.seed.updatedAt.getTime()}`,
    })
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  return storeQuestions(dependencies, member, { before: work, conceptId, ...result });
}

interface AskedQuestions extends TaskResult<ClarifyingQuestionsOutput> {
  /** The seed they were made from. */
  before: SeedWork;
  conceptId: string | null;
}

async function storeQuestions(
  dependencies: Dependencies,
  member: Member,
  { before, conceptId, output, origin }: AskedQuestions,
): Promise<ClarifyingQuestion[]> {
  return dependencies.database.withTenant(member, async (transaction) => {
    await requireLockedSeed(transaction, before.seed.id);
    const work = await loadSeed(dependencies, transaction, before.seed.id);
    // Two windows may have asked at the same time: the first answer stands.
    const known = questionsOf(work, conceptId);
    if (known.length > 0) return known.map(presentClarifyingQuestion);
    if (work.seed.updatedAt.getTime() !== before.seed.updatedAt.getTime()) throw seedChangedMeanwhile();
    const rows = output.questions.map((question, position) => ({
      id: randomUUID(),
      accountId: member.accountId,
      seedId: work.seed.id,
      generatedConceptId: conceptId,
      position,
      ...question,
      answer: [],
      details: { sources: [] },
      origin,
    }));
    await insertClarifyingQuestions(transaction, rows);
    await tellSeedUpdate(transaction, member, { seedId: work.seed.id, at: work.seed.updatedAt });
    return rows.map((row) => presentClarifyingQuestion({ ...row, answeredAt: null, answeredBy: null, person: null }));
  });
}

function questionsOf(work: SeedWork, conceptId: string | null) {
  return work.clarifyingQuestions.filter((question) => question.generatedConceptId === conceptId);
}

import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import type { TaskCaller } from "../../../../platform/model/task-caller.ts";
import { createOneAtATime } from "../../../../platform/schedule/one-at-a-time.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { ResearchQuestionsOutput } from "../tasks/research-questions/output.ts";
import { researchQuestionsTask } from "../tasks/research-questions/task.ts";
import { findPlan, keepQuestions, type PlanRow } from "./plan-store.ts";

/** Whether a plan says what to ask: people may have written wishes alone. Who took every question out and wishes nothing wants no research. */
const isMade = ({ questions, changedBy, wishes }: PlanRow) =>
  questions.length > 0 || (changedBy !== null && wishes === "");

interface PlanOrder {
  caller: Pick<TaskCaller, "accountId" | "userId" | "since" | "patienceMs"> & { signal: AbortSignal };
  conceptId: string;
  brief: ConceptBrief;
}

export type MakePlan = (order: PlanOrder) => Promise<PlanRow>;

/**
 * Makes plans where there is none, one at a time for a concept, and gives the one that stands. Its questions are kept in the transaction that
 * records what they cost. Throws `TaskFailed`, the signal's reason, and what the database throws.
 */
export function createPlanMaker({ database, gateway }: Pick<ReportDependencies, "database" | "gateway">): MakePlan {
  const oneAtATime = createOneAtATime();

  async function make({ caller, conceptId, brief }: PlanOrder): Promise<PlanRow> {
    const read = () => database.withTenant(caller, (transaction) => findPlan(transaction, conceptId));
    const before = await read();
    if (before && isMade(before)) return before;
    const { accountId } = caller;
    const wishes = before?.wishes ?? "";
    const key = { accountId, conceptId };
    await gateway.runTask(
      researchQuestionsTask,
      { brief, wishes },
      {
        ...caller,
        idempotencyKey: `${conceptId}:research-questions`,
        keep: (transaction, { output }) => keepQuestions(transaction, key, questionsOf(conceptId, output)),
      },
    );
    // Nothing stands when the concept is gone by now.
    return (await read()) ?? { ...key, wishes, questions: [], changedBy: null, changedAt: null };
  }

  return (order) => oneAtATime(order.conceptId, order.caller.signal, () => make(order));
}

const questionsOf = (conceptId: string, { questions }: ResearchQuestionsOutput): ResearchQuestion[] =>
  questions.map(({ topic, question, queries }, index) => ({
    uuid: stableUuid(conceptId, "research-question", index, question),
    topic,
    question,
    queries,
    isIncluded: true,
  }));

import { randomUUID } from "node:crypto";
import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import type { TaskCaller } from "../../../../platform/model/task-caller.ts";
import { createOneAtATime } from "../../../../platform/schedule/one-at-a-time.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { ResearchQuestionsOutput } from "../tasks/research-questions/output.ts";
import { researchQuestionsTask } from "../tasks/research-questions/task.ts";
import { madeFrom } from "./made-from.ts";
import { findPlan, keepQuestions, type PlanRow } from "./plan-store.ts";

/** Whether a plan says what to ask: people may have written wishes alone. Who took every question out and wishes nothing wants no research. */
const isMade = ({ questions, changedBy, wishes }: PlanRow) =>
  questions.length > 0 || (changedBy !== null && wishes === "");

interface PlanOrder {
  caller: Pick<TaskCaller, "accountId" | "userId" | "since" | "patienceMs"> & { signal: AbortSignal };
  conceptId: string;
  brief: ConceptBrief;
  /** A person wants other questions than those that stand, whoever wrote them. */
  anew?: boolean;
}

export type MakePlan = (order: PlanOrder) => Promise<PlanRow>;

/** Whether the concept's words or the wishes are others than those that the questions were made from. */
export const isOlder = ({ madeFrom: before, questions, wishes }: PlanRow, concept: ConceptBrief["concept"]) =>
  before !== null && questions.length > 0 && before !== madeFrom(concept, wishes);

/**
 * Makes plans where there is none, and where the one that stands is older than the concept and nobody changed it; one at a time for a concept. Gives
 * the one that stands. What a person changed is only replaced when a person asks for it. Its questions are kept in the transaction that records what they cost. Throws `TaskFailed`, the signal's reason, and what the database throws.
 */
export function createPlanMaker({ database, gateway }: Pick<ReportDependencies, "database" | "gateway">): MakePlan {
  const oneAtATime = createOneAtATime();

  async function make({ caller, conceptId, brief, anew = false }: PlanOrder): Promise<PlanRow> {
    const read = () => database.withTenant(caller, (transaction) => findPlan(transaction, conceptId));
    const before = await read();
    const isCurrent = before && (before.changedBy !== null || !isOlder(before, brief.concept));
    if (before && isMade(before) && isCurrent && !anew) return before;
    const { accountId } = caller;
    const wishes = before?.wishes ?? "";
    const key = { accountId, conceptId, madeFrom: madeFrom(brief.concept, wishes) };
    await gateway.runTask(
      researchQuestionsTask,
      { brief, wishes },
      {
        ...caller,
        // Words of another concept are another step, and so is a second try of a person.
        idempotencyKey: `${conceptId}:research-questions:${anew ? randomUUID() : key.madeFrom.slice(0, 16)}`,
        keep: (transaction, { output }) =>
          keepQuestions(transaction, { ...key, questions: questionsOf(conceptId, output) }, before),
      },
    );
    // Nothing stands when the concept is gone by now.
    return (await read()) ?? { ...key, wishes, questions: [], changedBy: null, changedAt: null };
  }

  return (order) => oneAtATime(`${order.conceptId} ${order.anew ?? false}`, order.caller.signal, () => make(order));
}

const questionsOf = (conceptId: string, { questions }: ResearchQuestionsOutput): ResearchQuestion[] =>
  questions.map(({ topic, question, queries, side }, index) => ({
    uuid: stableUuid(conceptId, "research-question", index, question),
    topic,
    question,
    queries,
    side: side === "open" ? null : side,
    isIncluded: true,
  }));

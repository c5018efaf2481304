import { editReportTask } from "../../../src/features/ai-editing/tasks/edit-report/task.ts";
import { personaReplyTask } from "../../../src/features/conversations/tasks/persona-reply/task.ts";
import { clarifyingQuestionsTask } from "../../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { generateConceptsTask } from "../../../src/features/incubation/tasks/generate-concepts/task.ts";
import { suggestAnswersTask } from "../../../src/features/incubation/tasks/suggest-answers/task.ts";
import { keyAssumptionsTask } from "../../../src/features/report/assumptions/tasks/key-assumptions/task.ts";
import { customerProfilesTask } from "../../../src/features/report/customers/tasks/customer-profiles/task.ts";
import { neededPersonaTask } from "../../../src/features/report/customers/tasks/needed-persona/task.ts";
import { profileAlternativesTask } from "../../../src/features/report/customers/tasks/profile-alternatives/task.ts";
import { profileJourneyTask } from "../../../src/features/report/customers/tasks/profile-journey/task.ts";
import { profileNeedsTask } from "../../../src/features/report/customers/tasks/profile-needs/task.ts";
import { profileSignalsTask } from "../../../src/features/report/customers/tasks/profile-signals/task.ts";
import { profileStanceTask } from "../../../src/features/report/customers/tasks/profile-stance/task.ts";
import { bottomUpSizingTask } from "../../../src/features/report/financials/tasks/bottom-up-sizing/task.ts";
import { businessModelTask } from "../../../src/features/report/financials/tasks/business-model/task.ts";
import { costDriversTask } from "../../../src/features/report/financials/tasks/cost-drivers/task.ts";
import { distributionChannelsTask } from "../../../src/features/report/financials/tasks/distribution-channels/task.ts";
import { impactSizingTask } from "../../../src/features/report/financials/tasks/impact-sizing/task.ts";
import { pricingTask } from "../../../src/features/report/financials/tasks/pricing/task.ts";
import { savingsMethodTask } from "../../../src/features/report/financials/tasks/savings-method/task.ts";
import { topDownSizingTask } from "../../../src/features/report/financials/tasks/top-down-sizing/task.ts";
import { interviewGuideTask } from "../../../src/features/report/interviews/tasks/interview-guide/task.ts";
import { interviewSignalsTask } from "../../../src/features/report/interviews/tasks/interview-signals/task.ts";
import { incumbentsTask } from "../../../src/features/report/market-scan/tasks/incumbents/task.ts";
import { marketForcesTask } from "../../../src/features/report/market-scan/tasks/market-forces/task.ts";
import { priorityInsightsTask } from "../../../src/features/report/market-scan/tasks/priority-insights/task.ts";
import { startupsTask } from "../../../src/features/report/market-scan/tasks/startups/task.ts";
import { executiveSummariesTask } from "../../../src/features/report/overview/tasks/executive-summaries/task.ts";
import { overviewTask } from "../../../src/features/report/overview/tasks/overview/task.ts";
import { recogniseItemsTask } from "../../../src/features/report/revisions/tasks/recognise-items/task.ts";
import { trendsTask } from "../../../src/features/report/trends/tasks/trends/task.ts";
import { versionSummaryTask } from "../../../src/features/report/versions/tasks/version-summary/task.ts";
import type { AiTask } from "../../../src/platform/model/task.ts";

/** Every task of seeds, reports and their versions, of conversations with personas, of real interviews and of edits. */
export const allTasks = [
  suggestAnswersTask,
  clarifyingQuestionsTask,
  generateConceptsTask,
  trendsTask,
  marketForcesTask,
  startupsTask,
  incumbentsTask,
  priorityInsightsTask,
  customerProfilesTask,
  neededPersonaTask,
  profileNeedsTask,
  profileAlternativesTask,
  profileJourneyTask,
  profileSignalsTask,
  profileStanceTask,
  businessModelTask,
  pricingTask,
  distributionChannelsTask,
  costDriversTask,
  topDownSizingTask,
  bottomUpSizingTask,
  savingsMethodTask,
  impactSizingTask,
  keyAssumptionsTask,
  overviewTask,
  executiveSummariesTask,
  recogniseItemsTask,
  versionSummaryTask,
  personaReplyTask,
  interviewGuideTask,
  interviewSignalsTask,
  editReportTask,
] as readonly { name: string }[] as readonly AiTask<unknown, unknown>[];

/** Throws for a name that no task has. */
export function taskByName(name: string): AiTask<unknown, unknown> {
  const task = allTasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task ${name}.`);
  return task;
}

import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import type { ResearchedPage, ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import type { Concept } from "../../frame/use-concept.ts";
import type { Research } from "../research-query.ts";
import { topics } from "../research-words.ts";

export type Progress = NonNullable<Research["progress"]>;

const researched = new Set<ReportSection>(Object.values(topics).map(({ section }) => section));
const isUnderWay = ({ status }: SectionState) => status === "pending" || status === "waiting";

/**
 * What research has done in the run that is under way: null before it has asked anything, undefined where the run researches nothing. What the
 * server tells is of the last run that researched anything, which may have been an earlier one.
 */
export function researchOfRun(concept: Concept, research: Research | undefined): Progress | null | undefined {
  if (concept.reportStatus !== "pending" || !research?.provider) return undefined;
  const { progress, plan } = research;
  const started = concept.dateReportStarted;
  if (progress?.isRunning || (progress && started && progress.pages.some(({ at }) => at >= started))) return progress;
  const isPlanned = plan === null || plan.questions.some(({ isIncluded }) => isIncluded);
  const isToCome = [...researched].some((section) => isUnderWay(concept.reportStatusBySection[section]));
  return isPlanned && isToCome ? null : undefined;
}

/**
 * How many questions of a run are asked, of how many: those that belong to sections which wait are still to come. The first counts as asked as soon
 * as anything is.
 */
export function questionsOf(
  { reportStatusBySection }: Concept,
  plan: ResearchPlan | null,
  { asked, questions }: Progress,
): { place: number; all: number } {
  const toCome = (plan?.questions ?? []).filter(
    ({ topic, isIncluded }) => isIncluded && reportStatusBySection[topics[topic].section].status === "waiting",
  );
  const all = questions + toCome.length;
  return { place: Math.min(Math.max(asked, 1), all), all };
}

export type StepState = "complete" | "gaps" | "writing" | "waiting" | "failed" | "outdated";

/** What a section of a running report is at. */
export function stepOf(state: SectionState): StepState {
  if (state.status === "complete") return gapsIn(state.notes).length > 0 ? "gaps" : "complete";
  if (state.status === "pending") return "writing";
  if (state.status === "error") return "failed";
  return state.status === "outdated" ? "outdated" : "waiting";
}

export const stepWords = {
  complete: "complete",
  gaps: "with gaps",
  writing: "writing",
  waiting: "waiting",
  failed: "failed",
  outdated: "outdated",
} as const satisfies Record<StepState, string>;

export const isRead = ({ state }: ResearchedPage) => state === "read" || state === "kept";
export const isRefused = ({ state }: ResearchedPage) => state === "refused";

/** The four counts of what was read. */
export function countsOf(pages: readonly ResearchedPage[]) {
  const sum = (of: (page: ResearchedPage) => number) => pages.reduce((total, page) => total + of(page), 0);
  return {
    all: pages.length,
    read: pages.filter(isRead).length,
    refused: pages.filter(isRefused).length,
    passages: sum(({ passages }) => passages),
    quoted: sum(({ quoted }) => quoted),
  };
}

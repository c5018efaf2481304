import { secondsPerUnfinishedSection } from "@seedbed/contract/limits";
import { isWritten, type SectionStatuses } from "./sections.ts";

export interface ReportProgress {
  completedSections: number;
  totalSections: number;
  /** Share of written sections: a whole number from 0 to 100. */
  progressPercentage: number;
}

/** How far a report is; a section that is outdated counts as written. */
export function reportProgress(sections: SectionStatuses): ReportProgress {
  const statuses = Object.values(sections).map((section) => section.status);
  const completedSections = statuses.filter(isWritten).length;
  const totalSections = statuses.length;
  return { completedSections, totalSections, progressPercentage: progressPercentage(completedSections, totalSections) };
}

/** `completed` of `total` as a whole percentage from 0 to 100; 0 when there is nothing to complete. */
export function progressPercentage(completed: number, total: number): number {
  if (!(total > 0) || !Number.isFinite(completed)) return 0;
  return Math.min(100, Math.max(0, Math.round((completed / total) * 100)));
}

/** Seconds a report still takes by estimate, `elapsedSeconds` after the last section was finished; never below 0. */
export function estimatedSecondsLeft(completed: number, total: number, elapsedSeconds = 0): number {
  const unfinished = Math.max(0, total - completed);
  return Math.max(0, Math.ceil(unfinished * secondsPerUnfinishedSection - Math.max(0, elapsedSeconds)));
}

/** How fast the picture of a growing report plays: max(1, completed/total), as the specification has it. */
export function playbackRate(completed: number, total: number): number {
  return total > 0 ? Math.max(1, completed / total) : 1;
}

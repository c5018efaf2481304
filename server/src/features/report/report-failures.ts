import { Failure } from "../../platform/failure.ts";

export const reportRunning = () => new Failure("conflict", "This report is being written right now.");
export const reportComplete = () => new Failure("conflict", "This report is already complete.");
export const nothingToRetry = () => new Failure("conflict", "No section of this report has failed.");
export const nothingOutdated = () => new Failure("conflict", "Nothing of this report is outdated.");
export const noSuchGap = () => new Failure("conflict", "This section has no such gap to fill.");
export const sectionOutdated = () =>
  new Failure("conflict", "What this section is written from has changed. Write the whole section anew.");
export const answersGone = () =>
  new Failure("conflict", "The rest of this section's answers is no longer kept. Write the whole section anew.");
export const reportNotRunning = () => new Failure("conflict", "This report is not being written right now.");
export const sectionNotReady = (needed: string) =>
  new Failure("conflict", `This section is written from ${needed}, which is not there yet.`);
export const sectionNotWritten = () => new Failure("not_found", "This section has not been written yet.");

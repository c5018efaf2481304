import { Failure } from "../../../platform/failure.ts";

export const conceptNotFound = () => new Failure("not_found", "Concept Not Found.");
export const conceptChangedMeanwhile = () =>
  new Failure("precondition_failed", "Somebody else has changed this concept. Reload it and make your change again.");
export const viewsVersion = () =>
  new Failure(
    "conflict",
    "You are viewing a historical version of this concept. Revert to it or cancel to make changes.",
  );
export const conceptNotArchived = () => new Failure("conflict", "This concept is not archived.");

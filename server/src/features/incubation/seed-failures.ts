import { Failure } from "../../platform/failure.ts";

export const seedNotFound = () => new Failure("not_found", "Seed not found.");
export const answerNotFound = () => new Failure("not_found", "Answer not found.");
export const clarifyingQuestionNotFound = () => new Failure("not_found", "Clarifying question not found.");
export const generatedConceptNotFound = () => new Failure("not_found", "Generated concept not found.");

export const seedNotDraft = (status: string) =>
  new Failure("conflict", `This seed is ${status}, so its answers stay as they are. Clone it to go on from here.`);
export const seedArchived = () =>
  new Failure("conflict", "This seed is archived. Take it back from the archive to go on.");
export const seedPublished = () =>
  new Failure("conflict", "Concepts of this seed are in the bank, so it cannot become a draft again.");
export const seedWithoutAnswers = () => new Failure("conflict", "Answer at least one question first.");
export const conceptsBeingWritten = () =>
  new Failure("conflict", "Concepts are being written from this seed. Wait until they are there.");
export const allConceptsKept = () =>
  new Failure("conflict", "Every place of a run is taken by a concept you keep. Let go of one to get another.");
export const seedChangedMeanwhile = () =>
  new Failure("conflict", "The answers changed while the questions were being written. Ask again.");
export const staleAnswer = () =>
  new Failure("precondition_failed", "Somebody else has changed this answer. Reload it and make your change again.");
export const answeredMeanwhile = () =>
  new Failure("precondition_failed", "Somebody else has answered this question meanwhile. Compare both answers.");
export const staleClarifyingAnswer = () =>
  new Failure(
    "precondition_failed",
    "Somebody else has answered this clarifying question meanwhile. Compare both answers.",
  );
export const seedWentOn = () =>
  new Failure(
    "precondition_failed",
    "Somebody else has gone on with this seed, and your change would remove what came since. Look at it, then decide again.",
  );
export const staleSeed = () =>
  new Failure("precondition_failed", "Somebody else has changed this seed. Reload it and make your change again.");

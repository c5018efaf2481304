import { Failure } from "../../platform/failure.ts";

/** Why a message is not taken. The code is for the browser, the sentence for the person. */
export class MessageRefused extends Failure {
  readonly reason: string;

  constructor(reason: string, sentence: string) {
    super("conflict", sentence);
    this.name = "MessageRefused";
    this.reason = reason;
  }
}

export const conceptMissing = () => new MessageRefused("CONCEPT_NOT_FOUND", "Unable to find Concept to edit.");
export const nothingToSend = () => new MessageRefused("EMPTY_MESSAGE", "No message to send.");
export const conceptArchived = () =>
  new MessageRefused("CONCEPT_ARCHIVED", "This concept is archived. Restore it to edit its report.");
export const nothingWritten = () =>
  new MessageRefused("REPORT_NOT_WRITTEN", "This report has not been written yet. Generate it first.");
export const sessionMissing = () =>
  new MessageRefused("SESSION_NOT_FOUND", "This conversation was cleared. Send your message again to start a new one.");
export const stillAnswering = () =>
  new MessageRefused(
    "BUSY",
    "One change at a time: your last message is still being answered. Wait for the reply, or cancel it.",
  );
export const picturesNotTaken = () =>
  new MessageRefused(
    "PICTURES_NOT_TAKEN",
    "Pictures cannot be read here. Describe in words what it shows, or attach a document.",
  );
export const fileRefused = (sentence: string) => new MessageRefused("FILE_REFUSED", sentence);

export const editsGone = () =>
  new Failure("conflict", "These edits were made or discarded already. Nothing was changed.");
export const nothingOutdated = () => new Failure("conflict", "Nothing of this report is outdated.");
export const sessionNotFound = () => new Failure("not_found", "Conversation not found.");

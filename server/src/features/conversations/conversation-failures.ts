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

export const profileNotFound = () =>
  new MessageRefused("PROFILE_NOT_FOUND", "Unable to find Customer Profile to start conversation.");
export const conceptMissing = () =>
  new MessageRefused("CONCEPT_NOT_FOUND", "Unable to find Concept associated with this profile.");
export const nothingToSend = () => new MessageRefused("EMPTY_MESSAGE", "No message to send.");
export const profileRemoved = () =>
  new MessageRefused(
    "PROFILE_REMOVED",
    "This customer profile has been removed. What was said stays; nothing more can be asked.",
  );
export const conceptArchived = () =>
  new MessageRefused("CONCEPT_ARCHIVED", "This concept is archived. Restore it to talk to its customers.");
export const conversationMissing = () =>
  new MessageRefused("CONVERSATION_NOT_FOUND", "This conversation was not found. Start a new one.");
export const tooManyWaiting = () =>
  new MessageRefused("BUSY", "Earlier questions are still being answered. Send this one again in a moment.");

export const conversationNotFound = () => new Failure("not_found", "Conversation not found.");
export const noSuchProfile = () => new Failure("not_found", "Customer profile not found.");

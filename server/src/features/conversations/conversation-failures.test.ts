import { expect, test } from "vitest";
import * as failures from "./conversation-failures.ts";

test("why a message is not taken is said in a sentence that tells what to do", () => {
  const { MessageRefused, ...kinds } = failures;
  const told = Object.entries(kinds).map(([name, make]) => {
    const failure = make();
    return [name, failure.code, failure instanceof MessageRefused ? failure.reason : "", failure.message].join(" | ");
  });
  expect(told.toSorted()).toEqual([
    "conceptArchived | conflict | CONCEPT_ARCHIVED | This concept is archived. Restore it to talk to its customers.",
    "conceptMissing | conflict | CONCEPT_NOT_FOUND | Unable to find Concept associated with this profile.",
    "conversationMissing | conflict | CONVERSATION_NOT_FOUND | This conversation was not found. Start a new one.",
    "conversationNotFound | not_found |  | Conversation not found.",
    "noSuchProfile | not_found |  | Customer profile not found.",
    "nothingToSend | conflict | EMPTY_MESSAGE | No message to send.",
    "profileNotFound | conflict | PROFILE_NOT_FOUND | Unable to find Customer Profile to start conversation.",
    "profileRemoved | conflict | PROFILE_REMOVED | This customer profile has been removed. What was said stays; nothing more can be asked.",
    "tooManyWaiting | conflict | BUSY | Earlier questions are still being answered. Send this one again in a moment.",
  ]);
});

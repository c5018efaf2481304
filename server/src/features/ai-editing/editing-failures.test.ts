import { expect, test } from "vitest";
import * as failures from "./editing-failures.ts";

test("why a message or an edit is not taken is said in a sentence that tells what to do", () => {
  const { MessageRefused, fileRefused, ...kinds } = failures;
  const told = Object.entries(kinds).map(([name, make]) => {
    const failure = make();
    return [name, failure.code, failure instanceof MessageRefused ? failure.reason : "", failure.message].join(" | ");
  });
  expect(told.toSorted()).toEqual([
    "conceptArchived | conflict | CONCEPT_ARCHIVED | This concept is archived. Restore it to edit its report.",
    "conceptMissing | conflict | CONCEPT_NOT_FOUND | Unable to find Concept to edit.",
    "editsGone | conflict |  | These edits were made or discarded already. Nothing was changed.",
    "nothingOutdated | conflict |  | Nothing of this report is outdated.",
    "nothingToSend | conflict | EMPTY_MESSAGE | No message to send.",
    "nothingWritten | conflict | REPORT_NOT_WRITTEN | This report has not been written yet. Generate it first.",
    "picturesNotTaken | conflict | PICTURES_NOT_TAKEN | Pictures cannot be read here. Describe in words what it shows, or attach a document.",
    "sessionMissing | conflict | SESSION_NOT_FOUND | This conversation was cleared. Send your message again to start a new one.",
    "sessionNotFound | not_found |  | Conversation not found.",
    "stillAnswering | conflict | BUSY | One change at a time: your last message is still being answered. Wait for the reply, or cancel it.",
  ]);
  expect(fileRefused("It is empty.")).toMatchObject({ reason: "FILE_REFUSED", message: "It is empty." });
});

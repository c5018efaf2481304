import { expect, test } from "vitest";
import { editingLease } from "./ai-editing/words.ts";
import { conversationSearchDebounce } from "./conversations/words.ts";
import * as limits from "./limits.ts";
import { closeCodes } from "./realtime/socket.ts";
import { presenceLifetime, undoWindow } from "./report/editing/edits.ts";
import { guideMinutes, guideQuestionsMax, transcriptWordsMax } from "./report/interviews/words.ts";

const second = 1_000;
const minute = 60 * second;

test("what both sides wait for, and how long something is shown, is as it is specified", () => {
  expect(limits.toastDuration).toEqual({
    standard: 5 * second,
    completion: 15 * second,
    error: 10 * second,
    undo: 30 * second,
  });
  expect([limits.suggestionDebounce, limits.searchDebounce, conversationSearchDebounce]).toEqual([500, 500, 300]);
  expect(limits.duplicateEventWindow).toBe(2 * second);
  expect([limits.reconnectInterval, limits.reconnectAttemptsMax]).toEqual([3 * second, 5]);
  expect([limits.ticketLifetime, limits.httpTimeout]).toEqual([minute, 100 * second]);
  expect(limits.conceptGenerationMax).toBe(2 * minute);
  expect(limits.secondsPerUnfinishedSection).toBe(30);
  expect(closeCodes).toEqual({ normal: 1000, ticket: 4001, forbidden: 4003, policy: 1008, serverError: 1011 });
});

test("what was deleted or changed can be brought back for ten minutes; who is silent for 45 seconds is gone, an edit for 30", () => {
  expect([limits.deletionUndoMs, undoWindow]).toEqual([10 * minute, 10 * minute]);
  expect([presenceLifetime, editingLease]).toEqual([45 * second, 30 * second]);
});

test("a run makes four suggestions, four concepts and three to four questions; a page of a list has twenty rows", () => {
  expect([limits.suggestionsPerRun, limits.conceptsPerRun]).toEqual([4, 4]);
  expect(limits.clarifyingQuestionsPerRun).toEqual({ min: 3, max: 4 });
  expect([limits.pageSize, limits.opportunitiesListedMax, limits.touchingSignalsShownMax]).toEqual([20, 100, 20]);
  expect([guideMinutes, guideQuestionsMax, transcriptWordsMax]).toEqual([30, 20, 30_000]);
});

test("invitations are good for a week, exports are kept for a day, and admins are warned at four fifths of a cap", () => {
  expect([limits.invitationLifetimeDays, limits.invitationsPerDayMax]).toEqual([7, 100]);
  expect([limits.exportKeptHours, limits.spendingWarningShare]).toEqual([24, 0.8]);
});

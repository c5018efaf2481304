/** Limits and durations that both sides must agree on. Lengths in characters, durations in milliseconds unless named otherwise. */
export const pageSize = 20;
/** Concepts that are archived or exported by name at once. */
export const bulkConceptsMax = 200;
/** Concepts that the dashboard names under the size of the opportunity. */
export const opportunitiesListedMax = 100;
export const answerMaxLength = 500;
export const answersPerQuestionMax = 50;
export const goalMaxLength = 1000;
export const conceptTitleMaxLength = 250;
export const conceptTextMaxLength = 1000;
export const conceptItemMaxLength = 500;
/** What a person says of a version. */
export const versionCommentMaxLength = 500;
export const generationInstructionsMaxLength = 2000;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const suggestionsPerRun = 4;
export const conceptsPerRun = 4;
/** After this a generation of concepts is given up. */
export const conceptGenerationMax = 120_000;
export const clarifyingQuestionsPerRun = { min: 3, max: 4 } as const;
export const suggestionDebounce = 500;
export const searchDebounce = 500;
export const duplicateEventWindow = 2_000;
export const reconnectInterval = 3_000;
export const reconnectAttemptsMax = 5;
export const ticketLifetime = 60_000;
export const httpTimeout = 100_000;
/** Bytes of a file that is added as a source. */
export const sourceFileMax = 20_000_000;
export const toastDuration = { standard: 5_000, completion: 15_000, error: 10_000, undo: 30_000 } as const;
/** Characters of why a concept was chosen among those that were generated with it. */
export const choiceReasonMaxLength = 500;

/** For so long what was deleted can be brought back. */
export const deletionUndoMs = 600_000;
export const secondsPerUnfinishedSection = 30;
export const invitationLifetimeDays = 7;
/** Invitations that one company mails within 24 hours. */
export const invitationsPerDayMax = 100;

/** So many of the signals that touch an assumption are named, the strongest. */
export const touchingSignalsShownMax = 20;
/** Bytes of an evidence bundle that is brought in. */
export const bundleFileMax = 50_000_000;
/** Hours for which a document that was ordered can be downloaded. */
export const exportKeptHours = 24;
/** Bytes of a video, also of one that a browser has made. */
export const videoFileMax = 60_000_000;

/** From this share of a cap for AI on, admins are warned. */
export const spendingWarningShare = 0.8;

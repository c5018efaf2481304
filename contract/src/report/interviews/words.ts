/* Words of real interviews that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** How long an interview by the guide takes. */
export const guideMinutes = 30;
/** Questions of a guide. */
export const guideQuestionsMax = 20;
/** Characters of a question, and of what follows it. */
export const guideTextMax = 300;
/** Assumptions that a guide asks about. */
export const atStakeMax = 6;
/** Words of a transcript. */
export const transcriptWordsMax = 30_000;
/** Characters of a transcript. */
export const transcriptTextMax = 190_000;
export const interviewTitleMax = 200;

/** Why words that were given as a quote are left out. */
export const leftOutReasons = ["notInTranscript", "interviewersWords"] as const;
/** What a signal of an interview may touch. */
export const touchedKinds = ["pain", "stance", "assumption"] as const;

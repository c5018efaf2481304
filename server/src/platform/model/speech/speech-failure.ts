import { TaskFailed } from "../task-failed.ts";

/** The same failure with the names of the settings that are for speech. */
export function speechFailure({ code, sentence, retryable }: TaskFailed): TaskFailed {
  const late =
    "The speech model did not say a text in time. Try again, or an administrator can choose another one in AI_SPEECH_MODEL.";
  return new TaskFailed({ code, sentence: code === "timeout" ? late : namedForSpeech(sentence), retryable });
}

/** A sentence about the model that writes, as one about the model that speaks. */
const namedForSpeech = (sentence: string): string =>
  sentence.replace(/\bAI_(MODEL|API_KEY|BASE_URL)\b/g, "AI_SPEECH_$1").replace(/^The model\b/, "The speech model");

import { TaskFailed } from "../task-failed.ts";

/** The same failure with the names of the settings that are for images. */
export function imageFailure({ code, sentence, retryable }: TaskFailed): TaskFailed {
  const late =
    "The image model did not make its image in time. Try again, or an administrator can choose another one in AI_IMAGE_MODEL.";
  return new TaskFailed({ code, sentence: code === "timeout" ? late : namedForImages(sentence), retryable });
}

/** A sentence about the model that writes, as one about the model that makes images. */
export const namedForImages = (sentence: string): string =>
  sentence.replace(/\bAI_(MODEL|API_KEY|BASE_URL)\b/g, "AI_IMAGE_$1").replace(/^The model\b/, "The image model");

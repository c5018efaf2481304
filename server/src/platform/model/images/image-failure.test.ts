import { expect, test } from "vitest";
import { speechFailure } from "../speech/speech-failure.ts";
import { TaskFailed } from "../task-failed.ts";
import { imageFailure } from "./image-failure.ts";

const failed = (sentence: string, code: TaskFailed["code"] = "provider_error") =>
  new TaskFailed({ code, sentence, retryable: true });

test.each([
  [imageFailure, "AI_IMAGE_", "The image model"],
  [speechFailure, "AI_SPEECH_", "The speech model"],
] as const)(
  "what an administrator is told names the settings and the model that are meant",
  (told, settings, model) => {
    const wrong = told(
      failed("The model provider did not accept the key. Check AI_API_KEY, AI_MODEL and AI_BASE_URL."),
    );
    expect(wrong.sentence).toBe(
      `${model} provider did not accept the key. Check ${settings}API_KEY, ${settings}MODEL and ${settings}BASE_URL.`,
    );
    expect(wrong).toMatchObject({ code: "provider_error", retryable: true });
    const late = told(failed("The model did not begin to answer in time.", "timeout"));
    expect(late.sentence).toMatch(new RegExp(`^${model} .*${settings}MODEL\\.$`));
  },
);

import { randomUUID } from "node:crypto";
import { makeAttempt } from "../../platform/model/attempts/attempt.ts";
import { type AttemptFailure, failureOf } from "../../platform/model/attempts/attempt-failure.ts";
import { connectImageModel } from "../../platform/model/images/connect-image-model.ts";
import { namedForImages } from "../../platform/model/images/image-failure.ts";
import type { ImageModelSettings } from "../../platform/model/settings.ts";

const prompt = "A green leaf on white paper, as a simple drawing.";

/** Has one small image made and looks whether it is one. */
export async function tryImageModel(
  settings: ImageModelSettings,
  { patience, signal }: { patience: number; signal: AbortSignal },
): Promise<{ failure: AttemptFailure | undefined; kind: string }> {
  const limits = { firstMs: patience, idleMs: patience, totalMs: patience };
  const { make, ...connected } = connectImageModel(settings, { limits });
  const idempotencyKey = `doctor/${randomUUID()}`;
  let kind = "";
  const end = await makeAttempt({
    model: {
      ...connected,
      stream: async ({ watch }, listener) => {
        const { image, tokens } = await make({ prompt, idempotencyKey, watch, small: true });
        kind = image.kind.toUpperCase();
        listener.finish("stop", tokens);
      },
    },
    system: "",
    prefix: "",
    messages: [{ role: "user", content: prompt }],
    schema: {},
    schemaName: "image",
    maxOutputTokens: 0,
    idempotencyKey,
    signal,
    onText: () => undefined,
  });
  const failure = failureOf(end, Date.now());
  return { failure: failure && { ...failure, sentence: namedForImages(failure.sentence) }, kind };
}

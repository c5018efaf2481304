import { createOpenAI } from "@ai-sdk/openai";
import { generateImage } from "ai";
import type { ConnectedModel } from "../attempts/providers.ts";
import type { ImageModelSettings, ModelChoice } from "../settings.ts";
import type { TokenCount } from "../usage/prices.ts";
import { type CallLimits, type Timer, usualTimer, type Watch } from "../wire/call-limits.ts";
import { UnreadableAnswer } from "../wire/call-refused.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { imageKind, largestImage } from "./image-kind.ts";
import type { MadeImage } from "./image-task.ts";

export interface ConnectedImageModel extends Omit<ConnectedModel, "stream"> {
  /** Makes one image. Rejects with whatever ended the call before there was one. */
  make(call: {
    prompt: string;
    idempotencyKey: string;
    watch: Watch;
    /** As small and cheap as the model makes one. */
    small?: boolean;
  }): Promise<{ image: MadeImage; tokens: TokenCount | undefined }>;
}

/** An image comes whole after up to a minute; nobody's overview waits longer than this for one that does not. */
const longestMs = 120_000;
const openAiAddress = "https://api.openai.com/v1";

/** Wires the model of `AI_IMAGE_MODEL`. Does not call it. */
export function connectImageModel(
  { choice, apiKey, baseUrl }: ImageModelSettings,
  means: { limits: CallLimits; timer?: Timer | undefined; fetch?: typeof fetch | undefined },
): ConnectedImageModel {
  const totalMs = Math.min(means.limits.totalMs, longestMs);
  return {
    name: `${choice.provider}/${choice.id}`,
    choice,
    limits: { firstMs: totalMs, idleMs: Math.min(means.limits.idleMs, totalMs), totalMs },
    timer: means.timer ?? usualTimer,
    takesPictures: false,
    thinkingTokens: 0,
    async make({ prompt, idempotencyKey, watch, small = false }) {
      const provider = createOpenAI({
        // Named here, because without a key the SDK would take it from an environment variable nobody has validated.
        apiKey: apiKey ?? "",
        baseURL: baseUrl ?? openAiAddress,
        fetch: boundedFetch(watch, means.fetch),
      });
      watch.begin({ whole: true });
      const { image, usage } = await generateImage({
        model: provider.image(choice.id),
        prompt,
        ...(small ? smallFormOf(choice) : formOf(choice)),
        maxRetries: 0,
        abortSignal: watch.signal,
        headers: { "idempotency-key": idempotencyKey },
      });
      return { image: madeImage(image.base64), tokens: tokensOf(usage) };
    },
  };
}

/** Wide where the model can; of an unknown model only the size that all of them make is asked. */
function formOf({ id }: ModelChoice): Pick<Parameters<typeof generateImage>[0], "size" | "providerOptions"> {
  if (/^(gpt-image|chatgpt-image)/.test(id))
    return { size: "1536x1024", providerOptions: { openai: { quality: "medium", outputFormat: "webp" } } };
  return { size: id === "dall-e-3" ? "1792x1024" : "1024x1024" };
}

function smallFormOf({ id }: ModelChoice): ReturnType<typeof formOf> {
  if (!/^(gpt-image|chatgpt-image)/.test(id)) return { size: "1024x1024" };
  return { size: "1024x1024", providerOptions: { openai: { quality: "low", outputFormat: "webp" } } };
}

function madeImage(base64: string): MadeImage {
  const content = Buffer.from(base64, "base64");
  if (content.length > largestImage) throw new UnreadableAnswer("too_large");
  const kind = imageKind(content);
  if (!kind) throw new UnreadableAnswer("no_image");
  return { content, kind };
}

function tokensOf(usage: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): TokenCount | undefined {
  const { inputTokens, outputTokens } = usage;
  return outputTokens === undefined ? undefined : { input: inputTokens ?? 0, cached: 0, output: outputTokens };
}

import { z } from "zod";
import type { ImageModelSettings, ModelChoice, SpeechModelSettings } from "../platform/model/settings.ts";

const providers = ["openai", "openai-compatible"] as const;

const model = z
  .string()
  .regex(
    new RegExp(`^(${providers.join("|")})/\\S+$`),
    `must be ${providers.map((provider) => `${provider}/MODEL`).join(" or ")}`,
  )
  .transform((text) => {
    const slash = text.indexOf("/");
    return { provider: z.enum(providers).parse(text.slice(0, slash)), id: text.slice(slash + 1) };
  });
const address = z.string().refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
  error: "must be an address that begins with http:// or https://",
});

/** The variables of the models that make images and vectors, and of the one that speaks. */
export const imageModelVariables = {
  AI_IMAGE_MODEL: model.optional(),
  AI_IMAGE_API_KEY: z.string().optional(),
  AI_IMAGE_BASE_URL: address.optional(),
  AI_EMBEDDING_MODEL: model.optional(),
  AI_EMBEDDING_API_KEY: z.string().optional(),
  AI_EMBEDDING_BASE_URL: address.optional(),
  AI_SPEECH_MODEL: model.optional(),
  AI_SPEECH_API_KEY: z.string().optional(),
  AI_SPEECH_BASE_URL: address.optional(),
  AI_SPEECH_VOICE: z.string().max(100, "must be the name of a voice of at most 100 characters").optional(),
};

type Variables = z.infer<z.ZodObject<typeof imageModelVariables>> & {
  AI_MODEL?: ModelChoice | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
};

const usualVoice = "alloy";

/** The model that speaks, with its voice; undefined for none. Throws as `readModelFor`. */
export function readSpeechModel(
  variables: Variables,
  lacks: (set: string, missing: string) => Error,
): SpeechModelSettings | undefined {
  const settings = readModelFor("SPEECH", variables, lacks);
  const { AI_SPEECH_VOICE: voice } = variables;
  if (voice && !settings) throw lacks("AI_SPEECH_VOICE", "AI_SPEECH_MODEL");
  return settings && { ...settings, voice: voice ?? usualVoice };
}

/**
 * The model that makes images, or vectors, or that speaks; undefined for none. Of the provider of the writing model it has that one's key and address, unless it is given
 * others. Throws what `lacks` makes of a variable that is set and another that it needs.
 */
export function readModelFor(
  what: "IMAGE" | "EMBEDDING" | "SPEECH",
  variables: Variables,
  lacks: (set: string, missing: string) => Error,
): ImageModelSettings | undefined {
  const [named, key, url] = [`AI_${what}_MODEL`, `AI_${what}_API_KEY`, `AI_${what}_BASE_URL`] as const;
  const { [named]: choice, [key]: ownKey, [url]: ownUrl } = variables;
  if (!choice) {
    if (ownKey) throw lacks(key, named);
    if (ownUrl) throw lacks(url, named);
    return undefined;
  }
  const isShared = variables.AI_MODEL?.provider === choice.provider;
  // A key is for the address it was given with: another address does not get it.
  const apiKey = ownKey ?? (isShared && !ownUrl ? variables.AI_API_KEY : undefined);
  const baseUrl = ownUrl ?? (isShared ? variables.AI_BASE_URL : undefined);
  if (choice.provider === "openai" && !apiKey) throw lacks(named, key);
  if (choice.provider === "openai-compatible" && !baseUrl) throw lacks(named, url);
  return { choice, apiKey, baseUrl };
}

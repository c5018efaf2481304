import { z } from "zod";
import type { ImageModelSettings, ModelChoice } from "./platform/model/settings.ts";

const providers = ["openai", "openai-compatible"] as const;

/** The variables of the model that makes images. */
export const imageModelVariables = {
  AI_IMAGE_MODEL: z
    .string()
    .regex(
      new RegExp(`^(${providers.join("|")})/\\S+$`),
      `must be ${providers.map((provider) => `${provider}/MODEL`).join(" or ")}`,
    )
    .transform((text) => {
      const slash = text.indexOf("/");
      return { provider: z.enum(providers).parse(text.slice(0, slash)), id: text.slice(slash + 1) };
    })
    .optional(),
  AI_IMAGE_API_KEY: z.string().optional(),
  AI_IMAGE_BASE_URL: z
    .string()
    .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
      error: "must be an address that begins with http:// or https://",
    })
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof imageModelVariables>> & {
  AI_MODEL?: ModelChoice | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
};

/**
 * The model that makes images; undefined for none. Of the provider of the writing model it has that one's key and address, unless it is given others.
 * Throws what `lacks` makes of a variable that is set and another that it needs.
 */
export function readImageModel(
  variables: Variables,
  lacks: (set: string, missing: string) => Error,
): ImageModelSettings | undefined {
  const { AI_IMAGE_MODEL: choice, AI_IMAGE_API_KEY: ownKey, AI_IMAGE_BASE_URL: ownUrl } = variables;
  if (!choice) {
    if (ownKey) throw lacks("AI_IMAGE_API_KEY", "AI_IMAGE_MODEL");
    if (ownUrl) throw lacks("AI_IMAGE_BASE_URL", "AI_IMAGE_MODEL");
    return undefined;
  }
  const isShared = variables.AI_MODEL?.provider === choice.provider;
  // A key is for the address it was given with: another address does not get it.
  const apiKey = ownKey ?? (isShared && !ownUrl ? variables.AI_API_KEY : undefined);
  const baseUrl = ownUrl ?? (isShared ? variables.AI_BASE_URL : undefined);
  if (choice.provider === "openai" && !apiKey) throw lacks("AI_IMAGE_MODEL", "AI_IMAGE_API_KEY");
  if (choice.provider === "openai-compatible" && !baseUrl) throw lacks("AI_IMAGE_MODEL", "AI_IMAGE_BASE_URL");
  return { choice, apiKey, baseUrl };
}

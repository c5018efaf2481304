import type { Config } from "./configuration.ts";

interface CalledAddress {
  variable: string;
  url: URL;
}

const ofProviders: Record<string, string> = {
  openai: "https://api.openai.com",
  anthropic: "https://api.anthropic.com",
  google: "https://generativelanguage.googleapis.com",
  tavily: "https://api.tavily.com",
  brave: "https://api.search.brave.com",
};

/** The addresses that the configuration has the server call over HTTP, each with the variable that says so. */
export function calledAddresses(config: Config): CalledAddress[] {
  const { ai, research, s3, logoService, oidc, asksForBreaches } = config;
  const modelAt = (variable: string, provider: string | undefined, baseUrl: string | undefined) =>
    [variable, provider && (baseUrl ?? ofProviders[provider])] as const;
  const named = [
    modelAt("AI_BASE_URL", ai.model?.provider, ai.baseUrl),
    modelAt("AI_IMAGE_BASE_URL", ai.image?.choice.provider, ai.image?.baseUrl),
    modelAt("AI_EMBEDDING_BASE_URL", ai.embedding?.choice.provider, ai.embedding?.baseUrl),
    modelAt("AI_SPEECH_BASE_URL", ai.speech?.choice.provider, ai.speech?.baseUrl),
    ["RESEARCH_URL", research.url ?? ofProviders[research.provider]],
    ["S3_ENDPOINT", s3 && (s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`)],
    ["LOGO_URL", logoService?.url],
    ["OIDC_ISSUER", oidc?.issuer],
    ["PASSWORD_BREACH_CHECK", asksForBreaches ? "https://api.pwnedpasswords.com" : undefined],
  ] as const;
  return named.flatMap(([variable, address]) => (address ? [{ variable, url: new URL(address) }] : []));
}

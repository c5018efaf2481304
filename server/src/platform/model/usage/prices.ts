/** US dollars per million tokens. */
export interface Price {
  input: number;
  /** Input that the provider reads from its cache. */
  cachedInput: number;
  output: number;
}

// Standard (not batch, not long-context) list prices: openai.com/api/pricing, anthropic.com/pricing, ai.google.dev/pricing.
// A model that is not listed counts as free: its rows carry tokens and no cost.
const pricesByModel: Record<string, Price> = {
  "gpt-5.1": { input: 1.25, cachedInput: 0.125, output: 10 },
  "gpt-5": { input: 1.25, cachedInput: 0.125, output: 10 },
  "gpt-5-mini": { input: 0.25, cachedInput: 0.025, output: 2 },
  "gpt-5-nano": { input: 0.05, cachedInput: 0.005, output: 0.4 },
  "gpt-4.1": { input: 2, cachedInput: 0.5, output: 8 },
  "gpt-4.1-mini": { input: 0.4, cachedInput: 0.1, output: 1.6 },
  "gpt-4.1-nano": { input: 0.1, cachedInput: 0.025, output: 0.4 },
  "gpt-4o": { input: 2.5, cachedInput: 1.25, output: 10 },
  "gpt-4o-mini": { input: 0.15, cachedInput: 0.075, output: 0.6 },
  "claude-opus-4-5": { input: 5, cachedInput: 0.5, output: 25 },
  "claude-opus-4-1": { input: 15, cachedInput: 1.5, output: 75 },
  "claude-sonnet-4-5": { input: 3, cachedInput: 0.3, output: 15 },
  "claude-sonnet-4-0": { input: 3, cachedInput: 0.3, output: 15 },
  "claude-haiku-4-5": { input: 1, cachedInput: 0.1, output: 5 },
  "gemini-2.5-pro": { input: 1.25, cachedInput: 0.125, output: 10 },
  "gemini-2.5-flash": { input: 0.3, cachedInput: 0.03, output: 2.5 },
  "text-embedding-3-small": { input: 0.02, cachedInput: 0.02, output: 0 },
  "text-embedding-3-large": { input: 0.13, cachedInput: 0.13, output: 0 },
  // Text in, image out.
  "gpt-image-1": { input: 5, cachedInput: 1.25, output: 40 },
  "gpt-image-1-mini": { input: 2, cachedInput: 0.2, output: 8 },
  // Text in, speech out; the first two are charged by letters, four to a token.
  "tts-1": { input: 60, cachedInput: 60, output: 0 },
  "tts-1-hd": { input: 120, cachedInput: 120, output: 0 },
  "gpt-4o-mini-tts": { input: 0.6, cachedInput: 0.6, output: 12 },
  "gemini-2.5-flash-lite": { input: 0.1, cachedInput: 0.01, output: 0.4 },
};

const dateSuffix = /-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/;

/**
 * The list price of a model, or undefined when it is not known.
 * A vendor before a slash (as routers write it) and a date behind the name do not matter.
 */
export function priceOf(modelId: string): Price | undefined {
  const name = modelId.slice(modelId.lastIndexOf("/") + 1).replace(dateSuffix, "");
  return Object.hasOwn(pricesByModel, name) ? pricesByModel[name] : undefined;
}

export interface TokenCount {
  input: number;
  /** The part of `input` read from the provider's cache. */
  cached: number;
  output: number;
}

/** US dollars for a call; 0 when the price is not known. */
export function costUsd(price: Price | undefined, tokens: TokenCount): number {
  if (price === undefined) return 0;
  const uncached = Math.max(0, tokens.input - tokens.cached);
  return (uncached * price.input + tokens.cached * price.cachedInput + tokens.output * price.output) / 1_000_000;
}

/** Tokens of a text, roughly: four characters each, the providers' own rule of thumb for English. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / 4);
}

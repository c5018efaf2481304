import type { CallLimits } from "./wire/call-limits.ts";

export interface ModelChoice {
  provider: "openai" | "anthropic" | "google" | "openai-compatible";
  /** The provider's own name of the model, such as `gpt-5-mini`. */
  id: string;
}

/** The model that makes images, or vectors. */
export interface ImageModelSettings {
  choice: ModelChoice & { provider: "openai" | "openai-compatible" };
  apiKey?: string | undefined;
  /** Replaces the provider's own address; required for `openai-compatible`. */
  baseUrl?: string | undefined;
}

/** The model that speaks. */
export interface SpeechModelSettings extends ImageModelSettings {
  /** One of its voices. */
  voice: string;
}

export interface ModelSettings {
  /** Absent: the offline drafter writes. */
  model?: ModelChoice;
  /** For tasks of class `fast`; absent: `model` does them too. */
  fastModel?: ModelChoice;
  apiKey?: string;
  /** Replaces the provider's own address; required for `openai-compatible`. */
  baseUrl?: string;
  /** Whether the models take pictures. Absent: by what is known of each. */
  takesPictures?: boolean | undefined;
  /** Absent: no images are made by a model. */
  image?: ImageModelSettings | undefined;
  /** Absent: passages are ranked by their words alone. */
  embedding?: ImageModelSettings | undefined;
  /** Absent: videos are spoken by a program of the machine, or by nobody. */
  speech?: SpeechModelSettings | undefined;
  /** Calls under way at the same moment in this process. */
  concurrency: number;
  /** Calls under way at the same moment for one account in this process. */
  accountConcurrency: number;
  /** Per account and calendar month (UTC); absent: unlimited. */
  monthlyBudgetUsd?: number;
  /** How long a call may be silent, and how long it may last. Absent: 180 s until the first byte, 60 s between two, an hour in all. */
  limits?: CallLimits;
  /** Most milliseconds an offline draft takes to appear; 0 writes it at once. */
  draftPaceMs?: number;
}

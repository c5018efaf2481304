import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { isKnownToSee } from "../pictures/takes-pictures.ts";
import type { ModelChoice, ModelSettings } from "../settings.ts";
import type { ModelClass } from "../task.ts";
import { type CallLimits, type Timer, usualTimer } from "../wire/call-limits.ts";
import { createChatModel } from "../wire/chat-model.ts";
import { createFormMemory, type FormStore } from "../wire/form-memory.ts";
import { patientFetch } from "../wire/patient-fetch.ts";
import type { StreamCall } from "./model-call.ts";
import { streamWithSdk } from "./stream-with-sdk.ts";

/** A configured model. */
export interface ConnectedModel {
  /** `provider/id`. */
  name: string;
  choice: ModelChoice;
  stream: StreamCall;
  takesPictures: boolean;
  limits: CallLimits;
  timer: Timer;
  /** Tokens on top of a task's own limit, because the provider counts a model's thinking as output. */
  thinkingTokens: number;
}

// Named here, because without an address or a key the SDK would take them from environment variables nobody has validated.
const addresses = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** How models are reached. */
export interface Connection extends Pick<ModelSettings, "apiKey" | "baseUrl" | "takesPictures"> {
  limits: CallLimits;
  timer?: Timer | undefined;
  fetch?: typeof fetch | undefined;
  forms?: FormStore | undefined;
}

/** Wires the model a setting names. Does not call it: a wrong key or address shows at the first task. */
export function connectModel(choice: ModelChoice, modelClass: ModelClass, connection: Connection): ConnectedModel {
  const { limits, timer = usualTimer } = connection;
  const isPlain = choice.provider === "anthropic" || choice.provider === "openai-compatible";
  const thinkingTokens = isPlain ? 0 : modelClass === "fast" ? 2_000 : 8_000;
  const name = `${choice.provider}/${choice.id}`;
  const takesPictures = connection.takesPictures ?? isKnownToSee(choice);
  const stream = streamOf(choice, modelClass, connection);
  return { name, choice, stream, takesPictures, limits, timer, thinkingTokens };
}

function streamOf(choice: ModelChoice, modelClass: ModelClass, connection: Connection): StreamCall {
  const { apiKey, baseUrl, fetch = patientFetch } = connection;
  const own = (address: string) => ({ apiKey: apiKey ?? "", baseURL: baseUrl ?? address, fetch });
  switch (choice.provider) {
    case "openai":
      return streamWithSdk({
        languageModel: createOpenAI(own(addresses.openai))(choice.id),
        // Without `store: false` OpenAI keeps prompts and answers for 30 days.
        providerOptions: { openai: { store: false, strictJsonSchema: true } },
        // A person waits for fast tasks; models that do not reason ignore this.
        reasoning: modelClass === "fast" ? "low" : undefined,
      });
    case "anthropic":
      return streamWithSdk({ languageModel: createAnthropic(own(addresses.anthropic))(choice.id) });
    case "google":
      return streamWithSdk({ languageModel: createGoogle(own(addresses.google))(choice.id) });
    case "openai-compatible": {
      if (baseUrl === undefined) throw new Error("An openai-compatible model needs a base URL.");
      const model = { model: choice.id, address: withoutSecrets(baseUrl) };
      const forms = createFormMemory(connection.forms, model);
      return createChatModel({ baseUrl, apiKey, model: choice.id, fetch }, forms);
    }
  }
}

function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { streamText } from "ai";
import type { ModelChoice, ModelSettings } from "../settings.ts";
import type { ModelClass } from "../task.ts";

type CallOptions = Parameters<typeof streamText>[0];

/** A configured model and what its provider needs to know in every call. */
export interface ConnectedModel {
  /** `provider/id`. */
  name: string;
  choice: ModelChoice;
  languageModel: Exclude<CallOptions["model"], string>;
  providerOptions: CallOptions["providerOptions"];
  reasoning: CallOptions["reasoning"];
  /** Tokens on top of a task's own limit, because the provider counts a model's thinking as output. */
  thinkingTokens: number;
}

// Named here, because without an address or a key the SDK would take them from environment variables nobody has validated.
const addresses = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

type Connection = Pick<ModelSettings, "apiKey" | "baseUrl"> & { fetch?: typeof fetch };

/** Wires the model a setting names. Does not call it: a wrong key or address shows at the first task. */
export function connectModel(choice: ModelChoice, modelClass: ModelClass, connection: Connection): ConnectedModel {
  const name = `${choice.provider}/${choice.id}`;
  const { apiKey, baseUrl, fetch } = connection;
  const own = (address: string) => ({ apiKey: apiKey ?? "", baseURL: baseUrl ?? address, fetch });
  const plain = { name, choice, providerOptions: {}, reasoning: undefined, thinkingTokens: 0 };
  const thinkingTokens = modelClass === "fast" ? 2_000 : 8_000;
  switch (choice.provider) {
    case "openai":
      return {
        ...plain,
        languageModel: createOpenAI(own(addresses.openai))(choice.id),
        // Without `store: false` OpenAI keeps prompts and answers for 30 days.
        providerOptions: { openai: { store: false, strictJsonSchema: true } },
        // A person waits for fast tasks; models that do not reason ignore this.
        reasoning: modelClass === "fast" ? "low" : undefined,
        thinkingTokens,
      };
    case "anthropic":
      return { ...plain, languageModel: createAnthropic(own(addresses.anthropic))(choice.id) };
    case "google":
      return { ...plain, languageModel: createGoogle(own(addresses.google))(choice.id), thinkingTokens };
    case "openai-compatible": {
      if (baseUrl === undefined) throw new Error("An openai-compatible model needs a base URL.");
      const provider = createOpenAICompatible({
        name: "openai-compatible",
        apiKey,
        baseURL: baseUrl,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
      });
      return { ...plain, languageModel: provider.chatModel(choice.id) };
    }
  }
}

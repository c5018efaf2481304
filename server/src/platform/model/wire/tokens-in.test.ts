import { expect, test } from "vitest";
import { tokensIn } from "./tokens-in.ts";

test.each([
  ["as OpenAI counts", { prompt_tokens: 90, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 40 } }, 40],
  ["by the newer names", { input_tokens: 90, output_tokens: 20, input_tokens_details: { cached_tokens: 30 } }, 30],
  ["as DeepSeek counts", { prompt_tokens: 90, completion_tokens: 20, prompt_cache_hit_tokens: 50 }, 50],
  ["as Anthropic counts", { input_tokens: 90, output_tokens: 20, cache_read_input_tokens: 60 }, 60],
  ["as Ollama counts", { prompt_eval_count: 90, eval_count: 20 }, 0],
  ["as llama.cpp counts", { tokens_evaluated: 90, tokens_predicted: 20 }, 0],
  ["in texts", { prompt_tokens: "90", completion_tokens: "20" }, 0],
  ["no more cached than there are", { prompt_tokens: 90, completion_tokens: 20, cached_tokens: 900 }, 90],
])("tokens are read %s", (_, usage, cached) => {
  expect(tokensIn(usage)).toEqual({ input: 90, cached, output: 20 });
});

test("what counts nothing, or less than nothing, is no count", () => {
  expect(
    ["", null, {}, { prompt_tokens: null }, { prompt_tokens: -1 }, { prompt_tokens: "many" }].map(tokensIn),
  ).toEqual(Array(6).fill(undefined));
  expect(tokensIn({ completion_tokens: 20.4 })).toEqual({ input: 0, cached: 0, output: 20 });
});

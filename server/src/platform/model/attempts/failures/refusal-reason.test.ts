import { expect, test } from "vitest";
import { isUnexplained, refusalReason } from "./refusal-reason.ts";

const refusal = (status: number, body: string) => ({ status, headers: {}, body });
const saying = (message: string) => refusal(400, JSON.stringify({ error: { message } }));

test.each([
  [
    "no_credit",
    [
      "insufficient_quota",
      "Insufficient balance",
      "insufficient funds",
      "insufficient credit",
      "insufficient_user_quota",
      "billing_hard_limit reached",
      "billing_not_active",
      "Your credit balance is too low",
      "Payment required",
      "You are out of credits",
      "Arrearage",
      "This needs more credits",
      "Insufficient_quota: you exceeded your current quota",
    ],
  ],
  [
    "bad_key",
    [
      "Invalid API key",
      "invalid x-api-key",
      "invalid_api_key",
      "Incorrect API key provided",
      "API key not valid",
      "api_key_invalid",
      "authentication_error",
      "Missing API key",
    ],
  ],
  [
    "too_long",
    [
      "context_length_exceeded",
      "the context window",
      "exceed context size",
      "This model's maximum context is 8192",
      "too many tokens",
      "Too many input tokens",
      "too many prompt tokens",
      "prompt is too long",
      "input too large",
      "Request too large",
      "input length",
      "n_ctx",
      "Please reduce the length",
      "string_above_max_length",
      "exceeds the model's maximum of 9 tokens",
      "exceed the limit of 8192 tokens",
      "exceeds the max number of tokens",
      "max_prompt_tokens",
    ],
  ],
  [
    "refused",
    [
      "content_filter",
      "content management policy",
      "Content policy",
      "ResponsibleAIPolicyViolation",
      "Rejected by moderation",
      "Your input was flagged",
      "data_inspection_failed",
      "inappropriate content",
      "our safety system",
      "safety settings",
      "for safety reasons",
    ],
  ],
  [
    "unknown_model",
    [
      "model_not_found",
      "Model not exist",
      "unknown model",
      "invalid_model",
      "No such model",
      "gpt is not a valid model ID",
      "No endpoints found",
      "No models loaded",
      "No model loaded",
      "model 'gpt' not found, try pulling it",
      "The model `gpt` does not exist",
      "The model gpt doesn't exist",
      "model gpt is not available",
      "Model gpt has not been found",
      "model has not been loaded",
    ],
  ],
  [
    "loading",
    ["Loading model", "Model gpt is currently loading", "model still loading", "model being loading", "gpt is loading"],
  ],
  [
    "rate_limited",
    [
      "rate limit",
      "rate_limit_exceeded",
      "Too many requests",
      "too_many_requests",
      "ThrottlingException",
      "RESOURCE_EXHAUSTED",
      "Quota exceeded",
      "You exceeded your current quota",
      "insufficient quota: 5 requests per minute",
      "insufficient quota: 900 tokens per minute",
    ],
  ],
  [
    "overloaded",
    [
      "overloaded_error",
      "over capacity",
      "We are at capacity",
      "server is busy",
      "The queue is full",
      "no available server",
      "no available workers",
    ],
  ],
] as const)("%s is known by each of its words", (reason, said) => {
  expect(said.map((message) => [message, refusalReason(saying(message))])).toEqual(
    said.map((message) => [message, reason]),
  );
});

const page = "<html><body>Loading model</body></html>";

test.each([
  [301, "{}", "moved"],
  [308, "model not found", "moved"],
  [401, "rate limit", "bad_key"],
  [402, "rate limit", "no_credit"],
  [403, "{}", "forbidden"],
  [404, "{}", "wrong_address"],
  [404, page, "web_page"],
  [405, "{}", "wrong_address"],
  [405, page, "web_page"],
  [400, page, "web_page"],
  [400, "{}", "request_refused"],
  [422, "{}", "request_refused"],
  [408, "{}", "provider_timeout"],
  [504, page, "provider_timeout"],
  [522, page, "provider_timeout"],
  [524, page, "provider_timeout"],
  [409, "{}", "server_error"],
  [425, "{}", "server_error"],
  [413, "{}", "too_long"],
  [429, "{}", "rate_limited"],
  [500, page, "server_error"],
  [502, "{}", "server_error"],
  [503, page, "overloaded"],
  [529, "{}", "overloaded"],
  [200, "{}", "broken_off"],
  [200, '{"error":{"code":401}}', "bad_key"],
])("a refusal with status %i that says %s is %s", (status, body, reason) => {
  expect(refusalReason(refusal(status, body))).toBe(reason);
});

test.each([
  [400, true],
  [500, true],
  [404, true],
  [200, true],
  [401, false],
  [403, false],
  [413, false],
  [429, false],
  [503, false],
])("whether the form of a request can be what status %i is about: %s", (status, is) => {
  expect(isUnexplained(refusal(status, "{}"))).toBe(is);
});

import type { Refusal } from "../../wire/call-refused.ts";
import { statusOf, wordsOf } from "../../wire/refusal-words.ts";
import { retryAfterMilliseconds, waitInWords } from "../retry-after.ts";
import type { FailureReason } from "./failure-reason.ts";

/** In the order in which they count. Providers give one meaning many statuses, so words come first where they are clear. */
const wordsByReason: [FailureReason, RegExp][] = [
  [
    "no_credit",
    /insufficient[_ ](?:user[_ ])?(?:quota|balance|funds|credits?)|billing_(?:hard_limit|not_active)|credit balance is too low|payment required|out of credits|arrearage|more credits/,
  ],
  [
    "bad_key",
    /invalid[_ ](?:x-)?api[_ -]?key|incorrect api key|api[_ ]key[_ ](?:not valid|invalid)|authentication_error|missing api key/,
  ],
  [
    "too_long",
    /context[_ ](?:length|window|size)|maximum context|too many (?:input |prompt )?tokens|(?:prompt|input|request)(?: is)? too (?:long|large)|input length|n_ctx|reduce the length|string_above_max_length|exceeds? the (?:model'?s )?(?:maximum|max|limit of) .{0,20}tokens|max_prompt_tokens/,
  ],
  [
    "refused",
    /content[_ ]?(?:filter|management|policy)|responsibleai|moderation|flagged|data_inspection_failed|inappropriate content|safety (?:system|settings|reasons)/,
  ],
  [
    "unknown_model",
    /model[_ ]not[_ ](?:found|exist)|unknown[_ ]model|invalid[_ ]model|no such model|not a valid model|no endpoints found|no models? loaded|model\b.{0,80}?(?:not found|does ?n[o']t exist|not exist|is not available|not been (?:found|loaded))/,
  ],
  ["loading", /loading model|model.{0,40}(?:currently |being |still )loading|is loading/],
  [
    "rate_limited",
    /rate[_ -]?limit|too[_ ]many[_ ]requests|throttl|resource_exhausted|quota exceeded|exceeded your current quota/,
  ],
  ["overloaded", /overloaded|over capacity|at capacity|server.{0,10}busy|queue is full|no available (?:server|worker)/],
];

/** Why a provider refused a call, by its status and its words. */
export function refusalReason(refusal: Refusal): FailureReason {
  const status = statusOf(refusal);
  if (status >= 300 && status < 400) return "moved";
  if (status === 402) return "no_credit";
  if (status === 401) return "bad_key";
  const words = wordsOf(refusal);
  const isPage = /^\s*</.test(refusal.body);
  const spoken = isPage ? undefined : wordsByReason.find(([, pattern]) => pattern.test(words))?.[0];
  // Google says "quota" of a limit that ends in seconds.
  if (spoken === "no_credit" && /requests per|tokens per/.test(words)) return "rate_limited";
  if (spoken !== undefined) return spoken;
  return reasonOfStatus(status, isPage);
}

function reasonOfStatus(status: number, isPage: boolean): FailureReason {
  if (status < 300) return "broken_off";
  if (status === 413) return "too_long";
  if (status === 429) return "rate_limited";
  if (status === 403) return "forbidden";
  if (status === 404 || status === 405) return isPage ? "web_page" : "wrong_address";
  if (status === 503 || status === 529) return "overloaded";
  if ([408, 504, 522, 524].includes(status)) return "provider_timeout";
  if (status >= 500 || status === 409 || status === 425) return "server_error";
  return isPage ? "web_page" : "request_refused";
}

/** Whether nothing but the form of the request can explain a refusal. */
export function isUnexplained(refusal: Refusal): boolean {
  return ["request_refused", "server_error", "wrong_address", "broken_off"].includes(refusalReason(refusal));
}

/** Milliseconds that a provider asks to wait; undefined when it does not say. */
export function pauseAsked(refusal: Refusal, now: number): number | undefined {
  return retryAfterMilliseconds(refusal.headers, now) ?? waitInWords(refusal.body);
}

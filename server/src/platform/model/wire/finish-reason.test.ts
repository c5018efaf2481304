import { expect, test } from "vitest";
import { finishReasonOf } from "./finish-reason.ts";

test.each([
  ["stop", "stop"],
  ["eos_token", "stop"],
  ["tool_calls", "stop"],
  ["something new", "stop"],
  ["MAX_TOKENS", "length"],
  ["max_output_tokens", "length"],
  ["model length", "length"],
  ["max-length", "length"],
  ["SAFETY", "content-filter"],
  ["PROHIBITED_CONTENT", "content-filter"],
  ["content filter", "content-filter"],
  [" refusal ", "content-filter"],
  ["error", "error"],
  ["", undefined],
  ["null", undefined],
  [null, undefined],
  [7, undefined],
])("an answer that ended by %j ended by %s", (said, reason) => {
  expect(finishReasonOf(said)).toBe(reason);
});

test.each([
  ["stop", "stop eos eos_token end_turn stop_sequence complete completed finish finished done"],
  ["stop", "tool_calls tool_call tool_use function_call"],
  [
    "length",
    "length max_tokens max_output_tokens max_length max_context_length model_length model_context_window_exceeded limit truncated",
  ],
  [
    "content-filter",
    "content_filter content_filtered safety recitation prohibited_content sensitive refusal moderation",
  ],
])("an answer ended by %s in each word that servers have for it: %s", (reason, words) => {
  expect(words.split(" ").map((word) => [word, finishReasonOf(word)])).toEqual(
    words.split(" ").map((word) => [word, reason]),
  );
});

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

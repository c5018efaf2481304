import type { FinishReason } from "ai";

const reasons: Record<string, FinishReason> = {
  stop: "stop",
  eos: "stop",
  eos_token: "stop",
  end_turn: "stop",
  stop_sequence: "stop",
  complete: "stop",
  completed: "stop",
  finish: "stop",
  finished: "stop",
  done: "stop",
  // No tool is offered: a model that calls one means its answer.
  tool_calls: "stop",
  tool_call: "stop",
  tool_use: "stop",
  function_call: "stop",
  length: "length",
  max_tokens: "length",
  max_output_tokens: "length",
  max_length: "length",
  max_context_length: "length",
  model_length: "length",
  model_context_window_exceeded: "length",
  limit: "length",
  truncated: "length",
  content_filter: "content-filter",
  content_filtered: "content-filter",
  safety: "content-filter",
  recitation: "content-filter",
  prohibited_content: "content-filter",
  sensitive: "content-filter",
  refusal: "content-filter",
  moderation: "content-filter",
  error: "error",
};

/** Why an answer ended, however it is spelled; undefined while it goes on. */
export function finishReasonOf(value: unknown): FinishReason | undefined {
  if (typeof value !== "string" || value.trim() === "" || value === "null") return undefined;
  return reasons[value.trim().toLowerCase().replace(/[\s-]/g, "_")] ?? "stop";
}

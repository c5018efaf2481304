import type { FinishReason } from "ai";
import type { TokenCount } from "../usage/prices.ts";
import { CallRefused } from "./call-refused.ts";
import { isCompleteJson } from "./is-complete-json.ts";
import { field, isObject } from "./json-parts.ts";
import { readChunk } from "./read-chunk.ts";

/** An answer while its values come in. */
export interface ChatAnswer {
  /** Takes the next value. @throws CallRefused when it is an error */
  add(value: unknown): void;
  /** The answer so far; the thinking of a model is no part of it. */
  text(): string;
  tokens(): TokenCount | undefined;
  /** Why it ended; undefined while that has not been said. */
  finish(): FinishReason | undefined;
  /** Whether nothing is missing, so that it counts although its stream broke off. */
  isWhole(): boolean;
}

export function createChatAnswer(): ChatAnswer {
  const sums = { content: "", tool: "", reasoning: "", refusal: "" };
  let finish: FinishReason | undefined;
  let tokens: TokenCount | undefined;
  let last = "";

  /** Some servers send their last chunk twice. */
  function isRepeated(value: unknown): boolean {
    return last !== "" && JSON.stringify(field(value, "choices")) === last;
  }

  function text(): string {
    const spoken = sums.content.trim() === "" ? sums.tool || sums.content : sums.content;
    // A server that takes all for thinking puts the answer there, too.
    return spoken.trim() === "" && finish !== undefined && isCompleteJson(sums.reasoning) ? sums.reasoning : spoken;
  }

  return {
    add(value) {
      if (saysError(value)) throw new CallRefused({ status: 200, headers: {}, body: JSON.stringify(value) });
      const repeated = isRepeated(value);
      const chunk = readChunk(value);
      if (chunk === undefined) return;
      tokens = chunk.tokens ?? tokens;
      if (repeated) return;
      const replaces = chunk.whole && chunk.content.startsWith(sums.content);
      sums.content = replaces ? chunk.content : sums.content + chunk.content;
      sums.tool += chunk.tool;
      sums.reasoning += chunk.reasoning;
      sums.refusal += chunk.refusal;
      finish = chunk.finish ?? (chunk.last ? (finish ?? "stop") : finish);
      if (chunk.finish !== undefined) last = JSON.stringify(field(value, "choices")) ?? "";
    },
    text,
    tokens: () => tokens,
    finish: () => (sums.refusal !== "" && text().trim() === "" ? "content-filter" : finish),
    isWhole: () => (finish !== undefined && finish !== "error") || isCompleteJson(text()),
  };
}

function saysError(value: unknown): boolean {
  const error = field(value, "error");
  if (isObject(error) || (typeof error === "string" && error !== "")) return true;
  if (field(value, "choices") !== undefined) return false;
  return field(value, "object") === "error" || field(value, "type") === "error" || field(value, "detail") !== undefined;
}

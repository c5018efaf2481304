import type { FinishReason } from "ai";
import type { TokenCount } from "../usage/prices.ts";
import { finishReasonOf } from "./finish-reason.ts";
import { field, first, isObject, isPlainObject, textIn } from "./json-parts.ts";
import { tokensIn } from "./tokens-in.ts";

/** What one value of an answer says. Texts are "" where it says nothing. */
export interface Chunk {
  content: string;
  /** Whether `content` is the whole answer and not what is added to it. */
  whole: boolean;
  /** Arguments of a call of a tool: some models answer so although there is none. */
  tool: string;
  reasoning: string;
  refusal: string;
  finish: FinishReason | undefined;
  /** Whether it is the last, although it may not say why. */
  last: boolean;
  tokens: TokenCount | undefined;
}

/**
 * Reads a chunk of a stream or a whole answer: chat completions as OpenAI sends them, legacy `text` and `function_call`, parts of content,
 * and the native words of Ollama and llama.cpp. Undefined for a choice beside the first.
 */
export function readChunk(value: unknown): Chunk | undefined {
  const choices = field(value, "choices");
  const choice = Array.isArray(choices) ? choices.find(isObject) : undefined;
  if (Number(field(choice, "index") ?? 0) > 0) return undefined;
  const source = choice ?? value;
  const delta = field(source, "delta");
  const message = field(source, "message");
  const said = isObject(delta) ? delta : isObject(message) ? message : source;
  const names = ["content", "text", ...(choice === undefined ? ["response", "output_text"] : [])];
  return {
    content: typeof delta === "string" ? delta : textOf(said, names) || textOf(source, ["text"]),
    // Ollama's own lines have a `message`, too, and say with `done` whether more comes.
    whole: !isObject(delta) && isObject(message) && field(source, "done") === undefined,
    tool: toolText(said),
    reasoning: textOf(said, ["reasoning_content", "reasoning", "thinking"]),
    refusal: textOf(said, ["refusal"]),
    finish: finishReasonOf(
      first(field(source, "finish_reason"), field(source, "done_reason"), field(source, "stop_reason")),
    ),
    last: field(source, "done") === true,
    tokens: tokensIn(
      first(field(value, "usage"), field(choice, "usage"), field(field(value, "x_groq"), "usage"), value),
    ),
  };
}

function textOf(source: unknown, names: string[]): string {
  for (const name of names) {
    const value = field(source, name);
    const text = name === "content" && isPlainObject(value) ? JSON.stringify(value) : textIn(value);
    if (text !== "") return text;
  }
  return "";
}

function toolText(said: unknown): string {
  const calls = field(said, "tool_calls");
  const called = Array.isArray(calls) ? calls : [field(said, "function_call")];
  // A second call would be a second answer.
  const mine = called.filter((call) => Number(field(call, "index") ?? 0) === 0).slice(0, 1);
  return mine.map((call) => argumentsOf(field(call, "function") ?? call)).join("");
}

function argumentsOf(call: unknown): string {
  const given = first(field(call, "arguments"), field(call, "parameters"));
  if (typeof given === "string") return given;
  return isObject(given) ? JSON.stringify(given) : "";
}

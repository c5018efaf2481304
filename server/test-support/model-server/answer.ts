import type { Behaviour } from "./behaviours.ts";
import { citing } from "./citing/citing-answers.ts";
import { passagesIn } from "./citing/passages-in.ts";
import { createFiller } from "./from-schema.ts";
import { seededBelow } from "./seeded.ts";
import type { WireSchema } from "./wire-schema.ts";
import { topicWords } from "./words.ts";

/** What a fixture gets to answer by. */
export interface AnswerRequest {
  task: string | undefined;
  model: string;
  messages: { role: string; text: string }[];
  /** All messages in one text. */
  prompt: string;
  schema: WireSchema | undefined;
  /** A valid answer as the server would give it, to be changed where a task checks more than a schema can say. */
  filled: unknown;
  /** Another valid answer, which shares no text with `filled` or earlier ones; for lists that must be longer. */
  fill(variant: string): unknown;
}

/** By task name. */
export type Answers = Record<string, (request: AnswerRequest) => unknown>;

export interface Answer {
  text: string;
  finishReason: "stop" | "length" | "content_filter";
  refusal?: string;
}

/** The words of the answer to one call. Throws for a schema that cannot be filled. */
export function composeAnswer(
  request: Omit<AnswerRequest, "filled" | "fill">,
  answers: Answers,
  behaviour: Behaviour | undefined,
): Answer {
  const stop = (text: string): Answer => ({ text, finishReason: "stop" });
  if (behaviour?.kind === "refusal") return { text: "", refusal: "I cannot help with that.", finishReason: "stop" };
  if (behaviour?.kind === "answer") return stop(JSON.stringify(behaviour.value));
  if (behaviour?.kind === "text") return stop(behaviour.text);
  const { schema, task, messages } = request;
  // The answer of today is that of tomorrow.
  const prompt = request.prompt.replace(/\n\nToday is [\d-]+\./, "");
  // What a call is about stands at the beginning of the first message of the user.
  const subject = messages.find(({ role }) => role === "user")?.text ?? prompt;
  const fill = schema === undefined ? () => undefined : createFiller(schema, topicWords(subject));
  const passages = passagesIn(prompt);
  // With passages a prompt is long, and every text of the answer would be drawn from all of it.
  const seed = passages.length > 0 ? String(seededBelow(1e9, `${task}/${prompt}`)) : `${task}/${prompt}`;
  const filled = fill(seed);
  const fixture = task === undefined ? undefined : answers[task];
  const answered =
    fixture === undefined
      ? filled
      : fixture({ ...request, prompt, filled, fill: (variant) => fill(`${seed}/${variant}`) });
  const value = citing(answered, { passages, seed, errsInPercent: 0 });
  if (behaviour?.kind === "wrong-enum") return stop(JSON.stringify(withWrongChoices(value, schema)));
  const text = JSON.stringify(value) ?? "There is nothing to fill.";
  if (behaviour?.kind === "malformed") return stop(text.slice(0, -Math.min(2, text.length - 1)));
  if (behaviour?.kind === "cut-off") return { text: half(text), finishReason: "length" };
  if (behaviour?.kind === "content-filter") return { text: half(text), finishReason: "content_filter" };
  return stop(text);
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

function withWrongChoices(value: unknown, schema: unknown): unknown {
  const choices = new Set(choicesIn(schema));
  if (choices.size === 0) throw new Error("This schema has no closed set of words to get wrong.");
  const wrong = (part: unknown): unknown => {
    if (typeof part === "string") return choices.has(part) ? "none of the choices" : part;
    if (Array.isArray(part)) return part.map(wrong);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, wrong(inner)]));
  };
  return wrong(value);
}

function choicesIn(schema: unknown): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "enum" in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return [...own, ...Object.values(schema).flatMap(choicesIn)];
}

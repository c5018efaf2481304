import type { ModelMessage } from "ai";
import type { Prompt } from "./task.ts";

/**
 * The conversation of a first call. The prefix comes before the task's own words, so that providers can cache it.
 * With `markPrefix` its end is marked for Anthropic, which caches up to a mark; the others find the common beginning by
 * themselves, and some compatible servers accept plain text only.
 */
export function firstMessages(prompt: Prompt, markPrefix: boolean): ModelMessage[] {
  const { request, pictures = [] } = prompt;
  const prefix = prompt.prefix === "" ? "" : `${prompt.prefix}\n\n`;
  const isMarked = markPrefix && prefix !== "";
  if (!isMarked && pictures.length === 0) return [{ role: "user", content: prefix + request }];
  const providerOptions = isMarked ? { anthropic: { cacheControl: { type: "ephemeral" } } } : undefined;
  return [
    {
      role: "user",
      content: [
        ...(prefix === ""
          ? []
          : [{ type: "text" as const, text: prefix, ...(providerOptions && { providerOptions }) }]),
        ...pictures.map((picture) => ({
          type: "file" as const,
          mediaType: picture.mediaType,
          data: picture.base64(),
        })),
        { type: "text", text: request },
      ],
    },
  ];
}

/** Messages by their words alone: the letters of a picture say nothing about how long it is to a model. */
export const wordsOfMessages = (messages: readonly ModelMessage[]) =>
  messages.map(({ role, content }) => ({
    role,
    content: typeof content === "string" ? content : content.filter(({ type }) => type !== "file"),
  }));

/** The conversation of a repair that asks for everything anew: what was asked (`first`), what was answered, what is wrong with it. */
export function repairMessages(first: ModelMessage[], answer: string, problems: readonly string[]): ModelMessage[] {
  return afterAnswer(
    first,
    answer,
    `That answer cannot be used:\n${listed(problems)}\n\nAnswer again with the whole JSON object, corrected. Change nothing that was right.`,
  );
}

/** The conversation of a repair that asks for some parts only; what they are called and what is wrong with each. */
export function partMessages(
  first: ModelMessage[],
  answer: string,
  parts: readonly { key: string; problems: readonly string[] }[],
): ModelMessage[] {
  const problems = parts.flatMap(({ key, problems: own }) => own.map((problem) => `"${key}": ${problem}`));
  return afterAnswer(
    first,
    answer,
    `Most of that answer is good. These parts of it cannot be used:\n${listed(problems)}\n\nAnswer with a JSON object that holds these parts only, written anew: ${parts.map(({ key }) => `"${key}"`).join(", ")}. Positions count from 0. Everything else stays as it is.`,
  );
}

function afterAnswer(first: ModelMessage[], answer: string, request: string): ModelMessage[] {
  return [
    ...first,
    // Some providers reject an empty message.
    { role: "assistant", content: answer.trim() === "" ? "(no answer)" : answer },
    { role: "user", content: request },
  ];
}

const listed = (problems: readonly string[]) => problems.map((problem) => `- ${problem}`).join("\n");

import type { ModelMessage } from "ai";
import type { Prompt } from "./task.ts";

/**
 * The conversation of a first call. The prefix comes before the task's own words, so that providers can cache it.
 * With `markPrefix` its end is marked for Anthropic, which caches up to a mark; the others find the common beginning by
 * themselves, and some compatible servers accept plain text only.
 */
export function firstMessages(prompt: Prompt, markPrefix: boolean): ModelMessage[] {
  const prefix = prompt.prefix === "" ? "" : `${prompt.prefix}\n\n`;
  if (!markPrefix || prefix === "") return [{ role: "user", content: prefix + prompt.request }];
  const providerOptions = { anthropic: { cacheControl: { type: "ephemeral" } } };
  return [
    {
      role: "user",
      content: [
        { type: "text", text: prefix, providerOptions },
        { type: "text", text: prompt.request },
      ],
    },
  ];
}

/** The conversation of the one repair call: what was asked (`first`), what was answered, what is wrong with it. */
export function repairMessages(first: ModelMessage[], answer: string, problems: string[]): ModelMessage[] {
  const list = problems.map((problem) => `- ${problem}`).join("\n");
  return [
    ...first,
    // Some providers reject an empty message.
    { role: "assistant", content: answer.trim() === "" ? "(no answer)" : answer },
    {
      role: "user",
      content: `That answer cannot be used:\n${list}\n\nAnswer again with the whole JSON object, corrected. Change nothing that was right.`,
    },
  ];
}

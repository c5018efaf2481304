import { setTimeout } from "node:timers/promises";
import { type DeepPartial, parsePartialJson } from "ai";
import type { PartialListener } from "../task-caller.ts";
import { cleanText } from "./clean-text.ts";
import type { JsonSchema } from "./json-schema.ts";
import { partialShape } from "./partial-shape.ts";
import { unfinishedJsonText } from "./reading/json-text.ts";

const shortestIntervalMs = 30;

/** Shows an answer while it is being written. */
export interface PartialFeed<Output> {
  /** The next texts belong to a new attempt. What is shown stays until that attempt has something to show. */
  beginAttempt(): void;
  /** Shows what can be read from an unfinished text: at once, or within 30 ms after the last time. */
  write(text: string): void;
  /** Shows nothing more of this attempt. */
  endAttempt(): void;
  /** Shows the finished answer. */
  complete(output: Output): void;
}

/** Shows partials in the shape of `schema`. The schema must be the one answers are validated by, not a provider's version of it. */
export function createPartialFeed<Output>(schema: JsonSchema, listener: PartialListener<Output>): PartialFeed<Output> {
  const { onPartial } = listener;
  let attempt = 0;
  let open = false;
  let latest: string | undefined;
  let running = false;
  let shown = { attempt: 0, json: "" };

  /** False when there was nothing new to show. */
  function show(partial: DeepPartial<Output>): boolean {
    const json = JSON.stringify(partial);
    if (attempt === shown.attempt && json === shown.json) return false;
    if (shown.attempt !== 0 && shown.attempt !== attempt) listener.onRestart?.();
    onPartial?.(partial);
    shown = { attempt, json };
    return true;
  }

  async function showWhatArrives(): Promise<void> {
    running = true;
    while (latest !== undefined) {
      const [text, from] = [latest, attempt];
      latest = undefined;
      const { value } = await parsePartialJson(unfinishedJsonText(text));
      const shaped = value === undefined ? undefined : partialShape(cleanText(value), schema);
      if (!open || from !== attempt || !hasContent(shaped)) continue;
      // Only what was shown starts an interval: the first words must not wait behind an opening quote.
      if (show(shaped as DeepPartial<Output>)) await setTimeout(shortestIntervalMs);
    }
    running = false;
  }

  return {
    beginAttempt() {
      attempt += 1;
      open = true;
    },
    write(text) {
      if (onPartial === undefined) return;
      latest = text;
      if (!running) void showWhatArrives();
    },
    endAttempt() {
      open = false;
      latest = undefined;
    },
    complete(output) {
      open = false;
      latest = undefined;
      if (onPartial !== undefined) show(output as DeepPartial<Output>);
    },
  };
}

/** False for the empty strings, lists and objects that an answer opens with. */
function hasContent(value: unknown): boolean {
  if (value === "" || value === undefined || value === null) return false;
  return typeof value !== "object" || Object.values(value).some(hasContent);
}

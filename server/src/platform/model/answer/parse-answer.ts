import type { z } from "zod";
import { cleanText } from "./clean-text.ts";

export type ParsedAnswer<Output> = { output: Output } | { problems: string[] };

const mostProblems = 20;

/**
 * Reads a model's answer: one JSON value, possibly inside a Markdown fence, cleaned and validated.
 * The problems are worded for the model that gets them back.
 */
export function parseAnswer<Output>(text: string, schema: z.ZodType<Output>): ParsedAnswer<Output> {
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text));
  } catch {
    return { problems: ["The answer is not one complete, valid JSON object."] };
  }
  return validateAnswer(cleanText(value), schema);
}

/** Leaves a Markdown code fence away, which some models write around JSON; the closing one may not have arrived yet. */
export function withoutFence(text: string): string {
  const opened = /^\s*```(?:json)?\s*/.exec(text);
  return opened === null ? text : text.slice(opened[0].length).replace(/\s*```\s*$/, "");
}

function validateAnswer<Output>(value: unknown, schema: z.ZodType<Output>): ParsedAnswer<Output> {
  const first = schema.safeParse(value);
  if (first.success) return { output: first.data };
  // Strict providers write null for what may be missing; see `providerSchema`.
  const withoutNulls = dropNulls(
    value,
    first.error.issues.map((issue) => issue.path),
  );
  const second = withoutNulls === undefined ? first : schema.safeParse(withoutNulls);
  if (second.success) return { output: second.data };
  return {
    problems: second.error.issues
      .slice(0, mostProblems)
      .map((issue) => `${issue.path.length > 0 ? issue.path.join(".") : "The answer"}: ${issue.message}`),
  };
}

/** A copy of `value` without the properties at `paths` that are null; undefined when there are none. */
function dropNulls(value: unknown, paths: PropertyKey[][]): unknown {
  const copy: unknown = structuredClone(value);
  let dropped = false;
  for (const path of paths) {
    const name = path.at(-1);
    const owner = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), copy);
    if (name === undefined || !isObject(owner) || Array.isArray(owner) || Reflect.get(owner, name) !== null) continue;
    Reflect.deleteProperty(owner, name);
    dropped = true;
  }
  return dropped ? copy : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

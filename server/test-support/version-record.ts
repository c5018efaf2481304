import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type JsonSchema, jsonSchemaOf } from "../src/platform/model/answer/json-schema.ts";
import type { AiTask } from "../src/platform/model/task.ts";

/**
 * Tests that a task asks and drafts what its version is known for: what it asks a model for one input, the form of the answer, and what
 * is drafted without a model, kept in a file beside it. Whoever changes any of it reads the whole difference, and raises the version.
 */
export function testVersionRecord<Input, Output>(task: AiTask<Input, Output>, input: Input): void {
  test("what is asked and drafted is what its version says", async () => {
    const { testPath = "", currentTestName = "" } = expect.getState();
    const groups = currentTestName.split(" > ").slice(0, -1).join(" ").replaceAll(/\W+/g, "-").toLowerCase();
    const name = [`version-${task.version}`, ...(groups ? [groups] : [])].join("-");
    await expect(versionRecord(task, input)).toMatchFileSnapshot(join(dirname(testPath), `${name}.txt`));
  });
}

function versionRecord<Input, Output>(task: AiTask<Input, Output>, input: Input): string {
  const { system, prefix, request } = task.prompt(input);
  const parts = {
    System: system,
    Prefix: prefix,
    Request: request,
    Answer: JSON.stringify(jsonSchemaOf(task.outputFor?.(input) ?? task.output), asAskedFor, 2),
    Draft: JSON.stringify(task.draft(input, "a seed"), null, 2),
  };
  return Object.entries(parts)
    .map(([name, text]) => `====== ${name}\n\n${text}\n`)
    .join("\n");
}

/** Replaces a list by what is asked for of it, and leaves out what is only said for reading the answer. */
function asAskedFor(_key: string, part: unknown): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part) || !("type" in part)) return part;
  const words = part as JsonSchema;
  const { wanted, unique: _unique, fallback: _fallback, alsoSaid: _alsoSaid, ...said } = words;
  const { together: _together, verbatim: _verbatim, orEmpty: _orEmpty, ...schema } = said;
  return wanted ? { ...schema, minItems: wanted } : schema;
}

import type { ModelMessage } from "ai";
import { expect, test } from "vitest";
import { refuse } from "../answer/findings.ts";
import type { JsonSchema } from "../answer/json-schema.ts";
import { planRepair } from "./repair.ts";

const messages: ModelMessage[] = [{ role: "user", content: "Name two forces." }];
const force: JsonSchema = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
const schema: JsonSchema = {
  type: "object",
  properties: { forces: { type: "array", items: force } },
  required: ["forces"],
};
// What a model wrote around its answer, and what it called the list, is no part of what was understood.
const text = 'Here you go:\n```json\n{"Forces": [{"name": "Wage growth"}, {"name": "It."}]}\n```';
const value = { forces: [{ name: "Wage growth" }, { name: "It." }] };

test("a part is asked for anew behind the answer as it was understood, whose places the request names", () => {
  const refused = [refuse("names-nothing", "forces.1.name", "It names no force.")];
  const plan = planRepair({ outcome: "check_failed", value, refused, mends: {}, text }, { messages, schema });
  expect(plan.isWhole).toBe(false);
  const [first, answer, request] = plan.messages;
  expect(first).toBe(messages[0]);
  expect(answer).toEqual({ role: "assistant", content: JSON.stringify(value) });
  expect(request?.content).toContain('"forces_1": It names no force.');
  expect(plan.schema.required).toEqual(["forces_1"]);
});

test("the whole answer is asked for anew behind its very words, since nothing of it was understood", () => {
  const refused = [refuse("unreadable", "", "The answer is not one complete, valid JSON object.")];
  const cut = '{"forces": [{"na';
  const plan = planRepair(
    { outcome: "malformed", value: undefined, refused, mends: {}, text: cut },
    { messages, schema },
  );
  expect(plan).toMatchObject({ isWhole: true, schema });
  expect(plan.messages[1]).toEqual({ role: "assistant", content: cut });
});

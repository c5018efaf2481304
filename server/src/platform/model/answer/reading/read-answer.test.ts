import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { readAnswer } from "./read-answer.ts";

const schema = jsonSchemaOf(
  z.object({
    headline: z.string(),
    forces: z.array(z.object({ name: z.string(), score: z.number() })),
  }),
);
const answer = {
  headline: "Owners, not users",
  forces: [
    { name: "Rent", score: 7 },
    { name: "Rules", score: 3 },
  ],
};
const json = JSON.stringify(answer);
const read = (text: string) => readAnswer(text, schema);

test.each([
  ["as it stands", json],
  ["with a byte order mark", `\uFEFF${json}`],
  ["inside a fence", `\`\`\`json\n${json}\n\`\`\``],
  ["inside a fence that was not closed", `\`\`\`json\n${json}`],
  ["between words", `Sure! Here is the JSON you asked for:\n\n${json}\n\nLet me know {if} you need more.`],
  [
    "behind a fenced example",
    `First an example:\n\`\`\`\n{"a": 1}\n\`\`\`\nNow the answer:\n\`\`\`json\n${json}\n\`\`\``,
  ],
  ["behind thoughts", `<think>Perhaps {"headline": "Draft", "forces": []}?</think>\n${json}`],
  ["behind thoughts without their beginning", `Perhaps {"headline": "Draft"}.</think>${json}`],
  ["under one more key", JSON.stringify({ result: answer })],
  ["under two more keys", JSON.stringify({ response: { data: answer } })],
  ["in a list of one", JSON.stringify([answer])],
  ["as text inside of JSON", JSON.stringify(json)],
  ["as the call of a tool", JSON.stringify({ name: "market_forces", arguments: answer })],
  ["as the call of a tool with its arguments as text", JSON.stringify({ name: "market_forces", arguments: json })],
  ["as an echo of the schema", JSON.stringify({ type: "object", properties: answer })],
  ["with a comma too many", json.replaceAll("}]", "},]")],
  ["in single quotes", json.replaceAll('"', "'")],
  ["with names without quotes", json.replaceAll(/"(headline|forces|name|score)"/g, "$1")],
  ["with a comment", json.replace("{", "{ // the answer\n")],
  ["with typographic quotes around names", json.replaceAll(/"(headline|forces)"/g, "“$1”")],
])("an answer is read %s", (_, text) => {
  expect(read(text)).toMatchObject({ value: answer, isBrokenOff: false });
});

test("a list alone is the only list of the answer", () => {
  expect(read(JSON.stringify(answer.forces))).toMatchObject({ value: { forces: answer.forces } });
});

describe("an answer that broke off", () => {
  test.each([
    ['{"headline":"Owners, not users"', { headline: "Owners, not users" }],
    ['{"headline":"Owners","forces"', { headline: "Owners" }],
    ['{"headline":"Owners, not us', {}],
    [
      '{"headline":"Owners","forces":[{"name":"Rent","score":7},{"name":"Ru',
      { headline: "Owners", forces: [{ name: "Rent", score: 7 }] },
    ],
    [
      '{"headline":"Owners","forces":[{"name":"Rent","score":7},{"name":"Rules","score":1',
      { headline: "Owners", forces: [{ name: "Rent", score: 7 }, { name: "Rules" }] },
    ],
    [
      '{"headline":"Owners","forces":[{"name":"Rent","score":7}',
      { headline: "Owners", forces: [{ name: "Rent", score: 7 }] },
    ],
  ])("%s keeps what is whole, no half word and no half number", (text, value) => {
    expect(read(text)).toEqual(
      Object.keys(value).length === 0 ? { missing: "json" } : { value, isBrokenOff: true, isRepaired: true },
    );
  });
});

test.each([
  ["", "nothing"],
  ["  \n", "nothing"],
  ["I'm sorry, but I can't help with that.", "apology"],
  ["Es tut mir leid, dabei kann ich nicht helfen.", "apology"],
  ["As an AI, this is beyond me.", "apology"],
  ["Unfortunately that is not possible.", "apology"],
  ["申し訳ありません。", "apology"],
  ["Certainly! Here it comes.", "json"],
  ["7", "json"],
  ["null", "json"],
])("%j is no answer: %s", (text, missing) => {
  expect(read(text)).toEqual({ missing });
});

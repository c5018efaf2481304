import { expect, test } from "vitest";
import { tools } from "./tools.ts";

const concept = "C-0001";
const id = { params: { id: concept } };

/** What a tool asks the API for. */
async function askedBy(name: string, input: unknown) {
  const asked: unknown[] = [];
  const tool = tools.find((each) => each.name === name);
  const answer = await tool?.run(async (key, call) => {
    asked.push(key, call);
    return { status: 200, body: "answered" };
  }, input);
  expect(answer).toEqual({ status: 200, body: "answered" });
  return asked;
}

const changes = [{ kind: "set", item: null, field: "summary", value: "Stricter", seen: "Strict" }];
const proposal = { section: "trends", reason: "A new law", changes };

test.each([
  ["list_concepts", {}, "GET v1/concept/", { query: {} }],
  ["list_concepts", { search: "soap", page: 2 }, "GET v1/concept/", { query: { search: "soap", page: 2 } }],
  ["read_concept", { concept }, "GET v1/concept/{id}/", id],
  [
    "read_section",
    { concept, section: "trends" },
    "GET v1/concept/{id}/report/{section}/content",
    { params: { id: concept, section: "trends" } },
  ],
  ["list_sources", { concept }, "GET v1/concept/{id}/sources", id],
  [
    "read_evidence",
    { concept, item: "a", field: "sizing" },
    "GET v1/concept/{id}/evidence/{item}",
    { params: { id: concept, item: "a" }, query: { field: "sizing" } },
  ],
  ["read_outdated", { concept }, "GET v2/concept/{id}/report/outdated", id],
  ["list_proposals", { concept }, "GET v1/concept/{id}/proposals", id],
  ["propose_change", { concept, ...proposal }, "POST v1/concept/{id}/proposals", { ...id, body: proposal }],
])("%s of %j asks %s", async (name, input, ...asked) => {
  expect(await askedBy(name, input)).toEqual(asked);
});

test("what a tool does not know is refused before anything is asked", async () => {
  const never = () => Promise.reject(new Error("asked"));
  for (const [name, input] of [
    ["list_concepts", { page: 0 }],
    ["list_concepts", { search: "x".repeat(201) }],
    ["read_concept", {}],
    ["read_concept", { concept: "x".repeat(201) }],
    ["read_section", { concept, section: "weather" }],
    ["propose_change", { concept, ...proposal, reason: " " }],
  ] as const) {
    const tool = tools.find((each) => each.name === name);
    expect(() => tool?.run(never, input), name).toThrow(/Too|Invalid|cannot be empty/);
  }
});

test("a tool that reads needs a token that may read, the one that proposes one that may propose", () => {
  for (const { name, scope, isReading } of tools) {
    expect([name, scope]).toEqual([name, name === "propose_change" ? "propose" : "read"]);
    expect([name, isReading]).toEqual([name, name !== "propose_change"]);
  }
});

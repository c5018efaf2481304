import { expect, test } from "vitest";
import { answerKey, answerToPart, type KeptAnswers } from "./kept-answers.ts";

const section = { conceptId: "concept", section: "marketScan" } as const;
const task = { name: "startups", version: 2 };
const asked = (taskInput: unknown, part = "", version = 2) => ({ task: { ...task, version }, taskInput, part });

test("an answer is known by what was asked, in whatever order it stands, and by nothing else", () => {
  const key = answerKey(section, asked({ one: 1, two: { a: "x", b: "y" } }));
  expect(answerKey(section, asked({ two: { b: "y", a: "x" }, one: 1 }))).toBe(key);
  const others = [
    answerKey(section, asked({ one: 2, two: { a: "x", b: "y" } })),
    answerKey(section, asked({ one: 1, two: { a: "x", b: "y" } }, "part")),
    answerKey(section, asked({ one: 1, two: { a: "x", b: "y" } }, "", 3)),
    answerKey({ ...section, section: "trends" }, asked({ one: 1, two: { a: "x", b: "y" } })),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test("the newest answer to a part is taken, by whatever version and whatever it was asked about", () => {
  const answer = (output: string) => ({ output, origin: "model" as const, notes: [] });
  const kept: KeptAnswers = new Map([
    [answerKey(section, asked(1, "a", 1)), answer("older")],
    [answerKey(section, asked(2, "a:b")), answer("of another part")],
    [answerKey(section, asked(3, "a")), answer("newer")],
    [answerKey({ ...section, section: "trends" }, asked(4, "a")), answer("of another section")],
  ]);
  expect(answerToPart(kept, section, { task, part: "a" })?.output).toBe("newer");
  expect(answerToPart(kept, section, { task, part: "a:b" })?.output).toBe("of another part");
  expect(answerToPart(kept, section, { task, part: "" })).toBeUndefined();
});

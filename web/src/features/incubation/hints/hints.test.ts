import { expect, test } from "vitest";
import { draftFrom } from "../questionnaire/answer-draft.ts";
import { hintWords } from "./hint-words.ts";
import { hintedAnswer } from "./hinted-answer.ts";
import { waysOn } from "./ways-on.ts";

const required = { required: true };
const idea = { identifier: "idea", answers: [], reads: ["en"] };

test("nothing is said of an answer while it is being changed, nor of one that was suggested", () => {
  const own = draftFrom({ answer: ["Drones"], details: { sources: ["user"] } });
  expect(hintedAnswer(own, required)).toMatchObject({ text: "Drones", kind: "short", index: 0 });
  expect(hintedAnswer({ ...own, editing: { index: 0, text: "Drones" } }, required)).toBeUndefined();
  const suggested = draftFrom({ answer: ["Drones"], details: { sources: ["ai"] } });
  expect(hintedAnswer(suggested, required)).toBeUndefined();
});

test("what is typed is spoken of before what is in the list, and only the last answer of that is", () => {
  const own = draftFrom({ answer: ["Vans", "Drones"], details: { sources: ["user", "user"] } });
  expect(hintedAnswer(own, required)).toMatchObject({ text: "Drones", index: 1 });
  expect(hintedAnswer({ ...own, typed: " Boats " }, required)).toMatchObject({ text: "Boats", index: null });
});

test("ways on follow the words without their last stop, and keep what is in them", () => {
  expect(waysOn("Drones. ", idea)).toEqual(["Drones for ", "Drones that ", "Drones instead of "]);
  expect(waysOn("A $& drone", idea)[0]).toBe("A $& drone for ");
});

test.each([
  ["of the question", { ...idea, identifier: "audience" }, "Drones who "],
  ["of any other question", { ...idea, identifier: "pains" }, "Drones when "],
  ["that the person reads, where words tell none", { ...idea, reads: ["pt-BR", "es-MX", "de"] }, "Drones para "],
  ["of an answer in Japanese", { ...idea, answers: ["倉庫の棚を読む"] }, "Dronesで、"],
  [
    "English, where the answers are in a language without ways of its own",
    { ...idea, answers: ["Les drones qui lisent le toit de la halle pour nous"], reads: ["de"] },
    "Drones for ",
  ],
])("ways on are in words %s", (_which, about, first) => {
  expect(waysOn("Drones", about)[0]).toBe(first);
});

test("a cost is gone on with in fields of its own", () => {
  expect(waysOn("Overtime", { ...idea, identifier: "cost_sources" })).toEqual([]);
});

test("of a long answer the beginning is quoted", () => {
  const said = (text: string) => hintWords({ kind: "unreadable", text, index: null }, "idea");
  expect(said("x".repeat(60))).toContain(`“${"x".repeat(60)}”`);
  expect(said(`${"x".repeat(59)} ${"y".repeat(20)}`)).toContain(`“${"x".repeat(59)}…”`);
});

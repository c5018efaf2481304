import { answerMaxLength, answersPerQuestionMax } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { addText, changeOf, choose, draftFrom, finishEditing, pasteLines, settle } from "./answer-draft.ts";
import { collisionOf, isTouched, wordsOf } from "./kept-answer.ts";

const draft = draftFrom({ answer: ["one", "two"], details: { sources: ["user", "ai"] } });

test("[S1.3-18] every entry keeps who wrote it; a text a person changed is the person's", () => {
  expect(changeOf(draft.entries)).toEqual({ answer: ["one", "two"], details: { sources: ["user", "ai"] } });
  const changed = finishEditing({ ...draft, editing: { index: 1, text: "three" } }).draft;
  expect(changeOf(changed.entries)).toEqual({ answer: ["one", "three"], details: { sources: ["user", "user"] } });
  const same = finishEditing({ ...draft, editing: { index: 1, text: "two " } }).draft;
  expect(changeOf(same.entries).details).toEqual({ sources: ["user", "ai"] });
});

test("[S1.5-22] [S1.5-23] a change to nothing, or to another answer, stays open with the reason", () => {
  for (const text of [" ", "one "]) {
    const step = finishEditing({ ...draft, editing: { index: 1, text } });
    expect(step.problem).toBeDefined();
    expect(step.draft.editing).toEqual({ index: 1, text });
  }
});

test("settling takes what is typed and what is being changed", () => {
  const { draft: settled, problem } = settle({ ...draft, typed: " three ", editing: { index: 0, text: "zero" } });
  expect(problem).toBeUndefined();
  expect(settled).toMatchObject({ typed: "", editing: null });
  expect(changeOf(settled.entries).answer).toEqual(["zero", "two", "three"]);
  expect(settle({ ...draft, typed: "two" })).toMatchObject({ draft: { typed: "two" } });
});

test("a text of more than 500 characters is refused with the excess, and 50 answers are enough", () => {
  const refused = addText(draftFrom(undefined), "x".repeat(answerMaxLength + 100), "user");
  expect(refused.draft.entries).toEqual([]);
  expect(refused.problem).toBe("100 characters too long. The maximum length is 500 characters.");
  const full = draftFrom({
    answer: Array.from({ length: answersPerQuestionMax }, (_, index) => `answer ${index}`),
    details: { sources: [] },
  });
  expect(addText(full, "one more", "user").problem).toBe("At most 50 answers fit one question.");
});

test("of a pasted list, lines that are there already are named and left out", () => {
  const { draft: pasted, problem } = pasteLines(draft, "three\n\none\nfour");
  expect(changeOf(pasted.entries).answer).toEqual(["one", "two", "three"]);
  expect(pasted.typed).toBe("four");
  expect(problem).toBe("This answer is already in the list.");
  expect(pasteLines(draft, "one\nthree\nfour").problem).toBe("This answer is already in the list.");
});

test("[S1.5-28] [S1.5-29] a choice keeps who made it until it is taken back", () => {
  const suggested = choose(draftFrom(undefined), "multiSelect", { text: "fleet", source: "ai" });
  const both = choose(suggested, "multiSelect", { text: "brand", source: "user" });
  expect(changeOf(both.entries).details.sources).toEqual(["ai", "user"]);
  expect(changeOf(choose(both, "multiSelect", { text: "fleet", source: "user" }).entries).answer).toEqual(["brand"]);
  expect(changeOf(choose(suggested, "radioButton", { text: "brand", source: "user" }).entries).answer).toEqual([
    "brand",
  ]);
});

test("of a pasted list, what is too long stays in the field, all of it", () => {
  const long = "x".repeat(answerMaxLength + 1);
  const { draft: pasted, problem } = pasteLines(draft, `three\n${long}\nfour`);
  expect(changeOf(pasted.entries).answer).toEqual(["one", "two", "three"]);
  expect(pasted.typed).toBe(`${long} four`);
  expect(problem).toBe("1 character too long. The maximum length is 500 characters.");
});

test("an answer in hand counts as changed by a word in its editor, too, and not by an editor that was only opened", () => {
  const base = { version: "1", entries: draft.entries };
  const editing = (text: string) => isTouched({ base, draft: { ...draft, editing: { index: 0, text } } });
  expect([editing("one"), editing("one more")]).toEqual([false, true]);
});

test("what is typed and stands in the list already is one answer", () => {
  expect(wordsOf({ ...draft, typed: " two " }).map(({ text }) => text)).toEqual(["one", "two"]);
});

test("what is typed and cannot be an answer yet is among a person's words all the same", () => {
  const long = "x".repeat(answerMaxLength + 1);
  expect(wordsOf({ ...draft, typed: ` ${long} ` })).toEqual([...draft.entries, { text: long, source: "user" }]);
});

test("a change that is refused keeps what is typed beside it from being added", () => {
  const step = settle({ ...draft, typed: "three", editing: { index: 1, text: "one" } });
  expect(step.problem).toBe("This answer is already in the list.");
  expect(step.draft).toEqual({ ...draft, typed: "three", editing: { index: 1, text: "one" } });
});

test("of a list of blank lines nothing is taken over", () => {
  expect(pasteLines(draft, "\n \n")).toEqual({ draft: { ...draft, typed: "" } });
});

test("an answer of somebody else that says what one began with is no conflict", () => {
  const kept = { draft: { ...draft, typed: "three" }, base: { version: "1", entries: draft.entries } };
  const stored = { answer: ["one", "two"], details: { sources: [] }, version: "2", by: null };
  expect(collisionOf("text", kept, stored)).toBeNull();
  expect(collisionOf("text", kept, { ...stored, answer: ["four"] })).not.toBeNull();
});

import { expect, test } from "vitest";
import type { Failure } from "../../../platform/failure.ts";
import { noMarks, type PersonalMarks } from "../revisions/section-change.ts";
import { withOneThing } from "./one-thing.ts";

const [ida, ivo, max, jobOne, jobTwo, jobThree] = Array.from(
  { length: 6 },
  (_, index) => `aaaaaaaa-0000-4000-8000-00000000000${index}`,
) as [string, string, string, string, string, string];
const declared = {
  "[]": { kind: "profile", told: "segment" },
  "[].jobs[]": { kind: "job", told: "description" },
};

const job = (uuid: string, description: string) => ({ uuid, description });
const profile = (uuid: string, segment: string, jobs: ReturnType<typeof job>[] = []) => ({ uuid, segment, jobs });
const state = (content: unknown, marks: Partial<PersonalMarks> = {}) => ({
  content,
  marks: { ...structuredClone(noMarks), ...marks },
});
type State = ReturnType<typeof state>;

const back = (head: State, past: State, item: string) => withOneThing(head, past, { item, declared });
const refusal = (head: State, past: State, item: string) => {
  try {
    back(head, past, item);
  } catch (error) {
    return (error as Failure).code;
  }
  return "taken";
};

test("a thing is changed back with all that it holds, and the others stay as they are", () => {
  const head = state([profile(ida, "Now", [job(jobOne, "New words"), job(jobTwo, "Come since")]), profile(ivo, "Now")]);
  const past = state([profile(ida, "Then", [job(jobOne, "Old words")]), profile(ivo, "Then")]);
  const before = structuredClone({ head, past });
  expect(back(head, past, ida).content).toEqual([
    profile(ida, "Then", [job(jobOne, "Old words")]),
    profile(ivo, "Now"),
  ]);
  expect({ head, past }).toEqual(before);
});

test("what persons did to a thing and to what it holds is as it was then, and what they did to others is as it is now", () => {
  const head = state([profile(ida, "Now", [job(jobOne, "a"), job(jobTwo, "b")]), profile(ivo, "Now")], {
    fields: { [ida]: ["name"], [jobTwo]: ["description"], [ivo]: ["segment"], "": ["summary"] },
    toldBefore: { [ida]: "Written so", [ivo]: "Written otherwise" },
    added: [jobTwo, ivo],
  });
  const past = state([profile(ida, "Then", [job(jobOne, "a"), job(jobThree, "c")]), profile(ivo, "Then")], {
    fields: { [ida]: ["segment"], [jobThree]: ["description"], [ivo]: ["name"] },
    toldBefore: { [jobThree]: "Said before", [ivo]: "Of then" },
    added: [jobThree, max],
  });
  expect(back(head, past, ida).marks).toEqual({
    fields: { [ivo]: ["segment"], "": ["summary"], [ida]: ["segment"], [jobThree]: ["description"] },
    toldBefore: { [ivo]: "Written otherwise", [jobThree]: "Said before" },
    added: [ivo, jobThree],
    removed: [],
  });
});

test("what was not there yet goes, and does not come back by itself", () => {
  const head = state([profile(ida, "Porters", [job(jobOne, "Locks up"), job(jobTwo, "Counts")])]);
  const past = state([profile(ida, "Porters", [job(jobOne, "Locks up")])]);
  const { content, marks } = back(head, past, jobTwo);
  expect(content).toEqual(past.content);
  expect(marks.removed).toEqual([{ place: "[].jobs[]", parent: ida, told: "Counts" }]);
});

test("what has gone comes back to its place in its list, and may be written again", () => {
  const gone = { place: "[]", parent: null, told: "Bakers" };
  const others = [
    { place: "[]", parent: null, told: "Porters" },
    { place: "[].jobs[]", parent: null, told: "Bakers" },
    { place: "[]", parent: ida, told: "Bakers" },
  ];
  const head = state([profile(ida, "Porters"), profile(max, "Smiths")], { removed: [gone, ...others] });
  const past = state([profile(ida, "Porters"), profile(ivo, "Bakers"), profile(max, "Smiths")]);
  const { content, marks } = back(head, past, ivo);
  expect(content).toEqual(past.content);
  expect(marks.removed).toEqual(others);
  // A list that has become shorter takes it at its end.
  expect(back(state([]), past, max).content).toEqual([profile(max, "Smiths")]);
});

test("a thing whose holder is gone, and one that neither side has, cannot be brought back", () => {
  const past = state([profile(ida, "Porters", [job(jobOne, "Locks up")])]);
  expect(refusal(state([profile(ivo, "Bakers")]), past, jobOne)).toBe("conflict");
  expect(refusal(past, past, max)).toBe("not_found");
  expect(refusal(past, past, jobOne)).toBe("taken");
});

import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { applyChanges, ChangeMisses } from "./apply-changes.ts";
import { noMarks, type PersonalMarks, type SectionChange } from "./section-change.ts";

const declared: Record<string, ItemKind> = {
  "people[].jobs[]": { kind: "job", told: "says" },
  "people[]": { kind: "person", told: "name" },
  "entries[]": { kind: "entry", told: "title", ordered: true },
};
const content = {
  summary: "Depots",
  people: [
    { uuid: "ana", name: "Ana", jobs: [job("a1", 0), job("a2", 1), job("a3", 2)] },
    { uuid: "ben", name: "Ben", jobs: [job("b1", 0)] },
  ],
  entries: [
    { uuid: "e1", title: "One", order: 2 },
    { uuid: "e2", title: "Two", order: 5 },
    { uuid: "e3", title: "Three", order: 9 },
  ],
};
function job(uuid: string, order: number) {
  return { uuid, says: `Job ${uuid}`, order };
}
const marked: PersonalMarks = {
  fields: { "": ["summary"], ana: ["name"], a1: ["says"], a2: ["says"], b1: ["says"] },
  added: ["a2", "b1", "e2"],
  removed: [
    { place: "people[].jobs[]", parent: "ana", told: "Gone of Ana" },
    { place: "people[].jobs[]", parent: "ben", told: "Gone of Ben" },
  ],
  toldBefore: { ana: "Anna", a1: "Was a1", b1: "Was b1" },
};

const after = (changes: SectionChange[], { personal = true, marks = noMarks } = {}) =>
  applyChanges({ content, marks }, changes, { declared, personal }) as {
    content: typeof content;
    marks: PersonalMarks;
  };
const jobsOf = (changed: ReturnType<typeof after>, index = 0) =>
  changed.content.people[index]?.jobs.map(({ uuid, order }) => `${uuid} ${order}`);
const entriesOf = (changed: ReturnType<typeof after>) =>
  changed.content.entries.map(({ uuid, order }) => `${uuid} ${order}`);

test("what a person sets is noted once a field, with what the thing first said where that is what is set", () => {
  const { content: changed, marks } = after([
    { kind: "set", item: "a1", field: "says", value: "First" },
    { kind: "set", item: "a1", field: "says", value: "Second" },
    { kind: "set", item: "a1", field: "order", value: 7 },
    { kind: "set", item: null, field: "summary", value: "Cellars" },
  ]);
  expect(changed.people[0]?.jobs[0]).toEqual({ uuid: "a1", says: "Second", order: 7 });
  expect(changed.summary).toBe("Cellars");
  expect(marks).toEqual({
    ...noMarks,
    fields: { a1: ["says", "order"], "": ["summary"] },
    toldBefore: { a1: "Job a1" },
  });
  // What was there is as it was.
  expect(content.summary).toBe("Depots");
  expect(noMarks).toEqual({ fields: {}, added: [], removed: [], toldBefore: {} });
});

test("what no person changes is noted as nobody's", () => {
  const changes: SectionChange[] = [
    { kind: "set", item: "a1", field: "says", value: "First" },
    { kind: "add", place: "people[].jobs[]", parent: "ana", item: job("new", 0) },
    { kind: "remove", item: "a2" },
  ];
  expect(after(changes, { personal: false }).marks).toEqual(noMarks);
});

test.each([
  [0, ["new 0", "a1 1", "a2 2", "a3 3"]],
  [2, ["a1 0", "a2 1", "new 2", "a3 3"]],
  [99, ["a1 0", "a2 1", "a3 2", "new 3"]],
  [undefined, ["a1 0", "a2 1", "a3 2", "new 3"]],
])("what is added at %s stands there, and all behind it tell their place anew", (at, expected) => {
  const item = job("new", 40);
  const changed = after([
    { kind: "add", place: "people[].jobs[]", parent: "ana", item, ...(at === undefined ? {} : { at }) },
  ]);
  expect(jobsOf(changed)).toEqual(expected);
  expect(jobsOf(changed, 1)).toEqual(["b1 0"]);
  expect(item.order).toBe(40);
  expect(changed.marks.added).toEqual(["new"]);
});

test("what is added with things in it is a person's with all of them", () => {
  const item = { uuid: "cem", name: "Cem", jobs: [job("c1", 0), job("c2", 1)] };
  const { marks } = after([{ kind: "add", place: "people[]", parent: null, item }], { marks: marked });
  expect(marks.added).toEqual([...marked.added, "cem", "c1", "c2"]);
});

test("what is removed is noted by what it first said, and all marks of it and of what it held go", () => {
  const { content: changed, marks } = after([{ kind: "remove", item: "ana" }], { marks: marked });
  expect(changed.people.map(({ uuid }) => uuid)).toEqual(["ben"]);
  expect(marks).toEqual({
    fields: { "": ["summary"], b1: ["says"] },
    added: ["b1", "e2"],
    removed: [...marked.removed, { place: "people[]", parent: null, told: "Anna" }],
    toldBefore: { b1: "Was b1" },
  });
  const nested = after([{ kind: "remove", item: "a2" }], { marks: marked });
  expect(nested.marks.removed.at(-1)).toEqual({ place: "people[].jobs[]", parent: "ana", told: "Job a2" });
  expect(jobsOf(nested)).toEqual(["a1 0", "a3 1"]);
  expect(after([{ kind: "remove", item: "a2" }], { marks: marked, personal: false }).marks.removed).toEqual(
    marked.removed,
  );
});

test("where things keep their order, those that stay keep it when one goes", () => {
  expect(entriesOf(after([{ kind: "remove", item: "e2" }]))).toEqual(["e1 2", "e3 9"]);
});

test.for([
  ["to the front", 0, undefined, ["e3 1", "e1 2", "e2 5"]],
  ["to the front with a place of its own", 0, -4, ["e3 -4", "e1 2", "e2 5"]],
  ["between two that leave room", 1, undefined, ["e1 2", "e3 3", "e2 5"]],
  ["between two with a place between them", 1, 4, ["e1 2", "e3 4", "e2 5"]],
  ["between two with a place that is taken", 1, 5, ["e1 2", "e3 3", "e2 5"]],
  ["to where it is", 2, undefined, ["e1 2", "e2 5", "e3 9"]],
] as const)(
  "an entry that is moved %s tells a place there, and no other tells another",
  ([_where, at, order, expected]) => {
    const move: SectionChange = { kind: "move", item: "e3", at, ...(order === undefined ? {} : { order }) };
    expect(entriesOf(after([move]))).toEqual(expected);
  },
);

test("an entry that comes where there is no room has all tell the place they have", () => {
  const add = (uuid: string, order: number): SectionChange => ({
    ...{ kind: "add", place: "entries[]", parent: null, at: 1 },
    item: { uuid, title: uuid, order },
  });
  expect(entriesOf(after([add("n1", 4)]))).toEqual(["e1 2", "n1 4", "e2 5", "e3 9"]);
  expect(entriesOf(after([add("n1", 3), add("n2", 3)]))).toEqual(["e1 0", "n2 1", "n1 2", "e2 3", "e3 4"]);
});

test("things that are moved tell the place they have", () => {
  const { content: changed, marks } = after([{ kind: "move", item: "a3", at: 0 }]);
  expect(changed.people[0]?.jobs.map(({ uuid, order }) => `${uuid} ${order}`)).toEqual(["a3 0", "a1 1", "a2 2"]);
  expect(marks).toEqual(noMarks);
});

test("a list that is laid back is nobody's, nor is what was taken out of it; the thing itself and others keep theirs", () => {
  const items = [job("a1", 0), job("b7", 1)];
  const { content: changed, marks } = after([{ kind: "reset", item: "ana", list: "jobs", items }], { marks: marked });
  expect(changed.people[0]?.jobs).toEqual(items);
  expect(marks).toEqual({
    fields: { "": ["summary"], ana: ["name"], b1: ["says"] },
    added: ["b1", "e2"],
    removed: [marked.removed[1]],
    toldBefore: { ana: "Anna", b1: "Was b1" },
  });
});

test.each<[string, SectionChange]>([
  ["There is no field shoes.", { kind: "set", item: "ana", field: "shoes", value: 44 }],
  ["There is no item zoe.", { kind: "set", item: "zoe", field: "name", value: "Zoe" }],
  ["There is no item zoe.", { kind: "remove", item: "zoe" }],
  ["There is no item zoe.", { kind: "move", item: "zoe", at: 0 }],
  [
    "There is no list people[].hobbies[].",
    { kind: "add", place: "people[].hobbies[]", parent: "ana", item: { uuid: "h" } },
  ],
  ["There is no list people[].jobs[].", { kind: "add", place: "people[].jobs[]", parent: "zoe", item: { uuid: "h" } }],
  ["There is no list hobbies.", { kind: "reset", item: "ana", list: "hobbies", items: [] }],
])("a change that misses says: %s", (sentence, change) => {
  expect(() => after([change])).toThrow(new ChangeMisses(sentence));
});

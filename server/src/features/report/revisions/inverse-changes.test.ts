import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { applyChanges } from "./apply-changes.ts";
import { inverseChanges } from "./inverse-changes.ts";
import { marksTakenBack } from "./marks-taken-back.ts";
import { noMarks, type PersonalMarks, type SectionChange } from "./section-change.ts";

const declared: Record<string, ItemKind> = {
  "people[]": { kind: "person", told: "name" },
  "people[].jobs[]": { kind: "job", told: "says" },
};
const job = (uuid: string, order: number) => ({ uuid, says: `Job ${uuid}`, order });
const before = {
  summary: "Depots",
  people: [
    { uuid: "ana", name: "Ana", jobs: [job("a1", 0), job("a2", 1), job("a3", 2)] },
    { uuid: "ben", name: "Ben", jobs: [job("b1", 0)] },
  ],
};
const applied = (content: unknown, changes: SectionChange[]) =>
  applyChanges({ content, marks: noMarks }, changes, { declared, personal: false }).content;

/** The changes that take `made` back, and what stands then, after others were made since. */
function takenBack(made: SectionChange[], since: SectionChange[] = []) {
  const after = applied(before, made);
  const head = applied(after, since);
  const changes = inverseChanges(made as never, { before, after, head }, declared);
  return { changes, content: applied(head, changes) };
}
const set = (item: string | null, field: string, value: unknown): SectionChange => ({
  kind: "set",
  item,
  field,
  value,
});
const add = (uuid: string, parent: string, at = 0): SectionChange => ({
  ...{ kind: "add", place: "people[].jobs[]", parent, at },
  item: job(uuid, 0),
});
const remove = (item: string): SectionChange => ({ kind: "remove", item });
const move = (item: string, at: number): SectionChange => ({ kind: "move", item, at });
const reset = (item: string, items: unknown[]): SectionChange => ({ kind: "reset", item, list: "jobs", items });
const cem = { uuid: "cem", name: "Cem", jobs: [job("c1", 0)] };

test.each<[string, SectionChange[]]>([
  ["a field of the section and one of a thing", [set(null, "summary", "Cellars"), set("ana", "name", "Anna")]],
  ["a field that was set twice", [set("ana", "name", "Anna"), set("ana", "name", "Hanna")]],
  ["what was added", [add("new", "ana", 1), add("next", "ben")]],
  ["what was added with things in it", [{ kind: "add", place: "people[]", parent: null, item: cem, at: 1 }]],
  ["what was added and set", [add("new", "ana"), set("new", "says", "Other words")]],
  ["what was removed, all at their places", [remove("a3"), remove("a1")]],
  ["what was removed, one beside the other", [remove("a1"), remove("a2")]],
  ["what was removed with things in it", [remove("ana")]],
  ["what was set and removed", [set("a2", "says", "Other words"), remove("a2")]],
  ["what was moved", [move("a3", 0)]],
  ["a list that was laid back", [reset("ana", [job("a2", 0), job("z1", 1)])]],
])("%s is taken back to what it was", (_what, made) => {
  expect(takenBack(made).content).toEqual(before);
});

test("what was taken back already, or is gone with what holds it, needs no change", () => {
  const back = (made: SectionChange[], since: SectionChange[]) => takenBack(made, since).changes;
  expect(back([set("ana", "name", "Anna")], [set("ana", "name", "Ana")])).toEqual([]);
  expect(back([add("new", "ana")], [remove("new")])).toEqual([]);
  expect(back([add("new", "ana")], [remove("ana")])).toEqual([]);
  expect(back([move("a3", 0)], [move("a3", 2)])).toEqual([]);
  expect(back([move("a3", 0)], [remove("a3")])).toEqual([]);
  expect(back([remove("b1")], [add("b1", "ben")])).toEqual([]);
  expect(back([reset("ben", [])], [reset("ben", [job("b1", 0)])])).toEqual([]);
});

test("a list that was laid back is laid back whole, with nothing added or removed beside it", () => {
  const items = [job("a1", 0), job("a2", 1), job("a3", 2)];
  expect(takenBack([reset("ana", [job("a2", 0), job("z1", 1)])]).changes).toEqual([reset("ana", items)]);
});

test("others of the list that were added, set or moved meanwhile are nothing to what is taken back", () => {
  expect(takenBack([add("new", "ana", 1)], [move("a3", 0)]).changes).toEqual([{ kind: "remove", item: "new" }]);
  expect(takenBack([set("a1", "says", "x")], [set("a2", "says", "y"), add("new", "ana")]).changes).toEqual([
    set("a1", "says", "Job a1"),
  ]);
});

test.for<[string, SectionChange[], SectionChange[], string]>([
  ["a field that says something else", [set("ana", "name", "Anna")], [set("ana", "name", "Eva")], "“Eva”"],
  ["a field of a thing that is gone", [set("ana", "name", "Anna")], [remove("ana")], "nothing: it was removed"],
  ["what was added and changed", [add("new", "ana")], [set("new", "says", "Other")], "“Other”"],
  ["what was removed of a thing that is gone", [remove("b1")], [remove("ben")], "nothing: it was removed"],
  ["an order that is another", [move("a3", 0)], [move("a2", 0)], "“Job a3”"],
  ["a list laid back that is another", [reset("ben", [])], [add("new", "ben")], "“Ben”"],
  ["a list laid back of a thing that is gone", [reset("ben", [])], [remove("ben")], "nothing: it was removed"],
])("%s is a conflict that says what stands", ([_what, made, since, sentence]) => {
  expect(() => takenBack(made, since)).toThrow(
    expect.objectContaining({ code: "conflict", message: `This was changed meanwhile. It now says ${sentence}.` }),
  );
});

test("of the marks those that a change made go, those that it took away come back, and all others stay", () => {
  const gone = { place: "people[]", parent: null, told: "Dora" };
  const later = { place: "people[].jobs[]", parent: "ben", told: "Later" };
  const were: PersonalMarks = {
    fields: { "": ["summary"], ana: ["name"], a1: ["says"] },
    added: ["b1", "a2"],
    removed: [gone],
    toldBefore: { a1: "Was a1", ana: "Was Ana" },
  };
  const became: PersonalMarks = {
    fields: { "": ["summary"], ana: ["name", "age"] },
    added: ["b1", "new"],
    removed: [gone, { place: "people[].jobs[]", parent: "ana", told: "Job a2" }],
    toldBefore: { ana: "Anna, later" },
  };
  const standing: PersonalMarks = {
    fields: { ...became.fields, b1: ["says"] },
    added: [...became.added, "later"],
    removed: [...became.removed, later],
    toldBefore: { ...became.toldBefore, b1: "Was b1" },
  };
  expect(marksTakenBack(standing, { before: were, after: became })).toEqual({
    fields: { "": ["summary"], ana: ["name"], b1: ["says"], a1: ["says"] },
    added: ["b1", "later", "a2"],
    removed: [gone, later],
    toldBefore: { ana: "Was Ana", b1: "Was b1", a1: "Was a1" },
  });
  expect(marksTakenBack(standing, { before: were, after: were })).toEqual(standing);
  expect(noMarks).toEqual({ fields: {}, added: [], removed: [], toldBefore: {} });
});

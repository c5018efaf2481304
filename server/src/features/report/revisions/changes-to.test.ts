import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { applyChanges } from "./apply-changes.ts";
import { changesTo } from "./changes-to.ts";
import { noMarks } from "./section-change.ts";

const declared: Record<string, ItemKind> = {
  "people[]": { kind: "person", told: "name" },
  "people[].jobs[]": { kind: "job", told: "says" },
};
const job = (uuid: string, says = uuid) => ({ uuid, says });
const from = {
  summary: { short: "Depots", long: "Depots for all" },
  tags: ["one", "two"],
  people: [
    { uuid: "ana", name: "Ana", age: { lower: 20, upper: 30 }, jobs: [job("a1"), job("a2"), job("a3")] },
    { uuid: "ben", name: "Ben", age: { lower: 40, upper: 50 }, jobs: [job("b1")] },
  ],
};
type Content = typeof from;

/** The changes to what `make` makes of the content, which lead there. */
function changes(make: (content: Content) => unknown, terms: { holders?: Record<string, unknown> } = {}) {
  const to = make(structuredClone(from));
  const made = changesTo({ from, to }, { declared, ...terms });
  const { content } = applyChanges({ content: from, marks: noMarks }, made, { declared, personal: false, ...terms });
  expect(content).toEqual(to);
  return made;
}
const people = ([ana, ben]: Content["people"]) => ({
  ana: ana as Content["people"][0],
  ben: ben as Content["people"][0],
});

test("between two that are the same there is no change", () => {
  expect(changes((content) => content)).toEqual([]);
});

test("each field that differs is set by itself, however deep it stands, a list of values as a whole", () => {
  const made = changes((content) => {
    const { ana } = people(content.people);
    content.summary.long = "Depots for some";
    content.tags = ["two"];
    ana.age.upper = 35;
    Object.assign(ana.jobs[1] ?? {}, { says: "Carry" });
    return content;
  });
  expect(made).toEqual([
    { kind: "set", item: null, field: "summary.long", value: "Depots for some" },
    { kind: "set", item: null, field: "tags", value: ["two"] },
    { kind: "set", item: "ana", field: "age.upper", value: 35 },
    { kind: "set", item: "a2", field: "says", value: "Carry" },
  ]);
});

test("what is gone is removed, what is new is added with all that it holds, and what stands elsewhere is moved", () => {
  const made = changes((content) => {
    const { ana, ben } = people(content.people);
    const cem = { uuid: "cem", name: "Cem", age: ana.age, jobs: [job("c1")] };
    ana.jobs = [job("a3"), job("a1"), job("new")];
    return { ...content, people: [ben, cem, ana] };
  });
  expect(made).toEqual([
    { kind: "remove", item: "a2" },
    {
      ...{ kind: "add", place: "people[]", parent: null, at: 1 },
      item: { uuid: "cem", name: "Cem", age: { lower: 20, upper: 30 }, jobs: [job("c1")] },
    },
    { kind: "add", place: "people[].jobs[]", parent: "ana", item: job("new"), at: 2 },
    { kind: "move", item: "ben", at: 0 },
    { kind: "move", item: "cem", at: 1 },
    { kind: "move", item: "a3", at: 0 },
  ]);
});

test("a thing that is in the list of another one is taken out there and added here", () => {
  const made = changes((content) => {
    const { ana, ben } = people(content.people);
    ben.jobs.push(...ana.jobs.splice(0, 1));
    return content;
  });
  expect(made).toEqual([
    { kind: "remove", item: "a1" },
    { kind: "add", place: "people[].jobs[]", parent: "ben", item: job("a1"), at: 1 },
  ]);
});

test("a part that may be missing is set as a whole where it comes, and by its fields where it is there", () => {
  const holders = { summary: { short: "", long: "" } };
  expect(changes((content) => ({ ...content, summary: null }), { holders })).toEqual([
    { kind: "set", item: null, field: "summary", value: null },
  ]);
});

test("what changes of things cannot say is the whole content anew", () => {
  const to = { ...from, colour: "red" };
  expect(changesTo({ from, to }, { declared })).toEqual([{ kind: "replaceAll", content: to }]);
  expect(changesTo({ from: undefined, to: from }, { declared })).toEqual([{ kind: "replaceAll", content: from }]);
});

test("a content that is a list of things changes like any other", () => {
  const made = changesTo(
    { from: [job("one"), job("two")], to: [job("two", "Two"), job("three")] },
    { declared: { "[]": { kind: "job", told: "says" } } },
  );
  expect(made).toEqual([
    { kind: "remove", item: "one" },
    { kind: "add", place: "[]", parent: null, item: job("three"), at: 1 },
    { kind: "set", item: "two", field: "says", value: "Two" },
  ]);
});

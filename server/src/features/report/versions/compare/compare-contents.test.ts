import { expect, test } from "vitest";
import { compareContents } from "./compare-contents.ts";
import { movedIn } from "./moved-in.ts";
import { shownValue } from "./shown-value.ts";

const ids = Array.from({ length: 6 }, (_, index) => `aaaaaaaa-0000-4000-8000-00000000000${index}`);
const [ida, ivo, jobOne, jobTwo] = ids as [string, string, string, string];
const declared = {
  "people[]": { kind: "profile", told: "name" },
  "people[].jobs[]": { kind: "job", told: "description" },
};
const compare = (before: object, after: object) =>
  compareContents({ before: { people: [], ...before }, after: { people: [], ...after } }, declared);
const job = (uuid: string, description: string) => ({ uuid, description });

test("what a section says beside its lists comes first, each field by its path and its label, and what says nothing to a reader is left out", () => {
  const before = { summary: "Old", price: { low: 3, unit: "day" }, origin: "draft", figures: [1], note: "" };
  const after = { summary: "New", price: { low: 5, unit: "day" }, origin: "model", figures: [2], note: null };
  const people = [{ uuid: ida, name: "Ida", jobs: [], order: 1, icon: "x", testProgress: 10 }];
  const now = [{ ...people[0], order: 2, icon: "y", testProgress: 60 }];
  expect(compare({ ...before, people }, { ...after, people: now })).toEqual([
    {
      item: null,
      change: "changed",
      name: "",
      isMoved: false,
      fields: [
        { field: "summary", label: "Summary", before: "Old", after: "New", difference: null },
        { field: "price.low", label: "Low", before: 3, after: 5, difference: 2 },
      ],
    },
  ]);
});

test.each(
  "uuid order icon initials gradientColors avatarUrl origin version createdAt testProgress figures madeFrom".split(" "),
)("%s says nothing to a reader", (field) => {
  expect(compare({ [field]: "one" }, { [field]: "two" })).toEqual([]);
});

test.each([
  ["title", "name"],
  ["name", "text"],
  ["text", "description"],
  ["description", "statement"],
  ["statement", "label"],
  ["label", "url"],
  ["url", "other"],
])("a thing of a list is shown by its %s rather than by its %s", (field, other) => {
  expect(shownValue([{ [other]: "other", [field]: "shown" }])).toBe("shown");
  expect(shownValue([{ [field]: "", [other]: "other" }])).toBe("other");
});

test("a part that is missing on one side differs in each of its fields", () => {
  const [thing] = compare({}, { price: { low: 5, unit: "day" } });
  expect(thing?.fields.map(({ field, before, after }) => [field, before, after])).toEqual([
    ["price.low", null, 5],
    ["price.unit", null, "day"],
  ]);
  expect(compare({ price: null }, {})).toEqual([]);
});

test("what comes or goes is told once, by its name and the rest of what it says, and not what it holds", () => {
  const whole = { uuid: ida, name: "Ida", segment: "Porters", jobs: [job(jobOne, "Locks up")] };
  const told = { item: ida, name: "Ida", isMoved: false };
  const segment = { field: "segment", label: "Segment", difference: null };
  expect(compare({}, { people: [whole] })).toEqual([
    { ...told, change: "added", fields: [{ ...segment, before: null, after: "Porters" }] },
  ]);
  expect(compare({ people: [whole] }, {})).toEqual([
    { ...told, change: "removed", fields: [{ ...segment, before: "Porters", after: null }] },
  ]);
});

test("what comes, goes or is told otherwise in something that stays is told for itself, under the name that it has now", () => {
  const before = { uuid: ida, name: "Ida", jobs: [job(jobOne, "Locks up"), job("gone", "Counts")] };
  const after = { uuid: ida, name: "Ida", jobs: [job(jobOne, "Locks the doors"), job(jobTwo, "Sweeps")] };
  const things = compare({ people: [before] }, { people: [after] });
  expect(things.map(({ item, change, name }) => [item, change, name])).toEqual([
    [jobOne, "changed", "Locks the doors"],
    [jobTwo, "added", "Sweeps"],
    ["gone", "removed", "Counts"],
  ]);
});

test("what has another place is moved, also where it says something else", () => {
  const [one, two, other] = [
    { uuid: ida, name: "Ida", jobs: [] },
    { uuid: jobOne, name: "Max", jobs: [] },
    { uuid: ivo, name: "Ivo", jobs: [] },
  ];
  const moved = compare({ people: [one, two, other] }, { people: [other, one, two] });
  expect(moved).toEqual([{ item: ivo, change: "moved", name: "Ivo", isMoved: true, fields: [] }]);
  const [both] = compare({ people: [one, two, other] }, { people: [{ ...other, name: "Ivar" }, one, two] });
  expect(both).toMatchObject({ item: ivo, change: "changed", name: "Ivar", isMoved: true });
  const jobs = [job(jobOne, "Locks up"), job(jobTwo, "Sweeps"), job("third", "Counts")];
  const within = (of: object[]) => ({ people: [one, { ...other, jobs: of }] });
  const [inner] = compare(within(jobs), within(jobs.toReversed().slice(0, 1).concat(jobs.slice(0, 2))));
  expect(inner).toMatchObject({ item: "third", change: "moved" });
});

test.each([
  ["abcd", "abcd", ""],
  ["abcd", "dabc", "d"],
  ["abcd", "bcda", "a"],
  ["abcd", "bcad", "a"],
  ["abcd", "badc", "bd"],
  ["abcd", "dcba", "dcb"],
  ["abcd", "xcab", "c"],
  ["", "ab", ""],
])("from %s to %s the fewest are moved: %s", (before, after, moved) => {
  expect(movedIn([...before], [...after])).toHaveLength(moved.length);
  if (moved.length === 1) expect(movedIn([...before], [...after])).toEqual([moved]);
});

test.each([
  ["a text", "Quiet", "Quiet"],
  ["no text", "", null],
  ["nought", 0, 0],
  ["yes", true, "Yes"],
  ["no", false, "No"],
  ["nothing", null, null],
  ["an empty list", [], null],
  ["texts and numbers", ["One", 2, null], "One\n2\nnull"],
  [
    "things with a name",
    [
      { uuid: ida, title: "", name: "Ida" },
      { title: "Depot", text: "Not this" },
    ],
    "Ida\nDepot",
  ],
  ["things without one", [{ unit: "day", most: 3, isOpen: true, list: [1] }], "day, 3"],
])("%s is shown as a person reads it", (_what, value, shown) => {
  expect(shownValue(value)).toBe(shown);
});

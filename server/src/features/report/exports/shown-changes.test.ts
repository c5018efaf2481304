import { expect, test } from "vitest";
import type { Failure } from "../../../platform/failure.ts";
import { noMarks, type PersonalMarks } from "../revisions/section-change.ts";
import { asAsked } from "./as-asked.ts";
import { withoutTaken } from "./own-words.ts";
import { isPersonalField, isPersonalThing } from "./personal-work.ts";
import { outlineOf } from "./report-outline.ts";
import { shownChanges } from "./shown-changes.ts";
import type { StandingPart } from "./standing-report.ts";
import { nameOfList, thingsIn } from "./told-things.ts";

const [ida, ivo, jobOne, jobTwo, signal] = Array.from(
  { length: 5 },
  (_, index) => `aaaaaaaa-0000-4000-8000-00000000000${index}`,
) as [string, string, string, string, string];
const job = (uuid: string, description: string, order = 0) => ({ uuid, description, order });
const profile = (uuid: string, segment: string, more: object = {}) => ({
  ...{ uuid, segment, name: "", occupation: "Porter", stance: { usesToday: { text: "A van" } } },
  ...{ jobs: [] as object[], pains: [], alternatives: [], journey: [], signals: [] as object[], ...more },
});
const part = (content: unknown, marks: Partial<PersonalMarks> = {}): StandingPart => ({
  ...{ section: "customerProfiles", revision: 1, content },
  marks: { ...noMarks, ...marks },
});
const porters = profile(ida, "Night porters", {
  jobs: [job(jobOne, "Locks up"), job(jobTwo, "Counts bottles", 1)],
  signals: [{ uuid: signal, description: "They stack boxes." }],
});
const bakers = profile(ivo, "Bakers");
const stood = part([porters, bakers], { fields: { [jobOne]: ["description"] }, added: [ivo] });
const [remove, set] = [
  (item: string) => ({ kind: "remove" as const, item, seen: { uuid: item } }),
  (item: string, field: string, value: unknown) => ({ kind: "set" as const, item, field, value, seen: null }),
];

test("what goes is shown with what it said and what goes with it, and as a person's where anything in it is one's", () => {
  const [shown] = shownChanges(stood, [remove(ida)], [bakers]);
  expect(shown).toMatchObject({
    ...{ kind: "remove", item: ida, itemName: "“Night porters”", field: null, fieldName: "Customer profiles" },
    ...{ place: "[]", parent: null, after: null, isPersonal: true },
    before: { segment: "Night porters", jobs: ["Locks up", "Counts bottles"], signals: ["They stack boxes."] },
  });
  expect(Object.keys(shown?.before ?? {})).not.toContain("name");
  const [other] = shownChanges(part([porters]), [remove(jobTwo)], [{ ...porters, jobs: [] }]);
  expect(other).toMatchObject({ fieldName: "Jobs", place: "[].jobs[]", parent: ida, isPersonal: false });
});

test("what comes is shown with what it will say, and what moves by its places, counted from one", () => {
  const come = { uuid: "new", segment: "Smiths" };
  const add = { kind: "add" as const, place: "[]", parent: null, item: come };
  expect(shownChanges(stood, [add], [porters, bakers, profile("new", "Smiths")])).toMatchObject([
    { kind: "add", item: "new", itemName: "“Smiths”", before: null, after: { segment: "Smiths" }, isPersonal: false },
  ]);
  expect(shownChanges(stood, [add], [porters, bakers])).toEqual([]);
  const move = { kind: "move" as const, item: ivo, at: 0 };
  expect(shownChanges(stood, [move], [bakers, porters])).toMatchObject([
    { kind: "move", item: ivo, before: 2, after: 1 },
  ]);
  expect(shownChanges(stood, [move], [porters, bakers])).toEqual([]);
});

test("a field is shown from what it says to what it will, and one that stays as it is is left out", () => {
  const after = [{ ...porters, occupation: "Guard", jobs: [job(jobOne, "Locks the doors")] }, bakers];
  const changes = [
    ...[set(ida, "occupation", "Guard"), set(jobOne, "description", "Locks the doors")],
    ...[set(ivo, "occupation", "Porter"), set(ivo, "segment", "Bakers")],
  ];
  expect(shownChanges(stood, changes, after)).toMatchObject([
    { kind: "set", item: ida, fieldName: "Occupation", before: "Porter", after: "Guard", isPersonal: false },
    {
      kind: "set",
      item: jobOne,
      itemName: "“Locks up”",
      before: "Locks up",
      after: "Locks the doors",
      isPersonal: true,
    },
  ]);
});

test("a thing that gets another name is shown under the one that stands, and what says nothing of a thing is left out", () => {
  const renamed = [{ ...porters, segment: "Day porters" }, bakers];
  expect(shownChanges(stood, [set(ida, "segment", "Day porters")], renamed)).toMatchObject([
    { itemName: "“Night porters”", before: "Night porters", after: "Day porters" },
  ]);
  const webshop = { uuid: "new", name: "A webshop", usage: "", price: null, pros: [], cons: ["Slow"] };
  const add = { kind: "add" as const, place: "[].alternatives[]", parent: ida, item: webshop };
  expect(shownChanges(stood, [add], [{ ...porters, alternatives: [webshop] }, bakers])).toEqual([
    {
      ...{ kind: "add", item: "new", itemName: "“A webshop”", field: null, fieldName: "Alternatives" },
      ...{ place: "[].alternatives[]", parent: ida, before: null, isPersonal: false },
      after: { name: "A webshop", cons: ["Slow"] },
    },
  ]);
});

test("a field is a person's who wrote it or added its thing; a thing also by what is in it", () => {
  expect(isPersonalField(stood, jobOne, "description")).toBe(true);
  expect(isPersonalField(stood, jobOne, "order")).toBe(false);
  expect(isPersonalField(stood, ivo, "segment")).toBe(true);
  expect(isPersonalField(part({}, { fields: { "": ["summary"] } }), null, "summary")).toBe(true);
  expect([ida, jobOne, jobTwo, ivo].map((item) => isPersonalThing(stood, item))).toEqual([true, true, false, true]);
});

test("what a person took of the AI's proposals is no work of the person's own", () => {
  const marks = { ...noMarks, fields: { "": ["summary", "title"], [ida]: ["segment"] }, added: [ida, ivo] };
  const taken = new Set(
    [
      ["trends", null, "summary"],
      ["trends", ivo, null],
      ["overview", ida, "segment"],
    ].map((name) => JSON.stringify(name)),
  );
  expect(withoutTaken(marks, "trends", taken)).toEqual({
    ...marks,
    ...{ fields: { "": ["title"], [ida]: ["segment"] }, added: [ida] },
  });
  expect(withoutTaken(marks, "trends", new Set())).toBe(marks);
});

test("a proposal is asked for as whoever sees what stands would: with what is seen there, and fields with dots in what they stand in", () => {
  const given = { content: stood.content, things: thingsIn("customerProfiles", stood.content) };
  const field = "stance.usesToday.text";
  expect(asAsked({ kind: "set", item: ida, field, value: "A bike" }, given)).toEqual({
    ...{ kind: "set", item: ida, field, value: "A bike", seen: "A van" },
  });
  expect(asAsked({ kind: "set", item: ida, field: "nickname", value: "I" }, given)).toMatchObject({ seen: null });
  const root = { content: { summary: "Old" }, things: new Map() };
  expect(asAsked({ kind: "set", item: null, field: "summary", value: "New" }, root)).toMatchObject({ seen: "Old" });
  const values = { segment: "Smiths", "stance.role": "buyer", [field]: "A bike" };
  expect(asAsked({ kind: "add", place: "[]", parent: null, uuid: "new", values }, given)).toMatchObject({
    item: { uuid: "new", segment: "Smiths", stance: { role: "buyer", usesToday: { text: "A bike" } } },
  });
  expect(asAsked({ kind: "remove", item: ivo }, given)).toEqual({ kind: "remove", item: ivo, seen: bakers });
  const gone = () => asAsked({ kind: "remove", item: "gone" }, given);
  expect(gone).toThrow(expect.objectContaining({ code: "invalid" } satisfies Partial<Failure>));
});

test("a report can be talked about by handles: each thing with its list, its place and what holds it, and the lists that have room", () => {
  const { outline, named } = outlineOf([stood]);
  expect(
    outline.things.map(({ handle, name, list, within, position, count }) => [
      handle,
      name,
      list,
      within,
      position,
      count,
    ]),
  ).toEqual([
    ["c0", "Customer profiles", null, null, 0, 1],
    ["c1", "“Night porters”", "Customer profiles", null, 0, 2],
    ["c2", "“Bakers”", "Customer profiles", null, 1, 2],
    ["c3", "“Locks up”", "Jobs", "c1", 0, 2],
    ["c4", "“Counts bottles”", "Jobs", "c1", 1, 2],
    ["c5", "“They stack boxes.”", "Signals", "c1", 0, 1],
  ]);
  expect(outline.things.map(({ isPersonal }) => isPersonal)).toEqual([false, true, true, true, false, false]);
  expect(outline.things[0]?.mayGo).toBe(false);
  expect(outline.things[1]?.mayGo).toBe(true);
  expect(named.get("c0")).toEqual({ kind: "thing", section: "customerProfiles", item: null });
  expect(named.get("c4")).toEqual({ kind: "thing", section: "customerProfiles", item: jobTwo });
  const jobs = outline.lists.filter(({ name }) => name === "Jobs");
  expect(jobs.map(({ within }) => within)).toEqual(["c1", "c2"]);
  expect(named.get(jobs[1]?.handle ?? "")).toEqual({
    ...{ kind: "list", section: "customerProfiles", place: "[].jobs[]", parent: ivo },
  });
  const full = Array.from({ length: 60 }, (_, index) => job(`job-${index}`, `Job ${index}`, index));
  const lists = outlineOf([part([profile(ida, "Night porters", { jobs: full })])]).outline.lists.map(
    ({ name }) => name,
  );
  expect(lists).not.toContain("Jobs");
  expect(lists).toContain("Pains");
  expect(nameOfList("overview", "overview.rightsToWin[]")).toBe("Rights to win");
});

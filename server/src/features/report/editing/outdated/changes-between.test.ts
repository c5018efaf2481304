import { officeEntries, officesProjected } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import type { RecordedChange } from "../../revisions/section-change.ts";
import { changesBetween, labelOf, nameOf } from "./changes-between.ts";
import type { Step } from "./trail.ts";

test("a sizing that was given back is told by what it is, and one that is the same again is not told", () => {
  const list = "assumptionEntries";
  const reset = {
    changes: [{ kind: "reset" as const, item: "sizing", list, items: [] }],
    ...{ section: "financialProjection" as const, revision: 2, contentHash: "", userId: "u", isRun: false },
  };
  const told = (after: typeof officeEntries) =>
    changesBetween({ section: "financialProjection", before: officesProjected(), after: officesProjected(after) }, [
      { ...reset, at: new Date(0) },
    ]).map(({ what, item, field }) => ({ what, item, field }));
  expect(told(officeEntries.slice(1))).toEqual([
    { what: "Bottom-up sizing as it was written", item: "sizing", field: null },
  ]);
  expect(told(officeEntries)).toEqual([{ what: "Changed", item: null, field: null }]);
});

const trends = (...results: object[]) => ({ summary: "As it is", results });
const trend = (uuid: string, more: object = {}) => ({
  ...{ uuid, category: uuid, icon: "leaf", summary: "More refill", keyFinding: [], ...more },
});
const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute));
const step = (revision: number, changes: RecordedChange[], more: Partial<Step> = {}): Step => ({
  ...{ section: "trends", revision, contentHash: String(revision), changes, userId: `u${revision}`, isRun: false },
  ...{ at: at(revision), ...more },
});
const set = (item: string | null, field: string): RecordedChange => ({ kind: "set", item, field, value: "" });
const lines = (before: unknown, after: unknown, ...steps: Step[]) =>
  changesBetween({ section: "trends", before, after }, steps).map(
    ({ source, item, field, what, before: was, after: is, userId, at: moment }) =>
      [source, item, field, what, was, is, userId, moment?.getUTCMinutes()].join("|"),
  );

test("what was set, added, removed and moved is told by its name, the last change first, each once, by who made it last", () => {
  const before = trends(trend("Social"), trend("Legal"), trend("Economic"));
  const after = {
    ...trends(trend("Economic"), trend("Social", { summary: "Less refill", icon: "box" }), trend("Technological")),
    summary: "As it was",
  };
  const told = lines(
    before,
    after,
    step(1, [set("Social", "summary"), set(null, "summary")]),
    step(2, [{ kind: "remove", item: "Legal" }, set("Legal", "summary"), set("Social", "summary")]),
    step(3, [
      { kind: "add", place: "results[]", parent: null, item: trend("Technological") },
      { kind: "move", item: "Economic", at: 0 },
      { kind: "set", item: "Social", field: "icon", value: "box", follows: true },
      set("Social", "impact"),
    ]),
    step(4, [set("never there", "summary"), { kind: "add", place: "results[]", parent: null, item: { uuid: "gone" } }]),
  );
  expect(told).toEqual([
    "trends|Technological||“Technological” added|||u3|3",
    "trends|Economic||“Economic” moved|||u3|3",
    "trends|Legal||“Legal” removed|||u2|2",
    "trends|Social|summary|Summary of “Social”|More refill|Less refill|u2|2",
    "trends||summary|Summary|As it is|As it was|u1|1",
  ]);
});

test("what a run wrote is told once, by who ordered it last, beside what people changed", () => {
  const run = { isRun: true, changes: [{ kind: "replaceAll" as const }] };
  expect(
    lines(
      trends(trend("Social")),
      trends(trend("Social", { icon: "box" })),
      step(1, [], run),
      step(2, [set("Social", "icon")]),
      step(3, [], run),
    ),
  ).toEqual(["trends|||Written again|||u3|3", "trends|Social|icon|Icon of “Social”|leaf|box|u2|2"]);
});

test("what cannot be told by its parts is told as changed, and nothing is told of nothing", () => {
  const same = trends(trend("Social"), trend("Legal"));
  const moved: RecordedChange = { kind: "move", item: "Social", at: 0 };
  expect(lines(same, same, step(1, [set("Social", "icon"), moved]), step(2, [{ kind: "replaceAll" }]))).toEqual([
    "trends|||Changed|||u2|2",
  ]);
  expect(lines(same, same)).toEqual([]);
});

test.each([
  ["overview.valueProposition", "Value proposition"],
  ["summary", "Summary"],
  ["scalar", "Number"],
  ["low", "Lowest number"],
  ["high", "Highest number"],
  ["tam", "TAM"],
  ["sam", "SAM"],
  ["som", "SOM"],
  ["expectedTam", "TAM"],
  ["expectedSam", "SAM"],
  ["expectedSom", "SOM"],
  ["stance.usesToday.text", "Uses today"],
  ["stance.role", "Role"],
  ["constructor", "Constructor"],
])("the field %s is called %s", (field, label) => expect(labelOf(field)).toBe(label));

test("a thing is called by what tells it, cut when that is long, and a sizing by what it is", () => {
  const found = (told: string, item: object) => ({ list: { kind: { kind: "it", told } }, item }) as never;
  expect(nameOf(found("name", { name: "n".repeat(60) }))).toBe(`“${"n".repeat(60)}”`);
  expect(nameOf(found("name", { name: "n".repeat(61) }))).toBe(`“${"n".repeat(59)}…”`);
  expect([nameOf(found("type", { type: "top_down" })), nameOf(found("type", { type: "bottom_up" }))]).toEqual([
    "Top-down sizing",
    "Bottom-up sizing",
  ]);
  expect(nameOf(undefined)).toBe("“”");
});

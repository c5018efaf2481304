import { expect, test } from "vitest";
import type { OutlineList, OutlineThing } from "../../report/exports/report-outline.ts";
import { withinReach } from "./within-reach.ts";

const field = (value: unknown) =>
  ({
    field: "text",
    label: "Text",
    edit: { kind: "text", max: 9_000 },
    value,
    isPersonal: false,
  }) as OutlineThing["fields"][number];
const thing = (handle: string, value: unknown, more: Partial<OutlineThing> = {}): OutlineThing => ({
  ...{ handle, section: "assumptions", name: handle, told: handle, list: "assumption", within: null },
  ...{ position: 0, count: 9, fields: [field(value)], mayGo: true, isPersonal: false },
  ...more,
});
const filler = "lorem ipsum dolor sit amet ".repeat(740);
const list = (handle: string, within: string | null) => ({ handle, within }) as OutlineList;
const things = [
  thing("far", filler),
  thing("lifts", `${filler} goods lifts in basements`),
  thing("soap", `${filler} soap by weight`),
  thing("held", filler, { within: "soap" }),
  thing("own", "Few words.", { list: null }),
];
const lists = [list("all", null), list("of-far", "far"), list("of-soap", "soap")];
const toldIn = ({ things: left }: { things: OutlineThing[] }) =>
  left.filter(({ fields }) => fields.length > 0).map(({ handle }) => handle);

test("a report that has room is told as it is", () => {
  const outline = { things: things.slice(0, 2), lists };
  expect(withinReach(outline, { said: "soap", scope: null })).toBe(outline);
});

test("of a long one a model is told what shares most words with what was said, and the section itself", () => {
  const reached = withinReach({ things, lists }, { said: "Say how the soap comes by weight", scope: null });
  expect(toldIn(reached)).toEqual(["far", "soap", "own"]);
  expect(toldIn(withinReach({ things, lists }, { said: "Which lifts, in which basements?", scope: null }))).toContain(
    "lifts",
  );
});

test("what was selected comes first, with what it holds", () => {
  const scope = { handles: ["soap"], field: null, quote: "" };
  expect(toldIn(withinReach({ things, lists }, { said: "Which lifts, in which basements?", scope }))).toEqual([
    ...["soap", "held", "own"],
  ]);
});

test("of the rest it is told that it is there: it can be neither written, nor moved, nor added to", () => {
  const reached = withinReach(
    { things, lists },
    { said: "soap weight", scope: { handles: ["soap"], field: null, quote: "" } },
  );
  expect(reached.things.map(({ handle }) => handle)).toEqual(things.map(({ handle }) => handle));
  expect(reached.things.find(({ handle }) => handle === "far")).toMatchObject({
    fields: [],
    mayGo: false,
    name: "far",
  });
  expect(reached.things.find(({ handle }) => handle === "soap")).toMatchObject({ mayGo: true });
  expect(reached.lists.map(({ handle }) => handle)).toEqual(["all", "of-soap"]);
});

import type { SectionEdits } from "@seedbed/contract/report/editing/edits";
import { describe, expect, test } from "vitest";
import type { Item } from "../writing/section.ts";
import type { AskedChange } from "./asked-change.ts";
import { type ChangedContent, resolveChange } from "./resolve-change.ts";

const may: SectionEdits = {
  edits: {
    "": { title: { kind: "text", max: 20, mayBeEmpty: true }, "price.amount": { kind: "number", min: 0, max: 10 } },
    "plans[]": { name: { kind: "text", max: 20 }, note: { kind: "text", max: 9, mayBeEmpty: true } },
    "plans[].steps[]": { text: { kind: "text", max: 20 } },
  },
  lists: {
    "plans[]": { most: 3, blank: { steps: [], status: "new" }, addedAt: "createdAt", resets: "steps" },
    "plans[].steps[]": { most: 3, blank: { order: 0 } },
  },
};
const step = (uuid: string, order: number) => ({ uuid, text: `Step ${uuid}`, order });
const content = () => ({
  title: "Depots",
  price: null as object | null,
  plans: [
    { uuid: "p1", name: "First", steps: [step("s1", 0), step("s2", 4)], copyOf: "p1" },
    { uuid: "p2", name: "Second", steps: [] as Item[] },
  ],
  prices: [{ uuid: "x1", name: "Fixed" }],
});

/** What becomes of a change; of a refusal its sentence, with the field that it names. */
async function resolved(change: AskedChange, more: Partial<ChangedContent> = {}) {
  let made = 0;
  const on: ChangedContent = {
    content: content(),
    declared: {
      "plans[]": { kind: "plan", told: "name", holders: { note: "" } },
      "plans[].steps[]": { kind: "step", told: "text", ordered: true },
      "prices[]": { kind: "price", told: "name" },
    },
    holders: { price: { amount: 5, unit: "$" } },
    may,
    at: new Date("2026-03-04T12:00:00.000Z"),
    newUuid: () => `new${++made}`,
    whereIs: async (uuid) => (uuid.startsWith("gone") ? "gone" : uuid.startsWith("other") ? "elsewhere" : "nowhere"),
    writtenIn: async (item, list) => (item === "p1" ? [{ uuid: `${item} ${list}` }] : undefined),
    ...more,
  };
  return resolveChange(change, on).catch(
    ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
  );
}
const removed = (wanted = "") => `conflict This was changed meanwhile. It now says nothing: it was removed.${wanted}`;
const noPart = "not_found This is no longer part of the report.";
const noList = "invalid place: Nothing can be added, removed or moved here.";

describe("a field that is set", () => {
  const set = (item: string | null, field: string, [value, seen, more = {}]: [unknown, unknown, object?]) =>
    resolved({ kind: "set", item, field, value, seen }, more);

  test("takes a value over what was seen, or over the same", async () => {
    const change = { kind: "set", item: null, field: "title", value: "Shops" };
    expect(await set(null, "title", [" Shops ", "Depots"])).toEqual(change);
    expect(await set(null, "title", ["Depots", "Anything"])).toEqual({ ...change, value: "Depots" });
    expect(await set("p1", "name", ["Third", "First"])).toEqual({
      ...change,
      item: "p1",
      field: "name",
      value: "Third",
    });
    expect(await set(null, "title", ["Shops", "Anything"])).toBe(
      "conflict This was changed meanwhile. It now says “Depots”. You wrote “Shops”.",
    );
  });

  test("that is not there yet was seen as nothing, or as it begins", async () => {
    for (const seen of [null, undefined, 5])
      expect(await set(null, "price.amount", [7, seen])).toMatchObject({ field: "price.amount", value: 7 });
    expect(await set(null, "price.amount", [7, 6])).toMatch("conflict");
    for (const seen of [null, undefined, ""])
      expect(await set("p1", "note", ["n", seen])).toMatchObject({ value: "n" });
    expect(await set("p1", "note", ["n", "m"])).toMatch("conflict");
    const begun = { content: { ...content(), price: { amount: 5, unit: "$" } } };
    expect(await set(null, "price.amount", [7, null, begun])).toMatchObject({ value: 7 });
    const written = { content: { ...content(), price: { amount: 6, unit: "$" } } };
    expect(await set(null, "price.amount", [7, null, written])).toMatch("conflict");
  });

  test("is one that people may write, of a thing that stands", async () => {
    expect(await set(null, "name", ["a", ""])).toBe("invalid name: This cannot be changed here.");
    expect(await set("p1", "copyOf", ["a", "p1"])).toBe("invalid copyOf: This cannot be changed here.");
    expect(await set("x1", "name", ["a", "Fixed"])).toBe("invalid name: This cannot be changed here.");
    expect(await set("gone1", "name", ["a", ""])).toBe(removed(" You wrote “a”."));
    expect(await set("other1", "name", ["a", ""])).toBe(noPart);
  });
});

describe("a thing that is added", () => {
  const add = (change: object, more = {}) =>
    resolved(
      { kind: "add", place: "plans[]", parent: null, item: { uuid: "n1", name: "New" }, ...change } as AskedChange,
      more,
    );
  const item = { uuid: "n1", name: "New", note: "", steps: [], status: "new", createdAt: "2026-03-04T12:00:00.000Z" };

  test("begins as its list says, where it was wanted or at the end", async () => {
    expect(await add({})).toEqual({ kind: "add", place: "plans[]", parent: null, item });
    expect(await add({ at: 0 })).toEqual({ kind: "add", place: "plans[]", parent: null, item, at: 0 });
    const inPlan = { place: "plans[].steps[]", parent: "p1", item: { uuid: "n1", text: "New" } };
    expect(await add({ ...inPlan, order: 2 })).toEqual({
      ...{ kind: "add", place: "plans[].steps[]", parent: "p1", at: 1 },
      item: { uuid: "n1", text: "New", order: 2 },
    });
  });

  test("is added once, and not again once it was removed", async () => {
    expect(await add({ item: { uuid: "p1", name: "New" } })).toBeUndefined();
    expect(await add({ item: { uuid: "gone1", name: "New" } })).toBeUndefined();
  });

  test("has an id of its own, and a list that has room", async () => {
    const taken = "invalid uuid: This id is taken.";
    expect(await add({ item: { uuid: "s1", name: "New" } })).toBe(taken);
    expect(await add({ item: { uuid: "other1", name: "New" } })).toBe(taken);
    expect(await add({ place: "prices[]" })).toBe(noList);
    expect(await add({ place: "constructor" })).toBe(noList);
    expect(await add({ parent: "p1" })).toBe("invalid place: There is no such list.");
    expect(await add({ place: "plans[].steps[]", parent: "gone1" })).toBe(removed());
    expect(await add({ place: "plans[].steps[]", parent: "other1" })).toBe(noPart);
    const { plans, ...rest } = content();
    const full = { content: { ...rest, plans: [...plans, { uuid: "p3", name: "Third", steps: [] }] } };
    expect(await add({}, full)).toBe("invalid place: At most 3 can be listed here.");
    expect(await resolved({ kind: "double", item: "p1", uuid: "n", as: (copy) => copy }, full)).toBe(
      "invalid place: At most 3 can be listed here.",
    );
  });
});

test("a thing is removed as it was seen, whatever its place and the order of what it holds", async () => {
  const remove = (uuid: string, seen: object) => resolved({ kind: "remove", item: uuid, seen } as AskedChange);
  const [plan] = content().plans;
  const turned = { ...plan, order: 7, steps: plan?.steps.toReversed().map((each) => ({ ...each, order: 9 })) };
  expect(await remove("p1", turned)).toEqual({ kind: "remove", item: "p1" });
  expect(await remove("p1", { ...plan, name: "Other" })).toBe(
    "conflict This was changed meanwhile. It now says “First”.",
  );
  expect(await remove("p1", { ...plan, steps: plan?.steps.slice(1) })).toMatch("conflict");
  expect(await remove("p1", { ...plan, steps: plan?.steps.map((each) => ({ ...each, text: "x" })) })).toMatch(
    "conflict",
  );
  expect(await remove("gone1", {})).toBeUndefined();
  expect(await remove("other1", {})).toBe(noPart);
  expect(await remove("x1", { uuid: "x1", name: "Fixed" })).toBe(noList);
});

test("a thing is moved within its list, and to the place that it is to tell", async () => {
  const move = (uuid: string, at: number) => resolved({ kind: "move", item: uuid, at });
  expect(await move("p1", 9)).toEqual({ kind: "move", item: "p1", at: 1 });
  expect([await move("p1", 0), await move("p2", 9)]).toEqual([undefined, undefined]);
  expect([await move("gone1", 0), await move("x1", 0)]).toEqual([removed(), noList]);
  const place = (uuid: string, order: number) => resolved({ kind: "place", item: uuid, order });
  expect(await place("s1", 4)).toEqual({ kind: "move", item: "s1", order: 4, at: 1 });
  expect(await place("s1", 3)).toEqual({ kind: "move", item: "s1", order: 3, at: 0 });
  expect(await place("s2", 0)).toEqual({ kind: "move", item: "s2", order: 0, at: 0 });
  expect(await place("s2", 4)).toBeUndefined();
  expect([await place("gone1", 0), await place("x1", 0)]).toEqual([removed(), noList]);
});

test("what was written is given back where it is known and may be, and a part is taken out where it may be missing", async () => {
  const reset = (item: string) => resolved({ kind: "reset", item });
  expect(await reset("p1")).toEqual({ kind: "reset", item: "p1", list: "steps", items: [{ uuid: "p1 steps" }] });
  expect(await reset("p2")).toBe("conflict What was written here first is not known any more.");
  expect(await reset("s1")).toBe("invalid item: This cannot be reset.");
  expect(await reset("gone1")).toBe(removed());
  const clear = (field: string, more = {}) => resolved({ kind: "clear", field }, more);
  const priced = { content: { ...content(), price: { amount: 6, unit: "$" } } };
  expect(await clear("price", priced)).toEqual({ kind: "set", item: null, field: "price", value: null });
  expect(await clear("price")).toBeUndefined();
  expect(await clear("title", priced)).toBe("invalid title: This cannot be removed.");
  expect(await clear("title", { holders: undefined })).toBe("invalid title: This cannot be removed.");
});

test("a thing is doubled with all it holds, under ids of their own that name each other", async () => {
  const as = (copy: Item, standing: readonly Item[]) => ({ ...copy, uuid: "lost", name: `Copy of ${standing.length}` });
  expect(await resolved({ kind: "double", item: "p1", uuid: "n", as })).toEqual({
    ...{ kind: "add", place: "plans[]", parent: null },
    item: {
      ...{ uuid: "n", name: "Copy of 2", copyOf: "n" },
      steps: [
        { ...step("s1", 0), uuid: "new1" },
        { ...step("s2", 4), uuid: "new2" },
      ],
    },
  });
  expect(await resolved({ kind: "double", item: "s1", uuid: "n", as: (copy) => copy })).toMatchObject({ parent: "p1" });
  expect(await resolved({ kind: "double", item: "gone1", uuid: "n", as })).toBe(removed());
});

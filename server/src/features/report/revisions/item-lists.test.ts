import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { readField, setField } from "./fields.ts";
import { indexFor, itemLists, orderOf, placesIn, takeOrder } from "./item-lists.ts";

const declared: Record<string, ItemKind> = {
  "parts.people[].jobs[].steps[]": { kind: "step", told: "says" },
  "parts.people[].jobs[]": { kind: "job", told: "says" },
  "parts.people[]": { kind: "person", told: "name" },
};

test("lists are found wherever they stand, those that hold others first, each with the thing that holds it", () => {
  const content = {
    parts: {
      people: [
        {
          uuid: "ana",
          jobs: [
            { uuid: "a1", steps: [{ uuid: "s1" }, { uuid: "s2" }] },
            { uuid: "a2", steps: null },
          ],
        },
        { uuid: "ben", jobs: [] },
        { uuid: "cem" },
      ],
    },
  };
  const told = itemLists(content, declared).map(({ kind, parent, items }) => [
    kind.kind,
    parent,
    items.map(({ uuid }) => uuid),
  ]);
  expect(told).toEqual([
    ["person", null, ["ana", "ben", "cem"]],
    ["job", "ana", ["a1", "a2"]],
    ["job", "ben", []],
    ["step", "a1", ["s1", "s2"]],
  ]);
  expect(placesIn(declared)).toEqual(["parts.people[]", "parts.people[].jobs[]", "parts.people[].jobs[].steps[]"]);
  for (const none of [null, undefined, "text", { parts: null }, { parts: { people: "none" } }])
    expect(itemLists(none, declared)).toEqual([]);
  expect(itemLists([{ uuid: "x" }], { "[]": { kind: "thing", told: "says" } })).toMatchObject([
    { place: "[]", parent: null, items: [{ uuid: "x" }] },
  ]);
});

const entries = (...orders: (number | undefined)[]) =>
  orders.map((order, index) => ({ uuid: `e${index}`, ...(order === undefined ? {} : { order }) }));

test.each([
  [[2, 5, 9], 1, 0],
  [[2, 5, 9], 2, 0],
  [[2, 5, 9], 5, 1],
  [[2, 5, 9], 6, 2],
  [[2, 5, 9], 10, 3],
  [[], 4, 0],
])("among entries of the orders %j, one that is new and is to tell %i stands at %i", (orders, order, expected) => {
  expect(indexFor({ items: entries(...orders) }, order)).toBe(expected);
});

test.for([
  ["one that goes up takes the place of the one that has it", 2, 2, 0],
  ["one that goes down takes the place behind the one that has it", 0, 9, 2],
  ["one that goes down by less stands before the next", 0, 7, 1],
  ["one that stays where it is stays", 1, 5, 1],
] as const)("%s", ([_what, from, order, expected]) => {
  expect(indexFor({ items: entries(2, 5, 9) }, order, from)).toBe(expected);
});

test("an entry without an order counts as the first, and one that tells none goes before the one that has the place", () => {
  expect(indexFor({ items: entries(undefined, 5, 9) }, 1)).toBe(1);
  expect(indexFor({ items: entries(undefined, 5, 9) }, 5, 0)).toBe(0);
  expect([orderOf({ uuid: "x" }), orderOf(undefined), orderOf({ uuid: "x", order: "2" } as never)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test.each([
  { where: "alone", orders: [undefined], index: 0, expected: [0] },
  { where: "at the end", orders: [3, undefined], index: 1, expected: [3, 4] },
  { where: "at the front", orders: [undefined, 3], index: 0, expected: [2, 3] },
  { where: "with an order that fits", orders: [3, 7, 9], index: 1, expected: [3, 7, 9] },
  { where: "with an order that its neighbour has", orders: [3, 3, 9], index: 1, expected: [3, 4, 9] },
  { where: "with an order that is given", orders: [3, 7, 9], index: 1, given: 8, expected: [3, 8, 9] },
  { where: "with an order given that does not fit", orders: [3, 7, 9], index: 1, given: 9, expected: [3, 4, 9] },
  { where: "where there is no room", orders: [3, 7, 4], index: 1, expected: [0, 1, 2] },
  { where: "nowhere", orders: [3, 7], index: 5, expected: [3, 7] },
])("an entry takes its order $where", ({ orders, index, given, expected }) => {
  const items = entries(...orders);
  takeOrder({ items, kind: { kind: "entry", told: "title", ordered: true } }, index, given);
  expect(items.map(orderOf)).toEqual(expected);
});

test("things that do not keep an order tell the place they have, those that tell none none", () => {
  const items = entries(7, undefined, 7);
  takeOrder({ items, kind: { kind: "job", told: "says" } }, 0, 4);
  expect(items).toEqual([{ uuid: "e0", order: 0 }, { uuid: "e1" }, { uuid: "e2", order: 2 }]);
});

test("a field is read however deep it stands; there is none in a list, in a text or in nothing", () => {
  const owner = { one: { two: { three: 0 } }, list: [{ three: 1 }], text: "three", none: null };
  expect(readField(owner, "one.two.three")).toBe(0);
  for (const field of ["one.two.four", "list.three", "list.0", "list.length", "text.length", "none.three", "four"])
    expect([field, readField(owner, field)]).toEqual([field, undefined]);
});

test.each(["claims", "sources", "evidence", "fromConversation"])(
  "%s can be set where they were never written, and taken out again",
  (field) => {
    const owner: Record<string, unknown> = { says: "x" };
    expect(setField(owner, field, { value: [1] })).toBe(true);
    expect(owner).toEqual({ says: "x", [field]: [1] });
    expect(setField(owner, field, { value: undefined })).toBe(true);
    expect(owner).toEqual({ says: "x" });
  },
);

test("what is set is a copy, in a part that is there, or that begins as it is said", () => {
  const value = { amount: 3 };
  const owner: Record<string, unknown> = { says: "x", price: null };
  expect(setField(owner, "says", { value })).toBe(true);
  value.amount = 4;
  expect(owner.says).toEqual({ amount: 3 });
  expect(setField(owner, "price.amount", { value: 4 })).toBe(false);
  expect(owner.price).toBeNull();
  const holders = { price: { amount: 0, unit: "" }, low: null };
  expect(setField(owner, "price.amount", { value: 4, holders })).toBe(true);
  expect(setField(owner, "low", { value: 2, holders })).toBe(true);
  expect(owner).toMatchObject({ price: { amount: 4, unit: "" }, low: 2 });
  expect(holders).toEqual({ price: { amount: 0, unit: "" }, low: null });
  expect(setField(owner, "price.colour", { value: 4, holders })).toBe(false);
  for (const nothing of [null, "text", [1]]) expect(setField(nothing, "claims", { value: 1 })).toBe(false);
});

import { expect, test } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import { noMarks, type SectionChange } from "./section-change.ts";
import { writtenAnew } from "./written-anew.ts";

const declared = { "entries[]": { kind: "entry", told: "title", holders: { low: null, basis: "assumed" } } };
const holders = { price: { amount: 0, unit: "", reasons: [] } };
const uuid = "00000000-0000-4000-8000-000000000001";
const stored = { price: null, entries: [{ uuid, title: "Depots" }] };

const change = (content: unknown, ...changes: SectionChange[]) =>
  applyChanges({ content, marks: noMarks }, changes, { declared, holders, personal: true });
const priced: SectionChange = { kind: "set", item: null, field: "price.amount", value: 40 };

test("a field that an earlier release did not know is set, and taken back to what it begins as", () => {
  const low = (value: unknown): SectionChange => ({ kind: "set", item: uuid, field: "low", value });
  expect(change(stored, low(3)).content).toMatchObject({ entries: [{ title: "Depots", low: 3 }] });
  expect(change(stored, low(3), low(undefined)).content).toMatchObject({ entries: [{ title: "Depots", low: null }] });
  expect(() => change(stored, { kind: "set", item: uuid, field: "colour", value: 1 })).toThrow("no field colour");
});

test("what a person said in a part that was missing stays in the part that is written then, and in one that is missing again", () => {
  const before = change(stored, priced);
  expect(before.content).toMatchObject({ price: { amount: 40, unit: "", reasons: [] } });
  const anew = (price: unknown) => writtenAnew(before, { ...stored, price }, { declared, holders }).content;
  expect(anew({ amount: 90, unit: "month", reasons: ["Paid already"] })).toMatchObject({
    price: { amount: 40, unit: "month", reasons: ["Paid already"] },
  });
  expect(anew(null)).toMatchObject({ price: { amount: 40, unit: "", reasons: [] } });
});

test("a part that a person took out stays out, whatever was said in it before", () => {
  const before = change(stored, priced, { kind: "set", item: null, field: "price", value: null });
  const { content } = writtenAnew(before, { ...stored, price: { amount: 90 } }, { declared, holders });
  expect(content).toMatchObject({ price: null });
});

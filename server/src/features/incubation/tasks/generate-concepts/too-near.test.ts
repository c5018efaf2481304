import { expect, test } from "vitest";
import { conceptsTooNear, isTooNear } from "./too-near.ts";

const depot = { title: "Refill depots", summary: "A depot in the basement refills soap by weight for all tenants." };
const desk = { title: "A supply desk", summary: "Landlords order for their tenants and settle it with the lease." };
const twin = { title: "Basement refill", summary: "A depot in the basement refills soap by weight for tenants." };

test("the same words under another title, and the same title over other words, come too near", () => {
  expect(isTooNear(depot, twin)).toBe(true);
  expect(isTooNear(depot, { ...desk, title: "Refill Depots!" })).toBe(true);
  expect(isTooNear(depot, desk)).toBe(false);
  const [some, others] = [
    { title: "Who, where and why", summary: "" },
    { title: "What for, and how", summary: "" },
  ];
  expect(isTooNear(some, others)).toBe(false);
});

test("of two that are alike the later one is told, with what it comes near to", () => {
  expect(conceptsTooNear([depot, desk, twin], [])).toEqual([{ index: 2, near: depot }]);
  expect(conceptsTooNear([twin, desk], [depot])).toEqual([{ index: 0, near: depot }]);
  expect(conceptsTooNear([depot, desk], [])).toEqual([]);
});

test("two thirds of the words in common are too near, half of them are not", () => {
  const words = (text: string) => ({ title: "", summary: text });
  const one = words("crates tools depots vans crews bottles soap floors lifts keys");
  expect(
    isTooNear(
      { ...one, title: "One" },
      { ...words("crates tools depots vans crews bottles soap floors bread milk"), title: "One too" },
    ),
  ).toBe(true);
  expect(
    isTooNear(
      { ...one, title: "Some" },
      { ...words("crates tools depots vans crews bottles soap bread milk eggs"), title: "Others" },
    ),
  ).toBe(false);
});

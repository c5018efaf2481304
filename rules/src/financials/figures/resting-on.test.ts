import { expect, test } from "vitest";
import { officesProjected, officesSaved } from "#test-support/projected.ts";
import { figuresOf } from "./figures-of.ts";
import { leavesOf } from "./leaves-of.ts";
import { figuresRestingOn } from "./resting-on.ts";

const titlesOn = (projection: Parameters<typeof figuresOf>[0], id: string) =>
  figuresRestingOn(figuresOf(projection), id).map(({ title }) => title);

test("what moves with a number are the markets it is in, and what follows from these", () => {
  expect(titlesOn(officesProjected(), "entry:Offices")).toEqual([
    ...["Total addressable market", "Serviceable addressable market", "Serviceable obtainable market"],
    ...["SAM as a share of TAM", "SOM as a share of SAM", "Customers"],
  ]);
  expect(titlesOn(officesProjected(), "entry:Won")).toEqual(["Serviceable obtainable market", "SOM as a share of SAM"]);
  expect(titlesOn(officesSaved(), "entry:Price")).toEqual(["Annual cost savings potential"]);
});

test("on what is no number of a projection nothing rests", () => {
  expect(titlesOn(officesProjected(), "entry:nothing")).toEqual([]);
});

test("a figure rests on what somebody has set, and one that is not there on nothing", () => {
  const figures = figuresOf(officesProjected());
  expect([...leavesOf(figures, "SOM:sizing")].toSorted()).toEqual(
    ["Offices", "Payments", "Price", "Within reach", "Won"].map((title) => `entry:${title}`),
  );
  expect([...leavesOf(figures, "cost:Vans")]).toEqual(["cost:Vans"]);
  expect(leavesOf(figures, "SOM:nothing").size).toBe(0);
});

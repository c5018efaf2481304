import { expect, test } from "vitest";
import { withoutRepetitions } from "./concepts-in-writing.ts";

const depot = { title: "Refill depots", summary: "A depot in the basement refills soap by weight." };
const twin = { title: "Basement refill", summary: "A depot in the basement refills soap by weight.", overview: "It" };
const desk = { title: "A supply desk", summary: "Landlords order for their tenants." };
const titles = (...args: Parameters<typeof withoutRepetitions>) =>
  withoutRepetitions(...args).map((partial) => partial?.title);

test("the first concept shows from its first word on", () => {
  expect(titles([{ title: "Ref" }], [])).toEqual(["Ref"]);
});

test("any other one waits until title and summary are there", () => {
  const first = { ...depot, overview: "It works." };
  expect(titles([first, { title: "A supp" }], [])).toEqual(["Refill depots", undefined]);
  expect(titles([first, desk], [])).toEqual(["Refill depots", undefined]);
  expect(titles([first, { ...desk, overview: "T" }], [])).toEqual(["Refill depots", "A supply desk"]);
  expect(titles([{ title: "Ref" }], [desk])).toEqual([undefined]);
});

test("one that says the same again never shows, those after it do, in their places", () => {
  const first = { ...depot, overview: "It works." };
  expect(titles([first, twin, { ...desk, overview: "T" }], [])).toEqual(["Refill depots", undefined, "A supply desk"]);
  expect(titles([twin], [depot])).toEqual([undefined]);
});

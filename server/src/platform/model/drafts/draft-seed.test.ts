import { expect, test } from "vitest";
import { draftSeed } from "./draft-seed.ts";

test("the same input has the same seed in whatever order its properties stand, at any depth", () => {
  const seed = draftSeed("trends", { idea: "soap", brief: { title: "Refill", by: ["Ada", "Ben"] } });
  expect(draftSeed("trends", { brief: { by: ["Ada", "Ben"], title: "Refill" }, idea: "soap" })).toBe(seed);
  expect(draftSeed("trends", { brief: { by: ["Ben", "Ada"], title: "Refill" }, idea: "soap" })).not.toBe(seed);
});

test("another task has another seed for the same input", () => {
  expect(draftSeed("trends", "soap")).not.toBe(draftSeed("forces", "soap"));
  expect(draftSeed("trends", undefined)).toBe(draftSeed("trends", undefined));
});

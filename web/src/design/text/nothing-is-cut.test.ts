import { expect, test } from "vitest";
import { tooLong } from "./too-long.ts";

const sources = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

test("no field cuts what is pasted into it: none says maxLength", () => {
  const cutting = Object.entries(sources).flatMap(([path, text]) =>
    /\bmaxLength\b/.test(text) && !path.endsWith(".test.tsx") ? [path] : [],
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(cutting).toEqual([]);
});

test("what is too long is told by how much", () => {
  expect(tooLong("x".repeat(500), 500)).toBeUndefined();
  expect(tooLong("x".repeat(501), 500)).toBe("1 character too long. The maximum length is 500 characters.");
  expect(tooLong("x".repeat(742), 500)).toBe("242 characters too long. The maximum length is 500 characters.");
});

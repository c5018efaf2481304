import { expect, test } from "vitest";
import { createKnownCounts } from "./known-counts.ts";

test("a search is counted again only when the list has another version", async () => {
  const known = createKnownCounts();
  let counted = 0;
  const ask = (version: number) => known.of("a search", version, async () => (counted += 1));
  expect([await ask(1), await ask(1), await ask(2), await ask(2)]).toEqual([1, 1, 2, 2]);
  expect(await known.of("another search", 2, async () => 7)).toBe(7);
});

test("when more searches are asked than are remembered, the one asked longest ago is forgotten", async () => {
  const known = createKnownCounts(2);
  const ask = (search: string, found: number) => known.of(search, 1, async () => found);
  await ask("first", 1);
  await ask("second", 2);
  await ask("first", 10);
  await ask("third", 3);
  expect([await ask("first", 10), await ask("second", 20)]).toEqual([1, 20]);
});

test("two thousand searches are remembered", async () => {
  const known = createKnownCounts();
  const ask = (search: number, found: number) => known.of(`search ${search}`, 1, async () => found);
  for (let search = 0; search < 2_000; search += 1) await ask(search, search);
  expect(await ask(0, -1)).toBe(0);
  await ask(2_000, 2_000);
  expect([await ask(0, -1), await ask(1, -1)]).toEqual([0, -1]);
});

test("a count that fails is not remembered", async () => {
  const known = createKnownCounts();
  await expect(known.of("a search", 1, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await known.of("a search", 1, async () => 4)).toBe(4);
});

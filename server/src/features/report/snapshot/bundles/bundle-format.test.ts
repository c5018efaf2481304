import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { isBundlePath, revisionPath, withoutPictures } from "./bundle-format.ts";
import { newIds, withIds } from "./new-ids.ts";
import type { ReadBundle } from "./read-bundle.ts";
import { versionsProblem } from "./versions-problem.ts";
import { nameOf } from "./write-versions.ts";

const uuid = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, "0")}`;
const hash = "0123456789abcdef".repeat(4);

test.each([
  ...["manifest.json", "report.json", "report.md", "usage.json", "versions.json"],
  ...reportSections.map((section) => `changes/${section}/000012.json`),
  ...[`sources/${uuid(1)}.json`, `sources/${uuid(1)}.txt`],
])("%s belongs into a bundle", (path) => {
  expect(isBundlePath(path)).toBe(true);
  for (const other of [`x/${path}`, `${path}x`, path.toUpperCase(), `../${path}`, path.replace(".", "")])
    expect([other, isBundlePath(other)]).toEqual([other, false]);
});

test.each([
  ...["changes/payroll/000001.json", "changes/overview/1.json", "changes/overview/0000001.json", "report.txt"],
  ...[`sources/${uuid(1)}.md`, "sources/one.json", `sources/${uuid(1).toUpperCase()}.json`, ""],
])("%j does not", (path) => {
  expect(isBundlePath(path)).toBe(false);
});

test("changes stand in the order of their names", () => {
  expect([revisionPath("overview", 7), revisionPath("trends", 123456)]).toEqual([
    "changes/overview/000007.json",
    "changes/trends/123456.json",
  ]);
});

test("a content has no addresses of pictures and films, and else is as it was", () => {
  const pictured = {
    conceptImageUrl: "/a",
    conceptVideoUrl: "/b",
    people: [{ avatarUrl: "/c", url: "/d", age: 0, none: null }],
  };
  expect(withoutPictures(pictured)).toEqual({
    ...{ conceptImageUrl: null, conceptVideoUrl: null },
    people: [{ avatarUrl: null, url: "/d", age: 0, none: null }],
  });
  expect(pictured.conceptImageUrl).toBe("/a");
});

test("versions fit the changes: each has a number above the last, is made of changes that are there, and of none that is older", () => {
  const revisions = new Map([["trends", [1, 2, 3].map((revision) => ({ revision }))]]) as never;
  const made = (number: number, revision: number, fromNumber: number | null = null) =>
    ({ number, fromNumber, sections: { trends: { revision } } }) as never;
  const problem = (...versions: never[]) => versionsProblem(versions, revisions);
  expect(problem()).toBeUndefined();
  expect(problem(made(1, 1), made(4, 1), made(5, 3, 4))).toBeUndefined();
  expect(problem(made(1, 1), made(1, 2))).toBe("Version 1 is there twice, or not in its place.");
  expect(problem(made(2, 1), made(1, 2))).toBe("Version 1 is there twice, or not in its place.");
  expect(problem(made(3, 1, 3))).toBe("Version 3 brings back a later one.");
  expect(problem(made(1, 4))).toBe("Version 1 is made of change 4 of “trends”, which is not there.");
  expect(problem(made(1, 2), made(2, 1))).toBe(
    "Version 2 is made of an older change of “trends” than the version before it.",
  );
});

/** A bundle of one concept (1) with two profiles (2 and 3) of two changes, and two sources (7 and 8). */
const bundle = {
  manifest: { concept: { uuid: uuid(1) } },
  revisions: new Map([
    [
      "customerProfiles",
      [{ content: [{ uuid: uuid(2), jobs: [{ uuid: uuid(4) }] }] }, { content: [{ uuid: uuid(3) }] }],
    ],
  ]),
  sources: [7, 8].map((each) => ({ uuid: uuid(each), address: `https://${each}.example`, sha256: hash })),
} as unknown as ReadBundle;
const idsWith = (taken: number[], kept: [number, string][] = [], account = "account") =>
  newIds(
    bundle,
    { taken: new Set(taken.map(uuid)), kept: new Map(kept.map(([each, id]) => [uuid(each), id])) },
    account,
  );

test("what is taken nowhere keeps its ids; where one thing is, the concept and all its things get others, and no source does", () => {
  expect([...idsWith([])]).toEqual([]);
  for (const taken of [1, 2, 3, 4]) {
    const ids = idsWith([taken]);
    expect([...ids.keys()].toSorted()).toEqual([1, 2, 3, 4].map(uuid));
    expect(new Set([...ids.values(), ...ids.keys()]).size).toBe(8);
  }
});

test("a source that the company keeps is that one, and one whose id is another company's has the id it would have here", () => {
  expect([...idsWith([7], [[7, "kept here"]])]).toEqual([[uuid(7), "kept here"]]);
  const [[from, id] = []] = [...idsWith([7])];
  expect(from).toBe(uuid(7));
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(idsWith([7]).get(uuid(7))).toBe(id);
  expect(idsWith([7], [], "another").get(uuid(7))).not.toBe(id);
});

test("ids are others wherever they are named: in names, in texts, in lists", () => {
  const ids = new Map([[uuid(1), uuid(5)]]);
  const value = {
    [uuid(1)]: [uuid(1), `SAM:${uuid(1)}, ${uuid(2)}`, 1, null],
    more: { in: { it: `${uuid(1)} ${uuid(1)}` } },
  };
  expect(withIds(value, ids)).toEqual({
    [uuid(5)]: [uuid(5), `SAM:${uuid(5)}, ${uuid(2)}`, 1, null],
    more: { in: { it: `${uuid(5)} ${uuid(5)}` } },
  });
  expect(withIds(value, new Map())).toBe(value);
});

test("who made something is named as this installation knows them, or as a bundle told it", () => {
  expect(nameOf({ firstName: "Ada", lastName: "Moreau" }, { toldBy: "Somebody" })).toBe("Ada Moreau");
  expect(nameOf({ firstName: "Ada", lastName: null }, { toldBy: null })).toBe("Ada");
  expect(nameOf({ firstName: null, lastName: null }, { toldBy: "Somebody" })).toBe("Somebody");
  expect(nameOf({ firstName: null, lastName: null }, { toldBy: null })).toBeNull();
});

import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.mjs";

let root;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "seedbed-fingerprint-"));
  await mkdir(join(root, "src", "inner"), { recursive: true });
  await writeFile(join(root, "src", "inner", "a.ts"), "one");
  await writeFile(join(root, "lock.json"), "{}");
});
afterAll(() => rm(root, { recursive: true, force: true }));

const taken = () => fingerprint(root, ["lock.json", "src", "missing"], (path) => !path.endsWith(".test.ts"));

test("a fingerprint tells when a file is changed, added or renamed, and nothing else", async () => {
  const first = taken();
  expect(taken()).toBe(first);
  await writeFile(join(root, "src", "inner", "a.test.ts"), "not counted");
  expect(taken()).toBe(first);
  const seen = new Set([first]);
  const changes = [
    () => writeFile(join(root, "src", "inner", "a.ts"), "two"),
    () => writeFile(join(root, "src", "b.ts"), ""),
    () => rename(join(root, "src", "b.ts"), join(root, "src", "c.ts")),
    () => writeFile(join(root, "lock.json"), "{ }"),
  ];
  for (const change of changes) {
    await change();
    seen.add(taken());
  }
  expect(seen.size).toBe(5);
});

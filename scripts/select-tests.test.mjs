import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selectTests } from "./select-tests.mjs";

let root;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "seedbed-select-"));
  const files = {
    "server/src/features/bank/bank.test.ts": 'test("[S1.2.8-14] rows have a status", () => {});',
    "server/src/features/bank/bank.ts": "// a bank",
    "server/node_modules/bank/bank.test.ts": "bank",
    "web/src/bank-screen.test.tsx": 'test("[S1.2.8-14] a row shows its status", () => {});',
    "e2e/src/journey.spec.ts": 'test("a person sells a bank", () => {});',
    "scripts/tally.test.mjs": 'test("counts", () => {});',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

test("a part of a path means whole files, in every suite that has one", async () => {
  expect(await selectTests("Bank", root)).toEqual({
    server: { files: ["src/features/bank/bank.test.ts"] },
    web: { files: ["src/bank-screen.test.tsx"] },
  });
  expect(await selectTests("scripts/tally", root)).toEqual({ scripts: { files: ["tally.test.mjs"] } });
});

test("a part of a title, such as a requirement, means the tests that have it", async () => {
  expect(await selectTests("[S1.2.8-14]", root)).toEqual({
    server: { files: ["src/features/bank/bank.test.ts"], title: "[S1.2.8-14]" },
    web: { files: ["src/bank-screen.test.tsx"], title: "[S1.2.8-14]" },
  });
  expect(await selectTests("sells a", root)).toEqual({ e2e: { files: ["src/journey.spec.ts"], title: "sells a" } });
});

test("what nothing is called selects nothing", async () => {
  expect(await selectTests("unobtainium", root)).toEqual({});
});

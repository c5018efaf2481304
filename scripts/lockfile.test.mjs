import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.mjs";

test("the lockfile names every platform's packages, or npm ci refuses it on a fresh clone", async () => {
  const { packages } = JSON.parse(await readFile(join(repository, "package-lock.json"), "utf8"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("the lockfile names no registry", async () => {
  expect(await readFile(join(repository, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "https?:/);
});

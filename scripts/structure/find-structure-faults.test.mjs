import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findStructureFaults } from "./find-structure-faults.mjs";

/** The faults of a repository that consists of these files. */
async function faultsOf(contentsByPath) {
  const root = await mkdtemp(join(tmpdir(), "seedbed-structure-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(contentsByPath)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return findStructureFaults(root);
}

const importing = (specifier) => `import { thing } from "${specifier}";\n`;
const seeds = "server/src/features/incubation/seeds.ts";

test("a tree that keeps the rules has no faults", async () => {
  const faults = await faultsOf({
    "contract/src/concepts/schemas.ts": importing("zod"),
    "rules/src/status.ts": importing("@seedbed/contract/concepts/schemas"),
    "server/src/main.ts": importing("./features/report/routes.ts"),
    "server/src/platform/clock/clock.ts": importing("node:timers"),
    "server/src/features/report/routes.ts": importing("../concepts/exports/read-concept.ts"),
    "server/src/features/report/overview/section.ts": importing("../writing/digest.ts"),
    "server/src/features/concepts/exports/read-concept.ts": importing("../../../platform/clock/clock.ts"),
    "server/src/features/access/wire-report.ts": importing("../report/routes.ts"),
    "server/src/features/concepts/tables.ts": importing("../access/tables.ts"),
    "server/src/library/companies.ts": importing("@seedbed/contract/concepts/schemas"),
    "web/src/features/report/overview.tsx": importing("@seedbed/rules/status"),
    "web/src/routes/report.tsx": importing("../features/report/overview.tsx"),
    "web/src/main.tsx": importing("./features/report/overview.tsx"),
  });
  expect(faults).toEqual([]);
});

describe("arrows", () => {
  test.each([
    ["web/src/main.tsx", "../../server/src/config.ts", "web must not import server"],
    ["web/src/main.tsx", "@seedbed/server/test-support/caller", "web must not import server"],
    ["server/src/main.ts", "../../web/src/main.tsx", "server must not import web"],
    ["contract/src/a.ts", "@seedbed/rules/status", "contract must not import rules"],
    ["contract/src/a.ts", "node:fs", "the contract is zod alone"],
    ["rules/src/a.ts", "node:fs", "rules are pure functions"],
    ["server/src/platform/clock/clock.ts", "../../features/access/operations/a.ts", "the platform knows no feature"],
    [seeds, "../report/operations/start-report.ts", "incubation stands above report"],
    [seeds, "../access/store.ts", "only exports/ and tables.ts may be imported"],
    [seeds, "../access/operations/invite-person.ts", "only exports/ and tables.ts may be imported"],
    ["server/src/features/report/trends/section.ts", "../run/a.ts", "trends stands above run"],
    ["server/src/features/report/writing/section.ts", "../run/run-store.ts", "writing stands above run"],
    ["server/src/features/report/hall/a.ts", "../writing/b.ts", "the report has no room hall"],
    [seeds, "../../compose.ts", "nothing imports the composition"],
    [seeds, "../../../test-support/caller.ts", "only tests import"],
    [seeds, "#test-support/caller.ts", "only tests import"],
    ["web/src/main.tsx", "#testing/people.ts", "only tests import"],
    ["server/src/library/companies.ts", "../platform/clock/clock.ts", "the library is data"],
    ["server/src/library/companies.ts", "zod", "the library is data"],
    ["web/src/features/report/a.tsx", "../dashboard/b.tsx", "features of the web never import each other"],
    ["web/src/shell/drawer.tsx", "../features/report/a.tsx", "only routes and the entry compose features"],
    ["web/src/design/meter.tsx", "../transport/client.ts", "design/ knows neither data nor screens"],
    ["web/src/features/report/a.tsx", "../../routes/report.tsx", "nothing imports a route"],
  ])("%s must not import %s", async (path, specifier, reason) => {
    const faults = await faultsOf({ [path]: importing(specifier) });
    expect(faults).toEqual([expect.stringContaining(reason)]);
    expect(faults[0]).toMatch(new RegExp(`^${path} imports `));
  });

  test("sections of a report must not import each other", async () => {
    const [trends, overview] = ["trends", "overview"].map((room) => `server/src/features/report/${room}/section.ts`);
    const faults = await faultsOf({ [trends]: importing("../overview/section.ts"), [overview]: "" });
    expect(faults).toEqual([`${trends} imports ${overview}: sections of a report never import each other`]);
  });

  test.each([
    ["over several lines", 'import {\n  one,\n  two,\n} from "../report/store.ts";\n'],
    ["of types", 'import type { One } from "../report/store.ts";\n'],
    ["for its effect", 'import "../report/store.ts";\n'],
    ["at run time", 'const report = await import("../report/store.ts");\n'],
    ["as a re-export", 'export { one } from "../report/store.ts";\n'],
  ])("an import %s counts", async (_how, content) => {
    expect(await faultsOf({ [seeds]: content })).toHaveLength(1);
  });

  test("an import in a comment does not count", async () => {
    expect(
      await faultsOf({ [seeds]: `/*\n${importing("../report/store.ts")}*/\n// ${importing("../x/y.ts")}` }),
    ).toEqual([]);
  });

  test("journeys and measurements may start the server as its tests do", async () => {
    const content = importing("@seedbed/server/test-support/spawned-server");
    expect(await faultsOf({ "e2e/src/a.ts": content, "bench/src/a.ts": content })).toEqual([]);
  });

  test("a test may use test-support and other features", async () => {
    const content = importing("../../../test-support/caller.ts") + importing("../report/store.ts");
    expect(await faultsOf({ "server/src/features/incubation/seeds.test.ts": content })).toEqual([]);
  });
});

describe("cycles", () => {
  test("a circle is named with its way", async () => {
    const faults = await faultsOf({
      "rules/src/a.ts": importing("./b.ts"),
      "rules/src/b.ts": importing("./c.ts"),
      "rules/src/c.ts": importing("./a.ts"),
    });
    expect(faults).toEqual(["Import cycle: rules/src/a.ts -> rules/src/b.ts -> rules/src/c.ts -> rules/src/a.ts"]);
  });

  test("an import of types closes a circle too", async () => {
    const faults = await faultsOf({
      "rules/src/a.ts": importing("./b.ts"),
      "rules/src/b.ts": 'import type { A } from "./a.ts";\n',
    });
    expect(faults).toEqual(["Import cycle: rules/src/a.ts -> rules/src/b.ts -> rules/src/a.ts"]);
  });
});

describe("files", () => {
  const lines = (count) => "const one = 1;\n".repeat(count);

  test("300 lines are enough", async () => {
    const faults = await faultsOf({ "rules/src/fits.ts": lines(300), "rules/src/long.ts": lines(301) });
    expect(faults).toEqual(["rules/src/long.ts has 301 lines: more than 300"]);
  });

  test("forty entries fit a folder", async () => {
    const files = (count) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`web/src/folder/a${index}.css`, ""]));
    expect(await faultsOf(files(40))).toEqual([]);
    // Read by their number.
    const decisions = Array.from({ length: 41 }, (_, index) => [`docs/decisions/${index}.md`, ""]);
    expect(await faultsOf(Object.fromEntries(decisions))).toEqual([]);
    expect(await faultsOf(files(41))).toEqual(["web/src/folder holds 41 entries: more than 40"]);
  });

  test("generated files and the library's data may be longer", async () => {
    const faults = await faultsOf({
      "web/src/route-tree.gen.ts": lines(900),
      "server/src/library/companies.ts": lines(900),
    });
    expect(faults).toEqual([]);
  });

  test.each(["utils.ts", "helpers/dates.ts", "common/a.ts", "lib/a.ts", "misc.ts", "date-utils.ts", "seed-helper.ts"])(
    "the name %s is banned",
    async (name) => {
      expect(await faultsOf({ [`rules/src/${name}`]: "" })).toEqual([expect.stringContaining("says nothing")]);
    },
  );

  test("a feature says at its root, and there alone, what it is given", async () => {
    const faults = await faultsOf({
      "server/src/features/access/dependencies.ts": "",
      "server/src/features/access/identity/external/dependencies.ts": "",
      "server/src/features/report/dependencies.ts": "",
      "server/src/platform/mail/dependencies.ts": "",
    });
    expect(faults).toEqual([
      "server/src/features/access/identity/external/dependencies.ts: what a feature is given stands in server/src/features/access/dependencies.ts alone",
    ]);
  });

  test("a name that merely contains such a word is not", async () => {
    expect(await faultsOf({ "rules/src/common-prefix.ts": "", "rules/src/library.ts": "" })).toEqual([]);
  });
});

test("a product whose usual file grows is told, tests and a single long file are not", async () => {
  const files = (folder, count, lines) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${folder}/file-${index % 40}/at-${index}.ts`,
        "//\n".repeat(lines),
      ]),
    );
  expect(
    await faultsOf({ ...files("web/src", 90, 38), ...files("server/src", 12, 103), ...files("e2e/src", 200, 200) }),
  ).toEqual([]);
  expect(await faultsOf({ ...files("web/src", 49, 38), ...files("server/src", 51, 39) })).toEqual([
    "half of the product's files have at most 39 lines: it should be 38",
  ]);
  expect(await faultsOf({ ...files("web/src", 89, 38), ...files("server/src", 11, 104) })).toEqual([
    "nine in ten of the product's files have at most 104 lines: it should be 103",
  ]);
});

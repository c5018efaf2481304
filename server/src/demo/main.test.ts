import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoCompany } from "./demo-company.ts";
import { demoSeeds } from "./ideas/operations.ts";
import { demoIdeas } from "./plant-demo.ts";

/** What the command prints, what it complains of, and its exit code. */
const run = (...given: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, "main.ts"), ...given], (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output, errors }),
    ),
  );

test("the ideas of the demo company are listed with their stage, their report and whose they are", async () => {
  const { code, output } = await run("list");
  expect(code).toBe(0);
  const lines = output.split("\n").map((line) => line.trim().split(/ {2,}/));
  expect(lines[0]).toEqual([`${demoCompany.name} (${demoCompany.domain})`]);
  const [concepts, drafts] = ["Concepts", "Drafts"].map((heading) => lines.findIndex(([first]) => first === heading));
  expect(lines.slice((concepts ?? 0) + 1, drafts).filter(([first]) => first)).toHaveLength(demoIdeas.length);
  expect(lines.slice((drafts ?? 0) + 1).filter(([first]) => first)).toHaveLength(demoSeeds.length);
  expect(lines).toContainEqual(["Bread that forecasts itself", "New", "no report", "ada.moreau@northwindmills.com"]);
  expect(lines).toContainEqual([
    "Grain passports for pasta makers",
    "Prototyping",
    "complete report",
    "idris.vale@northwindmills.com",
  ]);
  expect(lines).toContainEqual(["A counter in supermarkets where people mill their own flour"]);
});

test("any other command says how to use it, and fails", async () => {
  for (const given of [[], ["plant"]])
    expect(await run(...given)).toEqual({ code: 1, output: "", errors: "Usage: npm run demo -- list\n" });
});

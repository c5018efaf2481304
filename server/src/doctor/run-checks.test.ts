import { expect, test } from "vitest";
import { StartupError } from "../platform/startup-error.ts";
import { ok } from "./finding.ts";
import { printedFindings } from "./print-findings.ts";
import { readArguments } from "./read-arguments.ts";
import { runChecks } from "./run-checks.ts";

test("what takes too long, is expected to fail or fails unexpectedly is a finding each", async () => {
  const defects: unknown[] = [];
  let putAway = false;
  const { findings, ended } = runChecks(
    [
      { part: "Fine", variable: "", run: async () => [ok("It answers.")] },
      {
        part: "Slow",
        variable: "SLOW_URL",
        patience: 20,
        run: async (signal) => {
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
          putAway = true;
          return [];
        },
      },
      { part: "Known", variable: "", run: () => Promise.reject(new StartupError("Set it otherwise.")) },
      { part: "Unknown", variable: "", run: () => Promise.reject(new TypeError("hunter2 is not a function")) },
    ],
    { patience: 60_000, onDefect: (error, part) => defects.push([part, error]) },
  );
  expect(await findings).toEqual([
    { part: "Fine", status: "ok", says: "It answers.", todo: null },
    {
      part: "Slow",
      status: "wrong",
      says: "There was no answer within 0.02 s.",
      todo: "Look at what SLOW_URL leads to.",
    },
    { part: "Known", status: "wrong", says: "Set it otherwise.", todo: null },
    { part: "Unknown", status: "wrong", says: "This could not be tried: it failed with TypeError.", todo: null },
  ]);
  expect(defects).toEqual([["Unknown", expect.any(TypeError)]]);
  await ended;
  expect(putAway).toBe(true);
});

test("what fails unexpectedly is told by its code or its name alone, whatever it says", async () => {
  const failures = [Object.assign(new Error("hunter2"), { code: "EPIPE" }), new RangeError("hunter2"), "hunter2"];
  const checks = failures.map((failure) => ({ part: "Part", variable: "", run: () => Promise.reject(failure) }));
  expect((await runChecks(checks, { patience: 60_000 }).findings).map(({ says }) => says)).toEqual([
    "This could not be tried: it failed with EPIPE.",
    "This could not be tried: it failed with RangeError.",
    "This could not be tried: it failed without saying why.",
  ]);
});

const fine = { part: "Mail", ...ok("mail:25 answers.") };
const bad = { part: "Database", status: "wrong" as const, says: "It is down.", todo: "Set DATABASE_URL." };

test("findings are a list whose last line is the sum of them", () => {
  expect(printedFindings([bad, bad, fine], { colours: false })).toBe(
    "\n  Database  ✗ It is down.\n              → Set DATABASE_URL.\n            ✗ It is down.\n              → Set DATABASE_URL.\n  Mail      ✓ mail:25 answers.\n\n2 things do not work.\n",
  );
  expect(printedFindings([bad], { colours: false })).toMatch(/\n1 thing does not work\.\n$/);
  expect(printedFindings([fine], { colours: true })).toBe(
    "\n  Mail  \u001b[32m✓\u001b[0m mail:25 answers.\n\nEverything that is set works.\n",
  );
  const noted = { ...fine, status: "note" as const };
  const painted = printedFindings([noted, bad], { colours: true });
  expect([painted.includes("\u001b[33m•\u001b[0m mail"), painted.includes("\u001b[31m✗\u001b[0m It is")]).toEqual([
    true,
    true,
  ]);
  expect(printedFindings([noted], { colours: false })).toBe(
    "\n  Mail  • mail:25 answers.\n\nEverything that is set works.\n",
  );
});

test("the doctor knows two arguments", () => {
  expect(readArguments([])).toEqual({ patience: 5_000 });
  expect(readArguments(["--mail", "ada@mill.example", "--seconds=20"])).toEqual({
    patience: 20_000,
    testMailTo: "ada@mill.example",
  });
  expect(readArguments(["--seconds", "0.5", "--mail=a=b@mill.example"])).toEqual({
    patience: 500,
    testMailTo: "a=b@mill.example",
  });
  for (const seconds of ["0", "-1", ""]) expect(() => readArguments(["--seconds", seconds])).toThrow("needs a number");
  expect(() => readArguments(["--mail", "Ada <ada@mill.example>"])).toThrow("--mail needs an address");
  expect(() => readArguments(["--mail"])).toThrow("--mail needs an address such as --mail ada@example.com.");
  expect(() => readArguments(["--seconds", "long"])).toThrow("--seconds needs a number such as --seconds 20.");
  expect(() => readArguments(["--help"])).toThrow(/^--help is not an argument of the doctor/);
});

import { afterEach, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { readPdf } from "#test-support/drafted-ideas/read-pdf.ts";
import { emptySnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import { eventually } from "#test-support/eventually.ts";
import { createTestLog } from "#test-support/test-log.ts";
import { presentSnapshot } from "../../features/report/snapshot/present-snapshot.ts";
import { createPrinter, type Printer } from "./create-printer.ts";

const document = presentSnapshot(emptySnapshot(refillDepots));
const limits = { deadline: 30_000, memory: 2_000, documents: 300, idle: 60_000 };
let printer: Printer;
afterEach(() => printer.close());

const start = (given: Partial<Parameters<typeof createPrinter>[0]> = {}) => {
  printer = createPrinter({ log: createTestLog(), limits, ...given });
  return printer;
};
const pagesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages;

test("two documents at once are both printed, by one process", async () => {
  const { print, processes } = start();
  const both = await Promise.all([print(document), print({ ...document, title: "The other" })]);
  expect(await Promise.all(both.map(pagesOf))).toEqual([4, 4]);
  expect((await readPdf(both[1])).info.Title).toContain("The other");
  expect(Object.keys(processes())).toEqual(["typst"]);
});

test("a process that is killed in the middle costs a plainer document, and the next one gets a new process", async () => {
  const { print, processes } = start();
  const printing = print(document);
  const pid = await eventually(async () => processes().typst);
  process.kill(pid, "SIGKILL");
  expect((await readPdf(await printing)).info.Producer).toMatch(/pdfkit/i);
  expect((await readPdf(await print(document))).info.Creator).toMatch(/typst/i);
  expect(processes().typst).not.toBe(pid);
});

test("without Typst documents are printed plainly", async () => {
  const { print } = start({ ways: ["plain"] });
  const pdf = await readPdf(await print(document));
  expect(pdf.info.Producer).toMatch(/pdfkit/i);
});

test("a process ends after so many documents", async () => {
  const { print, processes } = start({ limits: { ...limits, documents: 2 } });
  await print(document);
  const first = processes().typst;
  expect(first).toBeGreaterThan(0);
  await print(document);
  expect(processes().typst).toBeUndefined();
  await print(document);
  expect(processes().typst).not.toBe(first);
});

test.each([
  ["time", { ...limits, deadline: 1 }],
  ["memory", { ...limits, memory: 1 }],
])("a document that takes too much %s is refused, and no process is left", async (_what, narrow) => {
  const { print, processes } = start({ limits: narrow });
  await expect(print(document)).rejects.toMatchObject({ code: "unavailable" });
  expect(processes()).toEqual({});
});

test("what too many ask for at once is refused at once", async () => {
  const { print } = start();
  const asked = Array.from({ length: 31 }, () =>
    print(document).then(
      () => "printed",
      ({ code }) => code,
    ),
  );
  expect(await asked[30]).toBe("unavailable");
  expect(await Promise.all(asked.slice(0, 2))).toEqual(["printed", "printed"]);
});

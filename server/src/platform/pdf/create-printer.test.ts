import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { readPdf } from "#test-support/drafted-ideas/read-pdf.ts";
import { emptySnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import { eventually } from "#test-support/eventually.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { presentSnapshot } from "../../features/report/snapshot/present-snapshot.ts";
import { createPrinter, type Printer } from "./create-printer.ts";
import { printingWays } from "./print.ts";

const document = presentSnapshot(emptySnapshot(refillDepots));
const limits = { deadline: 30_000, memory: 2_000, memoryKept: 2_000, orders: 300, idle: 60_000 };
let printer: Printer | undefined;
afterEach(() => printer?.close());

const start = (given: Partial<Parameters<typeof createPrinter>[0]> = {}) => {
  const started = createPrinter({ log: createTestLog(), limits, ...given });
  printer = started;
  return started;
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pagesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages;

test("two documents at once are both printed, by one process", async () => {
  const { print, processes } = start();
  const both = await Promise.all([print(document), print({ ...document, title: "The other" })]);
  expect(await Promise.all(both.map(pagesOf))).toEqual([4, 4]);
  expect((await readPdf(both[1])).info.Title).toContain("The other");
  expect(Object.keys(processes())).toEqual(["typst"]);
});

test("ten in a row are ten documents, by one process", async () => {
  const { print, processes } = start();
  const titles = Array.from({ length: 10 }, (_, index) => `Report ${index}`);
  const pids = new Set<number | undefined>();
  for (const title of titles) {
    const pdf = await readPdf(await print({ ...document, title }));
    expect([pdf.info.Title, pdf.pages]).toEqual([`${title} · Opportunity Snapshot`, 4]);
    pids.add(processes().typst);
  }
  expect(pids.size).toBe(1);
});

test.each(printingWays)("a process that is killed in the middle costs nobody a document: %s", async (way) => {
  const { print, processes } = start({ ways: [way] });
  const printing = print(document);
  const pid = await eventually(async () => processes()[way]);
  process.kill(pid, "SIGKILL");
  expect(await pagesOf(await printing)).toBe(4);
  expect(processes()[way]).not.toBe(pid);
});

test("a process that is killed again costs a plainer document, and the next one gets a new process", async () => {
  const { print, processes } = start();
  const printing = print(document);
  const first = await eventually(async () => processes().typst);
  process.kill(first, "SIGKILL");
  process.kill(await eventually(async () => processes().typst !== first && processes().typst), "SIGKILL");
  expect((await readPdf(await printing)).info.Producer).toMatch(/pdfkit/i);
  expect((await readPdf(await print(document))).info.Creator).toMatch(/typst/i);
});

test("a server that shuts down while it prints answers so, and leaves no process", async () => {
  const { print, processes, close } = start();
  const asked = [print(document), print(document)].map((printed) => printed.catch(({ code }) => code));
  const pid = await eventually(async () => processes().typst);
  close();
  expect(await Promise.all(asked)).toEqual(["unavailable", "unavailable"]);
  expect(processes()).toEqual({});
  await eventually(async () => !isRunning(pid));
});

test("a server that is killed while it prints leaves no process, however long the document is", async () => {
  const server = spawn(process.execPath, [join(import.meta.dirname, "printing-server.fixture.ts")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(server.stdout, "data");
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  server.kill("SIGKILL");
  await eventually(async () => !isRunning(pid));
});

test("without Typst documents are printed plainly", async () => {
  const { print } = start({ ways: ["plain"] });
  const pdf = await readPdf(await print(document));
  expect(pdf.info.Producer).toMatch(/pdfkit/i);
});

test("a way that fails twice in a row is left alone for a minute, and one document that is too much for it costs nothing but a plainer one", async () => {
  let now = 0;
  const { print } = start({ now: () => now });
  // Typst knows languages of two or three letters.
  const odd = { ...document, language: "no-language" };
  const wayOf = async (given: typeof document) => {
    const { Producer = "", Creator = "" } = (await readPdf(await print(given))).info;
    return /pdfkit/i.test(Producer) ? "plain" : /typst/i.test(Creator) ? "typst" : "none";
  };
  expect([await wayOf(odd), await wayOf(document), await wayOf(odd)]).toEqual(["plain", "typst", "plain"]);
  expect([await wayOf(odd), await wayOf(document)]).toEqual(["plain", "plain"]);
  now = 59_999;
  expect(await wayOf(document)).toBe("plain");
  now = 60_000;
  expect(await wayOf(document)).toBe("typst");
});

test("a process ends after so many documents", async () => {
  const { print, processes } = start({ limits: { ...limits, orders: 2 } });
  await print(document);
  const first = processes().typst;
  expect(first).toBeGreaterThan(0);
  await print(document);
  expect(processes().typst).toBeUndefined();
  await print(document);
  expect(processes().typst).not.toBe(first);
});

test("a process that holds too much when it has printed is ended", async () => {
  const { print, processes } = start({ limits: { ...limits, memoryKept: 1 } });
  expect(await pagesOf(await print(document))).toBe(4);
  expect(processes()).toEqual({});
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

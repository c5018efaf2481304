import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { longPdf, pdfBomb } from "#test-support/research-pages/hostile-documents.ts";
import { plainPage } from "#test-support/research-pages/hostile-texts.ts";
import { never, refusal, startReader } from "./page-reader.fixture.ts";

let reader: ReturnType<typeof startReader>;
afterEach(() => reader.close());

const html = (words: string) => ({ content: Buffer.from(plainPage(words)), mediaType: "text/html", name: "page.html" });
const pdf = (content: Buffer) => ({ content, mediaType: "application/pdf", name: "report.pdf" });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("files are read by one process, which knows nothing of the server's environment", async () => {
  reader = startReader();
  const both = await Promise.all(["One", "Another"].map((words) => reader.readFile(html(words), never)));
  expect(both.map(({ text }) => text.split("\n")[0])).toEqual(["One", "Another"]);
  const environment = await readFile(`/proc/${reader.pid}/environ`, "utf8");
  expect(environment.replaceAll("\0", "\n")).not.toMatch(/^(?:PATH|HOME|DATABASE_URL)=/m);
});

test.each([
  ["time", { deadline: 1_500 }, "takes too long to read"],
  ["memory", { memory: 180 }, "takes too much memory to read"],
])("a PDF that takes too much %s is refused, and no process is left", async (_what, limits, sentence) => {
  reader = startReader();
  const bomb = pdf(pdfBomb(80));
  const narrow = startReader({ limits });
  const pid = eventually(async () => narrow.pid);
  expect(await refusal(narrow.readFile(bomb, never))).toEqual(["unreadable", sentence]);
  await eventually(async () => !isAlive(await pid));
  expect(narrow.pid).toBeUndefined();
  narrow.close();
});

test("where the system keeps no account of memory the process ends itself", async () => {
  reader = startReader({ limits: { memory: 200, watchedBy: "itself" } });
  expect((await reader.readFile(html("Small enough"), never)).text).toContain("Small enough");
  expect(await refusal(reader.readFile(pdf(pdfBomb(80)), never))).toEqual(["unreadable", "it could not be read"]);
  expect((await reader.readFile(html("And on it goes"), never)).text).toContain("And on it goes");
});

test("a process that is killed in the middle costs one file, and the next one gets a new process", async () => {
  reader = startReader();
  await reader.readFile(html("Before"), never);
  const pid = await eventually(async () => reader.pid);
  const reading = refusal(reader.readFile(pdf(await longPdf(150)), never));
  process.kill(pid, "SIGKILL");
  expect(await reading).toEqual(["unreadable", "it could not be read"]);
  expect((await reader.readFile(html("After"), never)).text).toContain("After");
  expect(reader.pid).not.toBe(pid);
});

test("a process ends after so many files, and when there are none for a while", async () => {
  reader = startReader({ limits: { files: 2 } });
  await reader.readFile(html("One"), never);
  const first = reader.pid;
  await reader.readFile(html("Two"), never);
  expect(reader.pid).toBeUndefined();
  await reader.readFile(html("Three"), never);
  expect(reader.pid).not.toBe(first);
  reader.close();
  reader = startReader({ limits: { idle: 20 } });
  await reader.readFile(html("Alone"), never);
  await eventually(async () => reader.pid === undefined);
});

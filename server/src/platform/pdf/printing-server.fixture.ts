import { createLog } from "../log.ts";
import { createPrinter } from "./create-printer.ts";
import type { PrintedDocument } from "./printed-document.ts";

// A server whose only document takes minutes. It tells the process that prints it.
const chapter = {
  title: "Chapter",
  labels: [],
  blocks: Array.from({ length: 40 }, (_, index) => ({ kind: "text" as const, text: `Paragraph ${index}` })),
};
const endless: PrintedDocument = {
  title: "Without an end",
  kind: "Document",
  author: "Nobody",
  description: "",
  language: "en",
  madeAt: "2026-03-04T00:00:00.000Z",
  details: [],
  foot: [],
  whole: "Shortened.",
  chapters: Array.from({ length: 8_000 }, () => chapter),
};

const limits = { deadline: 600_000, memory: 100_000, memoryKept: 100_000, orders: 300, idle: 600_000 };
const printer = createPrinter({ log: createLog("silent"), limits, ways: ["typst"] });
printer.print({ ...endless, chapters: [] }).then(() => {
  void printer.print(endless);
  setImmediate(() => process.stdout.write(`${printer.processes().typst}\n`));
});

import { presentReport } from "@seedbed/server/src/features/report/snapshot/documents/present-report";
import { createLog } from "@seedbed/server/src/platform/log";
import { writeMarkdown } from "@seedbed/server/src/platform/markdown/write-markdown";
import { createPrinter } from "@seedbed/server/src/platform/pdf/create-printer";
import type { PrintingWay } from "@seedbed/server/src/platform/pdf/print";
import type { PrintedDocument } from "@seedbed/server/src/platform/pdf/printed-document";
import { fortySnapshots } from "@seedbed/server/test-support/drafted-ideas/forty-snapshots";
import { withTexts } from "@seedbed/server/test-support/drafted-ideas/snapshot-inputs";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";
import { startWatch } from "./snapshot.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const times = 9;

/** Milliseconds from a whole report of usual length to its document, and the longest that the thread of whoever asks worked or stood still meanwhile. */
export async function measureExports(): Promise<Measurement[]> {
  const [usual] = await fortySnapshots();
  if (!usual) throw new Error("no report");
  // Every text of each is a little different: what is kept from the one before is of no use.
  const inputs = Array.from({ length: times }, (_, index) =>
    withTexts(usual.input, (text) =>
      text.replaceAll(/\b\w/g, (letter) => letters[(letter.charCodeAt(0) + index) % 26] ?? ""),
    ),
  );
  const measurements: Measurement[] = [];
  for (const way of ["typst", "plain", "docx", "pptx"] as const) {
    const printer = createPrinter({ log: createLog("warn"), ways: [way] });
    try {
      measurements.push(...(await measureOne(way, inputs, (document) => printer.print(document))));
    } finally {
      printer.close();
    }
  }
  measurements.push(...(await measureOne("Markdown", inputs, async (document) => writeMarkdown(document))));
  return measurements;
}

async function measureOne(
  way: PrintingWay | "Markdown",
  inputs: readonly Parameters<typeof presentReport>[0][],
  make: (document: PrintedDocument) => Promise<unknown>,
): Promise<Measurement[]> {
  const timed = async (input: Parameters<typeof presentReport>[0]) => {
    const begin = performance.now();
    await make(presentReport(input));
    return performance.now() - begin;
  };
  const [first] = inputs;
  if (first) await timed(first);
  const stalls = startWatch();
  const all: number[] = [];
  for (const input of inputs.slice(1)) all.push(await timed(input));
  const { longest, longestWork } = stalls();
  return [
    { name: `whole report, ${way}, the median`, value: median(all), unit: "ms", limit: 1_000 },
    { name: `longest work of the thread that asks, ${way}`, value: longestWork, unit: "ms", limit: 50 },
    {
      name: `longest stall of its event loop, ${way}`,
      value: longest,
      unit: "ms",
      note: "limit 50 on a machine at rest",
    },
  ];
}

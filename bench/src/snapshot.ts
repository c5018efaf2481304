import { monitorEventLoopDelay } from "node:perf_hooks";
import { presentSnapshot } from "@seedbed/server/src/features/report/snapshot/present-snapshot";
import { createLog } from "@seedbed/server/src/platform/log";
import { createPrinter } from "@seedbed/server/src/platform/pdf/create-printer";
import { type PrintingWay, printingWays } from "@seedbed/server/src/platform/pdf/print";
import { refillDepots } from "@seedbed/server/test-support/concept-briefs";
import { draftedSnapshot } from "@seedbed/server/test-support/drafted-ideas/snapshot-inputs";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const times = 21;
const resolution = 5;

/** Milliseconds from a report's contents to its PDF, and the longest that the event loop of the process that asks stood still meanwhile. */
export async function measureSnapshots(): Promise<Measurement[]> {
  const input = await draftedSnapshot(refillDepots);
  const measurements: Measurement[] = [];
  for (const way of printingWays) measurements.push(...(await measureWay(way, input)));
  return measurements;
}

async function measureWay(
  way: PrintingWay,
  input: Awaited<ReturnType<typeof draftedSnapshot>>,
): Promise<Measurement[]> {
  const printer = createPrinter({ log: createLog("warn"), ways: [way] });
  const timed = async (index: number) => {
    // Each a little different: nothing may be kept from the one before.
    const changed = { ...input, concept: { ...input.concept, title: `${input.concept.title} ${index}` } };
    const begin = performance.now();
    await printer.print(presentSnapshot(changed));
    return performance.now() - begin;
  };
  try {
    const stalls = monitorEventLoopDelay({ resolution });
    stalls.enable();
    const first = await timed(0);
    const others: number[] = [];
    for (let index = 1; index <= times; index++) others.push(await timed(index));
    stalls.disable();
    return [
      { name: `snapshot by ${way}, first`, value: first, unit: "ms", note: "starts its process" },
      { name: `snapshot by ${way}`, value: median(others), unit: "ms", limit: 300 },
      { name: `longest stall of the event loop, ${way}`, value: stalls.max / 1e6 - resolution, unit: "ms", limit: 50 },
    ];
  } finally {
    printer.close();
  }
}

import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { presentSnapshot } from "@seedbed/server/src/features/report/snapshot/present-snapshot";
import { createLog } from "@seedbed/server/src/platform/log";
import { createPrinter } from "@seedbed/server/src/platform/pdf/create-printer";
import { type PrintingWay, printingWays } from "@seedbed/server/src/platform/pdf/print";
import { fortySnapshots } from "@seedbed/server/test-support/drafted-ideas/forty-snapshots";
import { withTexts } from "@seedbed/server/test-support/drafted-ideas/snapshot-inputs";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

type Reports = Awaited<ReturnType<typeof fortySnapshots>>;

const resolution = 5;
const letters = "abcdefghijklmnopqrstuvwxyz";
const ticksPerSecond = 100;
/** Times that a report of usual length is printed. */
const times = 21;

/**
 * Milliseconds from a report's contents to its PDF, and the longest that the event loop of the process that asks stood still meanwhile, beside what it
 * works for one and what it stands still on this machine when nothing is printed.
 */
export async function measureSnapshots(): Promise<Measurement[]> {
  const reports = await fortySnapshots();
  // What drafting the reports left behind is not cleared away while a snapshot is printed.
  setFlagsFromString("--expose-gc");
  const clear = runInNewContext("gc") as () => void;
  clear();
  // Its pages go back to the system a moment later, which stands in the way of the thread, too.
  await pause(1_000);
  clear();
  const measurements: Measurement[] = [];
  for (const way of printingWays) measurements.push(...(await measureWay(way, reports)));
  return measurements;
}

async function measureWay(way: PrintingWay, reports: Reports): Promise<Measurement[]> {
  const printer = createPrinter({ log: createLog("warn"), ways: [way] });
  const [usual] = reports;
  if (!usual) throw new Error("no report");
  // Every text of each is a little different: what is kept from the one before is of no use.
  const usualOnes = Array.from({ length: times }, (_, index) =>
    withTexts(usual.input, (text) =>
      text.replaceAll(/\b\w/g, (letter) => letters[(letter.charCodeAt(0) + index) % 26] ?? ""),
    ),
  );
  const printed = 1 + usualOnes.length + reports.length;
  const timed = async (input: Reports[number]["input"]) => {
    const begin = performance.now();
    await printer.print(presentSnapshot(input));
    return performance.now() - begin;
  };
  try {
    const stalls = startWatch();
    const first = await timed(usual.input);
    const usuals: number[] = [];
    for (const input of usualOnes) usuals.push(await timed(input));
    const all: { name: string; ms: number }[] = [];
    for (const report of reports) all.push({ name: report.name, ms: await timed(report.input) });
    const pid = printer.processes()[way];
    const ownWork = pid === undefined ? undefined : workOfProcess(pid);
    const { longest, worked, longestWork, passed } = stalls();
    const nothing = startWatch();
    await pause(passed);
    const slowest = all.reduce((a, b) => (b.ms > a.ms ? b : a));
    return [
      { name: `snapshot by ${way}, first`, value: first, unit: "ms", note: "starts its process" },
      { name: `snapshot by ${way}`, value: median(usuals), unit: "ms", limit: 300 },
      { name: `forty reports by ${way}, the median`, value: median(all.map(({ ms }) => ms)), unit: "ms", limit: 300 },
      { name: `forty reports by ${way}, the slowest`, value: slowest.ms, unit: "ms", note: slowest.name },
      ...(ownWork === undefined
        ? []
        : [
            {
              name: `processor time of one, ${way}`,
              value: ownWork / printed,
              unit: "ms" as const,
              note: "on average",
            },
          ]),
      { name: `the same of the server's thread, ${way}`, value: worked / printed, unit: "ms" },
      { name: `its longest work without a pause, ${way}`, value: longestWork, unit: "ms", limit: 50 },
      { name: `longest stall of the event loop, ${way}`, value: longest, unit: "ms", limit: 50 },
      { name: "the same while nothing is printed", value: nothing().longest, unit: "ms", note: "the machine's own" },
    ];
  } finally {
    printer.close();
  }
}

/** Watches the event loop and the thread of this process until it is asked what came of it. */
export function startWatch() {
  const stalls = monitorEventLoopDelay({ resolution });
  const begin = performance.now();
  const before = process.threadCpuUsage();
  let last = before;
  let longestWork = 0;
  // What the thread worked from one round of its loop to the next: a busy machine makes it wait, and not work, longer.
  const rounds = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longestWork = Math.max(longestWork, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, resolution);
  stalls.enable();
  return () => {
    stalls.disable();
    clearInterval(rounds);
    const { user, system } = process.threadCpuUsage(before);
    return {
      longestWork,
      longest: Math.max(0, stalls.max / 1e6 - resolution),
      worked: (user + system) / 1000,
      passed: performance.now() - begin,
    };
  };
}

/** Milliseconds of the processor that a process has had, where the system tells (Linux). */
function workOfProcess(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return ticks * (1000 / ticksPerSecond);
  } catch {
    return undefined;
  }
}

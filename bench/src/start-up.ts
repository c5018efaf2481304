import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";
import { processorTime } from "./processor-time.ts";

const times = 7;
const run = promisify(execFile);

interface Start {
  milliseconds: number;
  /** Processor time of the server's process, without PostgreSQL. */
  worked: number;
}

/**
 * From starting the process until it is ready: on a new data folder, and again on the same one. A busy machine lengthens the milliseconds; the processor's
 * time over that of a Node which runs nothing bears one.
 */
export async function measureStartUp(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  // Builds the server when its sources changed.
  await start(dataDir).then(({ server }) => server.stop());
  await rm(dataDir, { recursive: true, force: true });
  try {
    const first = await startAndStop(dataDir);
    const again: Start[] = [];
    const nothing: number[] = [];
    for (let time = 0; time < times; time++) {
      again.push(await startAndStop(dataDir));
      nothing.push(await bareNode());
    }
    const worked = median(again.map((each) => each.worked));
    return [
      { name: "first start, empty", value: first.milliseconds, unit: "ms" },
      { name: "second start", value: median(again.map((each) => each.milliseconds)), unit: "ms", limit: 1_500 },
      { name: "second start: processor time", value: worked, unit: "ms" },
      { name: "second start over a Node that runs nothing", value: worked / median(nothing), unit: "ratio", limit: 45 },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string) {
  const begin = performance.now();
  const server = await spawnServer({ dataDir });
  return { server, milliseconds: performance.now() - begin };
}

async function startAndStop(dataDir: string): Promise<Start> {
  const { server, milliseconds } = await start(dataDir);
  const worked = await processorTime(server.pid);
  await server.stop();
  return { milliseconds, worked };
}

/** Milliseconds that the processor works until a Node runs. */
async function bareNode(): Promise<number> {
  const tell = "const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)";
  const { stdout } = await run(process.execPath, ["--eval", tell]);
  return Number(stdout);
}

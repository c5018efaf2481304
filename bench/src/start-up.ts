import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import type { Measurement } from "./measurement.ts";

/** Milliseconds from starting the process until it is ready: on a new data folder, and again on the same one. */
export async function measureStartUp(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const timed = async () => {
    const begin = performance.now();
    const server = await spawnServer({ dataDir });
    const milliseconds = performance.now() - begin;
    await server.stop();
    return milliseconds;
  };
  try {
    return [
      { name: "first start, empty", value: await timed(), unit: "ms" },
      { name: "second start", value: await timed(), unit: "ms", limit: 5_000 },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

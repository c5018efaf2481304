import { setTimeout as pause } from "node:timers/promises";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { latencyMs } from "./model-latency.ts";
import type { NeighbourServer } from "./neighbour-server.ts";

const rounds = 3;
const settledMs = 5_000;

/** By how many calls of the model a company's report comes later when a hundred reports of another one wait; written in turn, with them and without. */
export async function measureFirstReport(server: NeighbourServer): Promise<Measurement> {
  const [first, ...concepts] = server.concepts;
  // What a first report compiles and opens is not counted.
  await server.writeReport(first ?? "");
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await server.writeReport(concepts[2 * round] ?? ""));
    await server.crowd.begin("waiting", await server.loading());
    // They wait when the burst of their orders is over.
    await pause(settledMs);
    beside.push(await server.writeReport(concepts[2 * round + 1] ?? ""));
    await server.crowd.end();
    process.stderr.write(`first report ${Math.round(alone.at(-1) ?? 0)} ${Math.round(beside.at(-1) ?? 0)}\n`);
  }
  const [calm, busy] = [median(alone), median(beside)];
  return {
    name: "a report beside a hundred of another company, later by",
    value: (busy - calm) / latencyMs,
    unit: "calls",
    limit: 1,
    note: `${Math.round(calm)} to ${Math.round(busy)} ms, calls of ${latencyMs} ms`,
  };
}

import { setTimeout as pause } from "node:timers/promises";
import { endCalls, timedCall } from "../bank/timed-call.ts";
import type { Measurement } from "../measurement.ts";
import type { Load } from "./crowd.ts";
import { measureFirstReport } from "./measure-first-report.ts";
import { type NeighbourServer, startNeighbourServer } from "./neighbour-server.ts";

const loads: readonly Load[] = ["similar", "exports", "searches", "reports", "events"];
const isWanted = (load: Load) => (process.env.LOADS ?? load).includes(load);
const rounds = Number(process.env.ROUNDS ?? 4);
const callsOfPhase = 150;
/** Milliseconds from one call to the next: a person may make 1,200 a minute. */
const pace = 55;
/** A token lasts for minutes. */
const callsOfToken = 30;
const limit = 2;

/**
 * What a company's calls take while another one loads the server, as a multiple of what they take while it does not: the 99th of a hundred, of
 * phases in turn.
 */
export async function measureNeighbours(): Promise<Measurement[]> {
  const server = await startNeighbourServer();
  try {
    for (let round = 0; round < 3; round += 1) await callOther(server);
    const measurements: Measurement[] = [];
    for (const load of loads.filter(isWanted)) measurements.push(await measureLoad(server, load));
    if (isWanted("waiting")) measurements.push(await measureFirstReport(server));
    return measurements;
  } finally {
    await endCalls();
    await server.stop();
  }
}

async function measureLoad(server: NeighbourServer, load: Load): Promise<Measurement> {
  const quiet: number[] = [];
  const loaded: number[] = [];
  let done = 0;
  const underLoad = async () => {
    await server.crowd.begin(load, await server.loading());
    const took = await callOther(server);
    done += await server.crowd.end();
    return took;
  };
  // What the first of a kind compiles and opens is not counted, as little as that of the calls without any load.
  await underLoad();
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await callOther(server)));
    loaded.push(...(await underLoad()));
    process.stderr.write(
      `${load} ${Math.round(percentile(quiet, 0.99))} ${Math.round(percentile(loaded, 0.99))} ${done}\n`,
    );
  }
  const [calm, busy] = [percentile(quiet, 0.99), percentile(loaded, 0.99)];
  const figures = [percentile(quiet, 0.5), percentile(loaded, 0.5), calm, busy].map((value) => value.toFixed(1));
  const note = `p50 ${figures[0]} to ${figures[1]} ms, p99 ${figures[2]} to ${figures[3]} ms, ${done} done`;
  return { name: `others' p99 under ${load} / quiet`, value: busy / calm, unit: "ratio", limit, note };
}

/** Milliseconds of each call, one after the other, as a person makes them who walks through pages. */
async function callOther({ url, concepts, otherToken }: NeighbourServer): Promise<number[]> {
  let token = "";
  const paths = ["v1/concept/", "v1/dashboard", "v1/user/"];
  const took: number[] = [];
  for (let call = 0; call < callsOfPhase; call += 1) {
    const path = call % 4 === 3 ? `v1/concept/${concepts[call % concepts.length]}/` : paths[call % 4];
    if (call % callsOfToken === 0) token = await otherToken();
    const begin = performance.now();
    took.push(await timedCall(`${url}/api/${path}`, token));
    await pause(Math.max(0, pace - (performance.now() - begin)));
  }
  return took;
}

function percentile(figures: readonly number[], share: number): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;
}

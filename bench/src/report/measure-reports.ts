import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sections } from "@seedbed/server/src/features/report/sections";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { tokensWithLongAnswers } from "./long-prompts.ts";
import { promptFigures } from "./prompt-figures.ts";
import { type ReportServer, startReportServer } from "./report-server.ts";

const atOnce = 40;

const pathTo = (section: ReportSection): number =>
  sections[section].callsInARow + Math.max(0, ...sections[section].needs.map((need) => pathTo(need)));

/** The longest chain of calls in a report. */
const callsInARow = Math.max(...reportSections.map(pathTo));

/** What a report takes and costs beside the calls of its model, one after the other and forty at once. */
export async function measureReports(): Promise<Measurement[]> {
  return [
    ...(await measureOneByOne({ latencyMs: 500, rounds: 5, limit: 1.12, cpuLimit: { limit: 20 } })),
    ...(await measureOneByOne({ latencyMs: 5_000, rounds: 2, limit: 1.05 })),
    await measureStatements(),
    ...(await measurePrompts()),
    await measureManyAtOnce(),
  ];
}

async function withServer<Result>(
  options: Parameters<typeof startReportServer>[0],
  work: (server: ReportServer) => Promise<Result>,
): Promise<Result> {
  const server = await startReportServer(options);
  try {
    // The first report warms connections and compiled code up.
    await server.writeReports([await server.bankConcept()]);
    return await work(server);
  } finally {
    await server.stop();
  }
}

interface OneByOne {
  latencyMs: number;
  rounds: number;
  limit: number;
  cpuLimit?: { limit: number };
}

/** Wall time of a report, from the order to the last section, over its critical path of model calls, and the server's processor time a call. */
const measureOneByOne = ({ latencyMs, rounds, limit, cpuLimit }: OneByOne) =>
  withServer({ latencyMs, concurrency: 32 }, async (server): Promise<Measurement[]> => {
    const times: number[] = [];
    const before = { calls: server.calls(), cpu: await server.cpuMs() };
    for (let round = 0; round < rounds; round += 1) {
      const conceptId = await server.bankConcept();
      times.push(...(await server.writeReports([conceptId])));
    }
    const calls = server.calls() - before.calls;
    const [time, criticalPath] = [median(times), callsInARow * latencyMs];
    const cpu = ((await server.cpuMs()) - before.cpu) / calls;
    const note = `${Math.round(time)} ms over ${criticalPath} ms, ${rounds} reports of ${calls / rounds} calls`;
    return [
      {
        name: `report wall time / critical path, ${latencyMs} ms`,
        value: time / criticalPath,
        unit: "ratio",
        limit,
        note,
      },
      // Longer calls hold what the server does besides, whether anybody asks it anything or not.
      { name: `processor time of the server a call, ${latencyMs} ms`, value: cpu, unit: "ms", ...cpuLimit },
    ];
  });

const measureStatements = () =>
  withServer({ latencyMs: 100, concurrency: 32, countsStatements: true }, async (server): Promise<Measurement> => {
    const conceptId = await server.bankConcept();
    const before = { calls: server.calls(), statements: server.statements() };
    await server.writeUnwatched(conceptId);
    const calls = server.calls() - before.calls;
    const sent = server.statements() - before.statements;
    return {
      name: "statements a call of the model",
      value: sent / calls,
      unit: "statements",
      limit: 12,
      note: `${sent} of one report`,
    };
  });

/** What a report asks its model: the share is the other side of "at least 65 % stand in a beginning that an earlier call had, too". */
const measurePrompts = () =>
  withServer({ latencyMs: 100, concurrency: 32 }, async (server): Promise<Measurement[]> => {
    const conceptId = await server.bankConcept();
    const before = server.calls();
    await server.writeReports([conceptId]);
    const { calls, tokens, newShare } = promptFigures(server.asked().slice(before));
    return [
      { name: "calls of the model a report", value: calls, unit: "calls", limit: 28 },
      { name: "prompt tokens a report", value: tokens, unit: "tokens", limit: 55_000, note: "with schemas" },
      {
        name: "prompt tokens a report, long answers",
        value: tokensWithLongAnswers(),
        unit: "tokens",
        limit: 55_000,
        note: "recorded answers",
      },
      { name: "prompt that no earlier call begins with", value: newShare, unit: "ratio", limit: 0.35 },
    ];
  });

/** Oldest first: half of many reports are complete when little more than half of the time has passed. */
const measureManyAtOnce = () =>
  withServer({ latencyMs: 500 }, async (server): Promise<Measurement> => {
    const conceptIds: string[] = [];
    while (conceptIds.length < atOnce) conceptIds.push(await server.bankConcept());
    const times = await server.writeReports(conceptIds);
    const [half, last] = [median(times), Math.max(...times)];
    return {
      name: `${atOnce} reports at once, median / last`,
      value: half / last,
      unit: "ratio",
      limit: 0.6,
      note: `${Math.round(half)} ms of ${Math.round(last)} ms, first ${Math.round(Math.min(...times))} ms`,
    };
  });

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sections } from "@seedbed/server/src/features/report/sections";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { plantAnsweredSeed, saveFirstConcept } from "@seedbed/server/test-support/planted-seed";
import type { BenchServer } from "./bench-server.ts";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const latencyMs = 500;

const pathTo = (section: ReportSection): number =>
  sections[section].callsInARow + Math.max(0, ...sections[section].needs.map((need) => pathTo(need)));

/** Wall time of a report, from the order to the last section, over its critical path of model calls: the longest chain of 500 ms calls. */
export async function measureReport(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  const model = await startModelServer({ latencyMs });
  const server = await start({
    AI_MODEL: "openai-compatible/scripted",
    AI_BASE_URL: model.url,
    AI_API_KEY: "scripted",
    AI_CONCURRENCY: "32",
    AI_ACCOUNT_CONCURRENCY: "32",
  });
  const criticalPath = Math.max(...reportSections.map(pathTo)) * latencyMs;
  const times: number[] = [];
  try {
    const person = await server.signUp();
    const seedId = await plantAnsweredSeed(person);
    for (let round = 0; round < 4; round += 1) {
      const conceptId = await saveFirstConcept(person, round === 0 ? seedId : await plantAnsweredSeed(person));
      const finished = server.watch(
        person,
        (event) => event.data?.eventType === "completed" || event.data?.eventType === "error",
      );
      await finished.opened;
      const begin = performance.now();
      await person.call("POST v1/concept/{id}/generate", { params: { id: conceptId } });
      const event = await finished.event;
      if (event.data?.eventType === "error") throw new Error(`the report failed: ${JSON.stringify(event.data)}`);
      // The first report warms connections and compiled code up.
      if (round > 0) times.push(performance.now() - begin);
    }
  } finally {
    await server.stop();
    await model.close();
  }
  const time = median(times);
  return [
    {
      name: "report wall time / critical path",
      value: time / criticalPath,
      unit: "ratio",
      limit: 1.15,
      note: `${Math.round(time)} ms over ${criticalPath} ms, ${model.calls.length} calls of ${latencyMs} ms in all runs`,
    },
  ];
}

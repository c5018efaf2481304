import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { whatMatters } from "@seedbed/rules/projections/sensitivity/what-matters";
import { type SimulationSettings, simulate } from "@seedbed/rules/projections/simulate";
import type { ToPage, ToWorker } from "./worker-words.ts";

/** For so long, in milliseconds, it calculates before it listens again. */
const slice = 12;

const tell = (message: ToPage) => postMessage(message);
const listen = () => new Promise((resume) => setTimeout(resume));

/** The order that is worked at; another one, or none, ends the work at the last one. */
let current = 0;

/** Runs to the end unless called off, telling how far it is as a part of the whole. */
async function run<Result>(steps: Generator<number, Result>, order: number, tellShare: (share: number) => void) {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    tellShare(step.value);
    await listen();
    if (order !== current) return null;
    since = performance.now();
  }
}

async function project(order: number, plan: ProjectionPlan, settings: SimulationSettings) {
  const share = (of: number) => tell({ order, kind: "progress", share: of });
  const simulation = await run(simulate(plan, settings), order, (done) => share(done / 2));
  if (!simulation) return;
  tell({ order, kind: "simulation", simulation });
  const matters = await run(whatMatters(plan, settings), order, (done) => share(0.5 + done / 2));
  if (matters) tell({ order, kind: "matters", matters });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  current = data.order;
  if (data.plan && data.settings) void project(data.order, data.plan, data.settings);
});

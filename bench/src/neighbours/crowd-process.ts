import { constants, setPriority } from "node:os";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import type { CrowdAnswer, CrowdOrder } from "./crowd.ts";
import { loads } from "./loads.ts";
import { latencyMs } from "./model-latency.ts";

/*
 * The people of the crowd and the model: elsewhere than the server in real life, so they leave the processor to it here.
 */
setPriority(constants.priority.PRIORITY_LOW);
const tell = (answer: CrowdAnswer) => process.send?.(answer);
const model = await startModelServer({ latencyMs });
let ending = new AbortController();
let running: Promise<number> = Promise.resolve(0);

process.on("message", async (order: CrowdOrder) => {
  const { id } = order;
  try {
    if ("begin" in order) {
      ending = new AbortController();
      const begun = Promise.withResolvers<void>();
      running = loads[order.begin](order.crowd, begun.resolve, ending.signal);
      await Promise.race([begun.promise, running]);
      tell({ id, done: 0 });
    } else {
      ending.abort();
      tell({ id, done: await running });
    }
  } catch (error) {
    tell({ id, done: 0, failure: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
tell({ modelUrl: model.url });

import type { Logger } from "pino";
import { everyHour } from "../../platform/schedule/every-hour.ts";
import { bulkConceptHandlers } from "./bulk-routes.ts";
import type { ConceptDependencies } from "./dependencies.ts";
import { conceptHandlers } from "./routes.ts";
import { createBackgroundComparing } from "./similar/compare-in-background.ts";
import { similarIdeaHandlers } from "./similar/routes.ts";

/** The concept bank. */
export function createConcepts({ log, ...dependencies }: ConceptDependencies & { log: Logger }) {
  const comparing = createBackgroundComparing({ database: dependencies.database, log });
  let stop = () => {};
  return {
    handlers: {
      ...conceptHandlers(dependencies),
      ...bulkConceptHandlers(dependencies),
      ...similarIdeaHandlers({ ...dependencies, comparing }),
    },
    /** Begins to compare what waits for it, now and every hour. */
    launch() {
      comparing.begin();
      stop = everyHour(log, "compare ideas", async () => comparing.begin());
    },
    async close() {
      stop();
      await comparing.close();
    },
  };
}

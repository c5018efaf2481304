import { bulkConceptHandlers } from "./bulk-routes.ts";
import type { ConceptDependencies } from "./dependencies.ts";
import { conceptHandlers } from "./routes.ts";
import { similarIdeaHandlers } from "./similar/routes.ts";

/** The concept bank. */
export function createConcepts(dependencies: ConceptDependencies) {
  return {
    handlers: conceptHandlers(dependencies),
    bulkHandlers: bulkConceptHandlers(dependencies),
    similarIdeaHandlers: similarIdeaHandlers(dependencies),
  };
}

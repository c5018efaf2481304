import type { bulkConceptRoutes } from "@seedbed/contract/concepts/bulk";
import type { Handlers } from "../../platform/http/handler.ts";
import type { ConceptDependencies } from "./dependencies.ts";
import { archiveConcepts } from "./operations/archive-concepts.ts";
import { exportConcepts } from "./operations/export-concepts.ts";

export function bulkConceptHandlers(dependencies: ConceptDependencies): Handlers<typeof bulkConceptRoutes> {
  return {
    "POST v1/concept/archive": ({ actor, body }) => archiveConcepts(dependencies, actor, body.uuids),
    "POST v1/concept/export": ({ actor, body }) => exportConcepts(dependencies, actor, body),
  };
}

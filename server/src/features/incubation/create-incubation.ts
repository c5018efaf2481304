import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { IncubationDependencies } from "./dependencies.ts";
import { resumeLostGenerations } from "./operations/resume-lost-generations.ts";
import { createLatestRequests } from "./operations/suggestions/latest-requests.ts";
import { suggestAnswers } from "./operations/suggestions/suggest-answers.ts";
import { incubationHandlers } from "./routes.ts";
import { defineGenerateConcepts } from "./workflows/generate-concepts.workflow.ts";

/** Seeds: from the first answer to concepts in the bank. Create it before the workflows launch. */
export function createIncubation(dependencies: IncubationDependencies) {
  const generation = defineGenerateConcepts(dependencies);
  const suggesting = { ...dependencies, latest: createLatestRequests() };
  return {
    handlers: incubationHandlers(dependencies, generation),
    /** Takes requests for suggestions from browsers; call it once. */
    registerRealtime(hub: Pick<RealtimeHub, "onRequest">): void {
      hub.onRequest("incubation.ai.suggestions.request", (member, request) =>
        suggestAnswers(suggesting, member, request),
      );
    },
    resumeLostGenerations: () => resumeLostGenerations(dependencies, generation),
  };
}

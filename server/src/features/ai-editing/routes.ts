import type { aiEditingRoutes } from "@seedbed/contract/ai-editing/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import type { EditingDependencies, EditingWork } from "./dependencies.ts";
import { clearConversation } from "./operations/clear-conversation.ts";
import { makeChanges } from "./operations/make-changes.ts";
import { readEditing } from "./operations/read-editing.ts";

export function aiEditingHandlers(dependencies: EditingDependencies & EditingWork): Handlers<typeof aiEditingRoutes> {
  return {
    "POST v2/concept/ai/report/edit": ({ actor, body }) =>
      makeChanges(dependencies, actor, { conceptId: body.concept_uuid, sessionId: body.session_id, ...body.edit }),
    "GET v2/concept/{id}/ai-editing": ({ actor, params }) => readEditing(dependencies, actor, params.id),
    "DELETE v2/concept/{id}/ai-editing": ({ actor, params }) => clearConversation(dependencies, actor, params.id),
  };
}

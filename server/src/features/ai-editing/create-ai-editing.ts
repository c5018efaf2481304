import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { EditingDependencies } from "./dependencies.ts";
import { lookAfterLocks } from "./operations/keep-locked.ts";
import { resumeLostReplies } from "./operations/resume-lost-replies.ts";
import { aiEditingHandlers } from "./routes.ts";
import { takeMessages } from "./take-messages.ts";
import { defineEditingWork } from "./workflows/editing.workflows.ts";

/** Reports edited with AI: takes what people say from their browsers. Create it once, before the workflows launch. */
export function createAiEditing(dependencies: EditingDependencies & { hub: Pick<RealtimeHub, "pass" | "onRequest"> }) {
  const working = { ...dependencies, ...defineEditingWork(dependencies) };
  takeMessages(working, dependencies.hub);
  return {
    handlers: aiEditingHandlers(working),
    /** Goes on with what a server left that died: replies that nobody writes, locks that nobody holds. */
    resumeLost: async () => {
      await resumeLostReplies(working);
      await lookAfterLocks(working);
    },
  };
}

import type { EditingDependencies, EditingWork } from "../dependencies.ts";
import { answerMessage } from "../operations/answer-message.ts";
import { holdLock } from "../operations/keep-locked.ts";
import type { LockInput, ReplyInput } from "./inputs.ts";

/** Answers messages, each once in the end, and keeps reports locked while their update goes on, whatever crashes. */
export function defineEditingWork(dependencies: EditingDependencies): EditingWork {
  const { workflows } = dependencies;
  return {
    replying: workflows.define<ReplyInput>("ai-editing-reply", async (input, steps) => {
      await steps.step("answer", (signal) => answerMessage(dependencies, input, signal));
    }),
    // A lock finds by itself how far its update is: the engine need note nothing.
    locking: workflows.define<LockInput>("ai-editing-lock", (input, steps) =>
      steps.work((signal) => holdLock(dependencies, input, signal)),
    ),
  };
}

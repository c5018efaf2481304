import { spokenReply } from "../../../../src/features/conversations/persona/spoken-reply.ts";
import type { PersonaReplyOutput } from "../../../../src/features/conversations/tasks/persona-reply/output.ts";
import type {
  PersonaReplyInput,
  Verdict,
} from "../../../../src/features/conversations/tasks/persona-reply/persona-input.ts";
import { personaReplyTask } from "../../../../src/features/conversations/tasks/persona-reply/task.ts";
import type { ModelGateway } from "../../../../src/platform/model/gateway.ts";
import { TaskFailed } from "../../../../src/platform/model/task-failed.ts";
import { nobody } from "../../run/nobody.ts";
import type { Endurance } from "./endurance.ts";

/** A reply as it is read for an evaluation. */
export interface ReadReply {
  text: string;
  verdict: Verdict | null;
}

/** An answer as the model gave it at first, and as it would be shown after the check. */
export interface PersonaAnswer {
  said: ReadReply;
  shown: ReadReply;
  /** Nothing that the model said could be shown: the profile answered in its own words. */
  isFromProfile: boolean;
}

export interface Asking {
  gateway: ModelGateway;
  endurance: Endurance;
}

/** Asks a persona by the task of the product. Undefined when the model did not deliver, or was given up before. */
export async function askPersona(
  { gateway, endurance }: Asking,
  input: PersonaReplyInput,
  key: string,
): Promise<PersonaAnswer | undefined> {
  let first: PersonaReplyOutput | undefined;
  const watched: typeof personaReplyTask = {
    ...personaReplyTask,
    mend(output, given, mended) {
      // Before anything was put right; parts that are asked for again come here, too.
      first ??= output;
      return personaReplyTask.mend?.(output, given, mended) ?? output;
    },
  };
  if (!endurance.begin()) return undefined;
  try {
    const context = { ...nobody, idempotencyKey: key, signal: endurance.signal };
    const { output, origin } = await gateway.runTask(watched, input, context);
    endurance.answered();
    const reply = spokenReply(output, input, origin);
    return {
      said: readReply(first ?? output),
      shown: { text: reply.content, verdict: reply.verdict },
      isFromProfile: reply.origin === "draft" && origin === "model",
    };
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error;
    endurance.failed(error);
    return undefined;
  }
}

const readReply = ({ sentences, verdict }: PersonaReplyOutput): ReadReply => ({
  text: sentences.map(({ text }) => text.trim()).join(" "),
  verdict: verdict === "none" ? null : verdict,
});

import type { EditingMessage, EditingSession } from "@seedbed/contract/ai-editing/schemas";
import type { CurrentMessage } from "./live.ts";
import { asMessage } from "./said.ts";

interface Answered {
  /** The message it answers, where this window has sent it. */
  asked: CurrentMessage | null;
  message: EditingMessage;
}

/** A conversation with a reply at its end, behind what it answers. */
export function withMessage(session: EditingSession, { asked, message }: Answered): EditingSession {
  const others = session.messages.filter(({ uuid }) => uuid !== message.uuid);
  const isKnown = asked === null || others.some(({ uuid }) => uuid === asked.uuid);
  return { ...session, messages: [...others, ...(isKnown ? [] : [asMessage(asked)]), message], isThinking: false };
}

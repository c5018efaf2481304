import type { EditingMessage, EditingSession } from "@seedbed/contract/ai-editing/schemas";
import { systemError } from "@seedbed/contract/ai-editing/words";
import type { CurrentMessage, Live } from "./live.ts";

/** A message that got no reply, and why: an assistant's message of its own name. */
export function errorMessage(asked: CurrentMessage, { message, code }: { message: string; code: string }) {
  return {
    ...{ uuid: `error-${asked.uuid}`, role: "assistant", name: systemError, media: null, scope: null, origin: null },
    ...{ content: sentenceOfError({ message, code }), code, replyTo: asked.uuid, timestamp: asked.at },
  } satisfies EditingMessage;
}

/** What an error says to a person. */
const sentenceOfError = ({ message, code }: { message: string; code: string }): string =>
  code === "ACCOUNT_NOT_FOUND" ? "Account not found" : message.trim() || "Something went wrong";

/** What a message of the assistant that says what went wrong shows. */
export const errorWords = ({ content }: Pick<EditingMessage, "content">): string =>
  content.trim() || "An error occurred";

export const isError = ({ role, name }: EditingMessage): boolean => role === "assistant" && name === systemError;

/** A message as the server will have it. */
export const asMessage = ({ uuid, content, media, scope, at }: CurrentMessage): EditingMessage => ({
  ...{ uuid, role: "user", name: "", content, scope, timestamp: at, origin: null, code: null, replyTo: null },
  media: media && { ...media, mediaData: "" },
});

/** A conversation in its order: what the server has, then what this window has sent and has no reply to. An error goes when its message is asked again. */
export function saidIn(session: EditingSession | null, { currentMessage: asked }: Live): EditingMessage[] {
  const messages = session?.messages ?? [];
  if (!asked) return messages;
  const said = messages.filter((each) => asked.error !== null || !(isError(each) && each.replyTo === asked.uuid));
  if (!said.some(({ uuid }) => uuid === asked.uuid)) said.push(asMessage(asked));
  const isTold = said.some((each) => isError(each) && each.replyTo === asked.uuid);
  return asked.error && !isTold ? [...said, errorMessage(asked, asked.error)] : said;
}

/** Whether the server's list tells what became of a message. */
export const isAnswered = (session: EditingSession | null | undefined, uuid: string): boolean =>
  session?.messages.some((each) => each.replyTo === uuid && !isError(each)) === true;

import { Failure } from "../../platform/failure.ts";
import type { Member } from "../../platform/http/actor.ts";
import type { RealtimeHub, RefusedRequest } from "../../platform/realtime/hub.ts";
import { textIn, uuidIn } from "../../platform/realtime/request-parts.ts";
import {
  conceptMissing,
  conversationMissing,
  MessageRefused,
  nothingToSend,
  profileNotFound,
} from "./conversation-failures.ts";
import type { ConversationDependencies } from "./dependencies.ts";
import type { Asking } from "./operations/ask-again.ts";
import { sendMessage } from "./operations/send-message.ts";
import { startConversation } from "./operations/start-conversation.ts";

/** Where a message belongs, as far as it can be read. */
interface Place {
  sessionId: string | null;
  conceptUuid: string | null;
  uuid: string | null;
}

/** Takes what people say to personas from their browsers; what cannot be taken is told to the person who said it. */
export function takeMessages(
  dependencies: ConversationDependencies & Asking,
  hub: Pick<RealtimeHub, "onRequest">,
): void {
  const telling = async (member: Member, place: Place, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      dependencies.hub.pass(member, "customer.profile.error", { ...failureOf(error), ...place });
      if (!(error instanceof Failure)) throw error;
    }
  };
  const refused = (member: Member, request: RefusedRequest) => {
    const { reason, message } = refusalOf(request);
    dependencies.hub.pass(member, "customer.profile.error", { message, code: reason, ...placeOf(request) });
  };
  hub.onRequest(
    "customer.profile.conversation.start",
    (member, request, { id: uuid }) =>
      telling(member, { sessionId: null, conceptUuid: request.conceptUuid, uuid }, () =>
        startConversation(dependencies, member, { uuid, request }),
      ),
    refused,
  );
  hub.onRequest(
    "customer.profile.message",
    (member, request) =>
      telling(member, { sessionId: request.session_id, conceptUuid: request.conceptUuid, uuid: request.uuid }, () =>
        sendMessage(dependencies, member, request),
      ),
    refused,
  );
}

function failureOf(error: unknown): { message: string; code: string } {
  if (error instanceof MessageRefused) return { message: error.message, code: error.reason };
  if (error instanceof Failure) return { message: error.message, code: error.code.toUpperCase() };
  return { message: "Something went wrong. Please try again.", code: "UNKNOWN" };
}

/** What is missing first: the persona, its concept, the conversation, the words. */
function refusalOf({ problems, data }: RefusedRequest): MessageRefused {
  const wrong = new Map(problems.map(({ field, message }) => [field, message]));
  if (wrong.has("customerProfileUuid")) return profileNotFound();
  if (wrong.has("conceptUuid")) return conceptMissing();
  if (wrong.has("session_id")) return conversationMissing();
  const content = textIn(data, "content");
  if (content === null || content.trim() === "") return nothingToSend();
  return new MessageRefused("INVALID", wrong.get("content") ?? "This message cannot be read.");
}

const placeOf = ({ id, data }: RefusedRequest): Place => ({
  sessionId: uuidIn(data, "session_id"),
  conceptUuid: uuidIn(data, "conceptUuid"),
  uuid: uuidIn(data, "uuid") ?? id,
});

import { Failure } from "../../platform/failure.ts";
import type { Member } from "../../platform/http/actor.ts";
import type { RealtimeHub, RefusedRequest } from "../../platform/realtime/hub.ts";
import { textIn, uuidIn } from "../../platform/realtime/request-parts.ts";
import type { EditingDependencies, EditingWork } from "./dependencies.ts";
import { conceptMissing, MessageRefused, nothingToSend, sessionMissing } from "./editing-failures.ts";
import { cancelAnswer } from "./operations/cancel-answer.ts";
import { sendMessage } from "./operations/send-message.ts";
import { startConversation } from "./operations/start-conversation.ts";

/** Where a message belongs, as far as it can be read. */
interface Place {
  sessionId: string | null;
  conceptUuid: string | null;
  uuid: string | null;
}

/** Takes what people say of their reports from their browsers; what cannot be taken is told to the person who said it. */
export function takeMessages(
  dependencies: EditingDependencies & EditingWork,
  hub: Pick<RealtimeHub, "onRequest">,
): void {
  const telling = async (member: Member, place: Place, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      dependencies.hub.pass(member, "ai.editing.error", { ...failureOf(error), ...place });
      if (!(error instanceof Failure)) throw error;
    }
  };
  const refused = (member: Member, request: RefusedRequest) => {
    const { reason, message } = refusalOf(request);
    dependencies.hub.pass(member, "ai.editing.error", { message, code: reason, ...placeIn(request) });
  };
  hub.onRequest(
    "ai.editing.conversation.start",
    (member, request, { id: uuid }) =>
      telling(member, { sessionId: null, conceptUuid: request.conceptUuid, uuid }, () =>
        startConversation(dependencies, member, { uuid, request }),
      ),
    refused,
  );
  hub.onRequest(
    "ai.editing.message",
    (member, request) =>
      telling(member, { sessionId: request.session_id, conceptUuid: request.conceptUuid, uuid: request.uuid }, () =>
        sendMessage(dependencies, member, request),
      ),
    refused,
  );
  hub.onRequest(
    "ai.editing.cancel",
    (member, request) =>
      telling(member, { sessionId: request.session_id, conceptUuid: request.conceptUuid, uuid: null }, () =>
        cancelAnswer(dependencies, member, request),
      ),
    refused,
  );
}

function failureOf(error: unknown): { message: string; code: string } {
  if (error instanceof MessageRefused) return { message: error.message, code: error.reason };
  if (error instanceof Failure) return { message: error.message, code: error.code.toUpperCase() };
  return { message: "Something went wrong. Please try again.", code: "UNKNOWN" };
}

/** What is missing first: the concept, the conversation, the words. */
function refusalOf({ problems, data }: RefusedRequest): MessageRefused {
  const wrong = new Map(problems.map(({ field, message }) => [field, message]));
  if (wrong.has("conceptUuid")) return conceptMissing();
  if (wrong.has("session_id")) return sessionMissing();
  const media = problems.find(({ field }) => field.startsWith("media"));
  if (media) return new MessageRefused("FILE_REFUSED", media.message);
  const content = textIn(data, "content");
  if (content === null || content.trim() === "") return nothingToSend();
  return new MessageRefused("INVALID", wrong.get("content") ?? "This message cannot be read.");
}

const placeIn = ({ id, data }: RefusedRequest): Place => ({
  sessionId: uuidIn(data, "session_id"),
  conceptUuid: uuidIn(data, "conceptUuid"),
  uuid: uuidIn(data, "uuid") ?? id,
});

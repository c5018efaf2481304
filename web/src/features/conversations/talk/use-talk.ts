import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { greetingOf } from "@seedbed/rules/customers/persona-words";
import { skipToken, useQuery } from "@tanstack/react-query";
import { messagesQuery } from "./conversation-queries.ts";
import { conversationOf, isAwaited, outgoingIn, placeKey, type TalkPlace } from "./outgoing.ts";
import { answeredIn, type Said, saidIn } from "./said.ts";
import { sendProblem } from "./send-problem.ts";
import { useSettled, useTalks, useTalksState } from "./use-talks.ts";

interface TalkOptions {
  profile: CustomerProfile | undefined;
  conceptUuid: string | undefined;
  place: TalkPlace;
  /** A conversation, or the message that begins one; where the person is with this persona when absent. */
  talk?: string | undefined;
}

const nobody = "nobody";

/** A talk with a persona: what was said, and how to say more. */
export function useTalk({ profile, conceptUuid, place, talk: named }: TalkOptions) {
  const talks = useTalks();
  const state = useTalksState(talks);
  const talk = named ?? state.current[placeKey(place, profile?.uuid ?? nobody)] ?? null;
  const conversation = conversationOf(state, talk);
  const { data, error, refetch } = useQuery(
    conversation === null ? { ...messagesQuery(nobody), queryFn: skipToken } : messagesQuery(conversation),
  );
  const outgoing = outgoingIn(state, talk);
  const live = conversation === null ? undefined : state.live[conversation];
  const arrived = state.arrived.filter(({ sessionId }) => sessionId === conversation);
  const said = saidIn({ messages: data ?? [], outgoing, arrived, live });
  const settled = answeredIn(data ?? [], outgoing.filter(isAwaited));
  useSettled(talks, settled);
  const awaited = outgoing.filter((message) => isAwaited(message) && !settled.includes(message.uuid));
  return {
    talk,
    /** Null before the first message, and until the server has named it. */
    conversation,
    said: data && data.length > 0 ? said : [...greeted(profile), ...said],
    /** What was said could not be read, and nothing is there to show. */
    failure: data === undefined && outgoing.length === 0 ? error : null,
    isLoading: conversation !== null && data === undefined && error === null && outgoing.length === 0,
    retry: () => void refetch(),
    isThinking: awaited.length > 0 || live?.isTyping === true,
    /** Something waits for the line to come back. */
    isHeldUp: awaited.some(({ sent }) => sent === 0),
    /** Answers why it cannot be sent; null when it is on its way. */
    send: (content: string): string | null => {
      const problem = sendProblem({ content, profile, conceptUuid });
      if (problem || !profile || !conceptUuid) return problem;
      talks.send({ place, profile: profile.uuid, conceptUuid, content, talk });
      return null;
    },
    sendAgain: (question: string): void => {
      const asked = said.find((each) => each.kind === "question" && each.uuid === question);
      if (asked?.kind !== "question" || !profile || !conceptUuid) return;
      talks.sendAgain({ uuid: question, profile: profile.uuid, conceptUuid, content: asked.content, conversation });
    },
    beginAnew: () => profile && talks.open(place, profile.uuid, null),
  };
}

export type Talk = ReturnType<typeof useTalk>;

/** A persona greets before anything is known of it by the server. */
function greeted(profile: CustomerProfile | undefined): Said[] {
  if (!profile) return [];
  const content = greetingOf(profile);
  return [
    {
      ...{ kind: "reply", uuid: "greeting", question: null },
      message: {
        ...{ uuid: "greeting", role: "assistant", content, name: profile.name, timestamp: "" },
        ...{ code: null, media: [], sentences: [], verdict: null, origin: null },
      },
    },
  ];
}

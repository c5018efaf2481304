import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { messagesQuery } from "../talk/conversation-queries.ts";
import { conversationOf, isAwaited, outgoingIn } from "../talk/outgoing.ts";
import { answeredIn, type Said, saidIn } from "../talk/said.ts";
import { sendProblem } from "../talk/send-problem.ts";
import { useSettled, useTalks, useTalksState } from "../talk/use-talks.ts";
import { type Asked, keptRound, type Round } from "./kept-round.ts";

/** As many are asked to begin with. */
const firstAsked = 3;

/** What a persona says to the question that was put to several. */
export interface RoundAnswer {
  profile: CustomerProfile;
  conversation: string | null;
  /** Undefined while there is none, or before it was asked. */
  answer: Said | undefined;
  isThinking: boolean;
  isHeldUp: boolean;
  sendAgain: () => void;
}

/** One question to several personas at once: who is asked, what they say, and how to ask more. */
export function useRound(conceptUuid: string | undefined, profiles: readonly CustomerProfile[]) {
  const talks = useTalks();
  const state = useTalksState(talks);
  const [entry] = useState(() => keptRound(conceptUuid ?? "unknown"));
  const [kept, setKept] = useState<Round>(() => entry.read() ?? { question: "", asked: [] });
  const profileOf = (uuid: string) => profiles.find((profile) => profile.uuid === uuid);
  const unasked = (profile: CustomerProfile): Asked => ({ profile: profile.uuid, talk: null, message: null });
  const standing = kept.asked.filter(({ profile }) => profileOf(profile));
  const asked = standing.length > 0 ? standing : profiles.slice(0, firstAsked).map(unasked);

  const conversations = asked.map(({ talk }) => conversationOf(state, talk));
  const read = useQueries({
    queries: conversations.filter((conversation) => conversation !== null).map(messagesQuery),
    combine: (results) => results.map(({ data }) => data),
  });
  const named = conversations.filter((conversation) => conversation !== null);
  const messagesOf = (conversation: string | null) =>
    conversation === null ? [] : (read[named.indexOf(conversation)] ?? []);
  const sentTo = asked.map(({ talk }, index) =>
    answeredIn(messagesOf(conversations[index] ?? null), outgoingIn(state, talk).filter(isAwaited)),
  );
  useSettled(talks, sentTo.flat());

  const keep = (round: Round) => {
    entry.write(round);
    setKept(round);
  };
  const ask = (content: string, one: Asked): Asked => {
    if (!conceptUuid) return one;
    const { profile, talk } = one;
    const message = talks.send({ place: "several", profile, conceptUuid, content, talk });
    return { profile, talk: talk ?? message, message };
  };

  const answers = asked.flatMap(({ profile: uuid, talk, message }, index): RoundAnswer[] => {
    const profile = profileOf(uuid);
    if (!profile) return [];
    const conversation = conversations[index] ?? null;
    const outgoing = outgoingIn(state, talk);
    const messages = messagesOf(conversation);
    const settled = answeredIn(messages, outgoing);
    const awaited = outgoing.filter((each) => isAwaited(each) && !settled.includes(each.uuid));
    const said = saidIn({
      messages,
      outgoing,
      arrived: state.arrived.filter(({ sessionId }) => sessionId === conversation),
      live: conversation === null ? undefined : state.live[conversation],
    });
    const question = said.findIndex((each) => each.kind === "question" && each.uuid === message);
    const after = said.slice(question + 1);
    const end = after.findIndex(({ kind }) => kind === "question");
    const here = end < 0 ? after : after.slice(0, end);
    return [
      {
        ...{ profile, conversation, isThinking: awaited.length > 0 },
        answer: question < 0 ? undefined : here.findLast(({ kind }) => kind !== "question"),
        isHeldUp: awaited.some(({ sent }) => sent === 0),
        sendAgain: () => {
          if (message === null || !conceptUuid) return;
          talks.sendAgain({ uuid: message, profile: uuid, conceptUuid, content: kept.question, conversation });
        },
      },
    ];
  });

  return {
    question: kept.question,
    answers,
    others: profiles.filter(({ uuid }) => !asked.some(({ profile }) => profile === uuid)),
    isThinking: answers.some(({ isThinking }) => isThinking),
    /** Answers why it cannot be asked; null when it is on its way. */
    send: (content: string): string | null => {
      const first = profileOf(asked[0]?.profile ?? "");
      const problem = sendProblem({ content, profile: first, conceptUuid });
      if (problem !== null) return problem;
      keep({ question: content.trim(), asked: asked.map((one) => ask(content, one)) });
      return null;
    },
    /** Also asks what the others were asked. */
    add: (profile: CustomerProfile): void => {
      const one = unasked(profile);
      const next = kept.question === "" ? one : ask(kept.question, one);
      keep({ question: kept.question, asked: [...asked, next] });
    },
    remove: (profile: CustomerProfile): void => {
      const others = asked.filter((each) => each.profile !== profile.uuid);
      if (others.length > 0) keep({ question: kept.question, asked: others });
    },
  };
}

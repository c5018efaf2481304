import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import { expect } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import type { ScriptedQuestion } from "#test-support/model-server/personas/scripted-interviews.ts";
import { messagesOf, type Tab } from "../conversations.fixture.ts";
import type { InterviewedPersona } from "./interviewed-personas.fixture.ts";

type Reply = ServerEvents["customer.profile.chat"];
type KeptMessage = Awaited<ReturnType<typeof messagesOf>>[number];

/** A question with all that was shown of its answer. */
export interface HeldTurn {
  question: ScriptedQuestion;
  reply: Reply;
  /** What was streamed, in its order. */
  beginnings: string[];
  failures: ServerEvents["customer.profile.error"][];
  /** As the conversation must hold it: the question, and its answer. */
  inConversation: unknown[];
}

const mostTries = 8;

/** Asks a persona one question after the other, as the browser does; what fails is sent again. Gives also the conversation as it is kept. */
export async function holdInterview(
  tab: Tab,
  { person, conceptUuid, uuid: customerProfileUuid, questions }: InterviewedPersona,
): Promise<{ sessionId: string; turns: HeldTurn[]; kept: KeptMessage[] }> {
  const to = { conceptUuid, customerProfileUuid };
  let sessionId: string | undefined;
  const turns: HeldTurn[] = [];
  for (const question of questions) {
    const uuid = randomUUID();
    const send = () =>
      sessionId === undefined || turns.length === 0
        ? tab.start(to, question.question, uuid)
        : tab.say({ ...to, sessionId }, question.question, uuid);
    send();
    sessionId ??= await tab.session(uuid);
    const reply = await untilAnswered(tab, uuid, send);
    const { sessionId: _session, conceptUuid: _concept, replyTo: _replyTo, ...answer } = reply;
    turns.push({
      question,
      reply,
      beginnings: tab
        .told("customer.profile.chat.stream")
        .filter(({ replyTo }) => replyTo === uuid)
        .map(({ content }) => content),
      failures: tab.told("customer.profile.error").filter((failure) => failure.uuid === uuid),
      inConversation: [expect.objectContaining({ role: "user", uuid, content: question.question }), answer],
    });
  }
  if (sessionId === undefined) throw new Error("nothing was asked");
  return { sessionId, turns, kept: await messagesOf(person, sessionId) };
}

/** Waits for a reply; each time the question has failed, it is sent again. */
async function untilAnswered(tab: Tab, uuid: string, send: () => void): Promise<Reply> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const told = await eventually(async () => {
      const reply = tab.told("customer.profile.chat").find(({ replyTo }) => replyTo === uuid);
      const failed = tab.told("customer.profile.error").filter((failure) => failure.uuid === uuid).length >= tries;
      return reply ? { reply } : failed && { reply: undefined };
    });
    if (told.reply) return told.reply;
    send();
  }
  throw new Error(`no reply after ${mostTries} tries`);
}

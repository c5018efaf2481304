import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Workflow, Workflows } from "../../../platform/workflows/workflows.ts";
import { editingMessages, editingSessions } from "../tables.ts";
import type { ReplyInput } from "../workflows/inputs.ts";
import { resumeLostReplies } from "./resume-lost-replies.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

/** A conversation as a server leaves it that died: two messages, of which `answering` waits for its answer, asked for once more `attempt` times. */
async function leaveConversation(answering: number | null, attempt = 0): Promise<string> {
  const { id: conceptId } = await bankConcept(server, person);
  const { accountId, userId } = person;
  const [sessionId, at] = [randomUUID(), new Date()];
  await server.database.withTenant(person, async (transaction) => {
    const dates = { createdAt: at, updatedAt: at };
    await transaction
      .insert(editingSessions)
      .values({ id: sessionId, accountId, userId, conceptId, startUuid: randomUUID(), answering, ...dates });
    const said = { accountId, sessionId, role: "user", name: "", content: "Shorter", at } as const;
    for (const turn of [1, 2])
      await transaction
        .insert(editingMessages)
        .values({ ...said, turn, side: "question", uuid: randomUUID(), attempt: turn === answering ? attempt : 0 });
  });
  return sessionId;
}

/** The answers to a conversation that are started, while the engine knows these. */
async function startedIn(sessionId: string, known: readonly string[] = []): Promise<Record<string, ReplyInput>> {
  const started: Record<string, ReplyInput> = {};
  const workflows = {
    isKnown: async (id: string) => known.includes(id),
    start: async (_workflow: unknown, id: string, input: ReplyInput) => {
      if (input.sessionId === sessionId) started[id] = input;
    },
  } as Partial<Workflows> as Workflows;
  await resumeLostReplies({ database: server.database, workflows, replying: {} as Workflow<ReplyInput> });
  return started;
}

test("the message that waits is answered, for who has sent it, as often as it was asked for", async () => {
  const { accountId, userId } = person;
  for (const attempt of [0, 2]) {
    const sessionId = await leaveConversation(2, attempt);
    expect(await startedIn(sessionId)).toEqual({
      [`ai-editing-reply/${sessionId}/2/${attempt}`]: { accountId, userId, sessionId, turn: 2, attempt },
    });
  }
});

test("an answer that the engine knows is left to it, and where nobody waits nothing is started", async () => {
  const waiting = await leaveConversation(1);
  expect(await startedIn(waiting, [`ai-editing-reply/${waiting}/1/0`])).toEqual({});
  expect(await startedIn(await leaveConversation(null))).toEqual({});
});

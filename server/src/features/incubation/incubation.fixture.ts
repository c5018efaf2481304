import type { ServerEvents } from "@seedbed/contract/all-events";
import type { GeneratedConcept, GeneratedConceptFields, Seed, SeedType } from "@seedbed/contract/incubation/schemas";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";
import { TestSocket } from "../../platform/realtime/realtime.fixture.ts";

export const expandType = "EXPAND_AN_EXISTING_IDEA";

export async function plant(person: Caller, type: SeedType = expandType): Promise<string> {
  return (await person.call("POST v2/concept/seed", { body: { type } })).body.uuid;
}

export async function readSeed(person: Caller, id: string): Promise<Seed> {
  return (await person.call("GET v2/concept/seed/{id}", { params: { id } })).body;
}

/** Answers a text question of `expandType`: `["idea", "A van"]`. */
export function answerText(person: Caller, seedId: string, [identifier, ...answer]: [string, ...string[]]) {
  return person.call("POST v2/concept/incubation/seed/{id}/answer", {
    params: { id: seedId },
    body: { questionId: `expand.${identifier}`, fieldType: "text", answer },
  });
}

interface AskedGeneration {
  concepts?: GeneratedConceptFields[];
  wish?: string;
}

export function generate(person: Caller, seedId: string, { concepts, wish }: AskedGeneration = {}) {
  return person.call("POST v2/concept/incubation/seed/{id}/generate-concepts", {
    params: { id: seedId },
    body: { concepts, user_generation_instructions: wish },
  });
}

/** Waits until no generation of the seed runs. */
export function settled(person: Caller, seedId: string): Promise<Seed> {
  return eventually(async () => {
    const { status, body: seed } = await person.call("GET v2/concept/seed/{id}", { params: { id: seedId } });
    // The database is back, and the server has not seen it yet.
    if (status === 503) return undefined;
    if (status !== 200) throw new Error(`the seed was answered with ${status}: ${JSON.stringify(seed)}`);
    return seed.generation.status === "running" ? undefined : seed;
  });
}

/** What a person sends back of a generated concept. */
export function fieldsOf(concept: GeneratedConcept): GeneratedConceptFields {
  const { uuid, title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin } = concept;
  return { uuid, title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin };
}

/** The person's open socket. */
export async function openSocket(server: TestServer, person: TestPerson): Promise<TestSocket> {
  const { body } = await person.call("POST v1/realtime/ticket");
  const socket = new TestSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`, server.url);
  await eventually(async () => socket.messages[0]?.type === "ready");
  return socket;
}

/** The data of the events of one name that arrived so far. */
export function eventsOf<Name extends keyof ServerEvents>(socket: TestSocket, name: Name): ServerEvents[Name][] {
  return socket.messages.flatMap(({ type, data }) => (type === name ? [data as ServerEvents[Name]] : []));
}

import { randomUUID } from "node:crypto";
import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { bankConcept, wordsOfFood } from "../banked-concept.ts";
import type { Caller } from "../caller.ts";
import { sessionToken } from "../caller.ts";
import { eventually } from "../eventually.ts";
import { testPassword } from "../sign-up-person.ts";
import type { TestPerson, TestServer } from "../test-server.ts";
import { plantProjection } from "./plant-projection.ts";
import { plantTalk } from "./plant-talk.ts";
import type { Kind } from "./things.ts";

export type Ids = Record<Kind, string[]>;

export const noIds: Ids = {
  seed: [],
  answer: [],
  question: [],
  generated: [],
  concept: [],
  profile: [],
  job: [],
  pain: [],
  journeyStep: [],
  signal: [],
  interview: [],
  conversation: [],
  projection: [],
  costDriver: [],
  distributionChannel: [],
  marketSizing: [],
  sizingEntry: [],
  impactSizing: [],
  impactEntry: [],
  startup: [],
  incumbent: [],
  written: [],
  section: ["overview"],
  marketScan: [],
  trend: [],
  keyFinding: [],
  trendAndDriver: [],
  assumption: [],
  invitation: [],
  ticket: [],
  member: [],
  mail: [],
  host: [],
  session: [],
  token: [],
  webhook: [],
  delivery: [],
  proposal: [],
};

/** Makes concepts and questions of an answered seed, and a copy of it without any. */
export async function plantThings(
  person: Caller,
  seed: string,
): Promise<Pick<Ids, "seed" | "answer" | "question" | "generated">> {
  const params = { id: seed };
  await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", { params, body: {} });
  await person.call("POST v2/concept/incubation/seed/{id}/generate-concepts", { params, body: {} });
  const planted = await eventually(async () => {
    const { body } = await person.call("GET v2/concept/seed/{id}", { params });
    return body.generation.status === "idle" && body.cachedConcepts.length > 0 ? body : undefined;
  });
  const draft = await cloneSeed(person, seed);
  const answers = await person.call("GET v2/concept/incubation/seed/{id}/answers", { params: { id: draft } });
  return {
    seed: [seed, draft],
    answer: [...answers.body, ...planted.answers].map((answer) => answer.id),
    question: planted.clarifyingQuestions.map((question) => question.uuid),
    generated: planted.cachedConcepts.map((generated) => generated.uuid),
  };
}

/** Copies a seed's answers into a new draft. */
export const cloneSeed = async (person: Caller, seed: string): Promise<string> =>
  (await person.call("POST v2/concept/seed/{id}/clone", { params: { id: seed } })).body.uuid;

/** Puts three concepts into the bank, the last one archived. */
export async function bankConcepts(server: TestServer, person: TestPerson): Promise<Pick<Ids, "concept">> {
  const concepts = [
    await bankConcept(server, person, wordsOfFood),
    await bankConcept(server, person),
    await bankConcept(server, person, { status: "archived" }),
  ];
  return { concept: concepts.map((concept) => concept.id) };
}

/** Signs the person in once more and gives the id of that session. */
export async function signInOnceMore(url: string, person: TestPerson): Promise<string[]> {
  await sessionToken(url, person.email, testPassword);
  const { body } = await person.call("GET v1/user/sessions");
  return body.filter(({ current }) => !current).map(({ uuid }) => uuid);
}

/** Makes what opens the company to programs: a token, and a webhook with a test that could not be sent. */
export async function makeOutlets(admin: Caller): Promise<Pick<Ids, "token" | "webhook" | "delivery">> {
  const token = await admin.call("POST v1/user/tokens", { body: { name: "Notebook", scope: "read", days: 90 } });
  // A company has ten at most: those that earlier calls have made give way.
  const { body: standing } = await admin.call("GET v1/account/webhooks");
  for (const { uuid } of standing.slice(3))
    await admin.call("DELETE v1/account/webhooks/{id}", { params: { id: uuid } });
  const webhook = await admin.call("POST v1/account/webhooks", {
    body: { url: "https://receiver.invalid/hook", events: ["concept.archived"] },
  });
  const params = { id: webhook.body.uuid };
  const delivery = await admin.call("POST v1/account/webhooks/{id}/test", { params });
  await eventually(async () => {
    const { body } = await admin.call("GET v1/account/webhooks/{id}/deliveries", { params });
    return body[0]?.state === "failed";
  });
  return { token: [token.body.uuid], webhook: [webhook.body.uuid], delivery: [delivery.body.uuid] };
}

/** Proposes some changes of a written report, each of something of its own. */
export async function proposeChanges(person: Caller, concept: string): Promise<Pick<Ids, "proposal">> {
  const proposal: string[] = [];
  // Fifty wait at most: those that earlier calls have made give way.
  const { body: waiting } = await person.call("GET v1/concept/{id}/proposals", { params: { id: concept } });
  for (const { uuid } of waiting.open.slice(10))
    await person.call("POST v1/concept/{id}/proposals/{proposal}/decline", { params: { id: concept, proposal: uuid } });
  for (const words of ["Crews take it along.", "Floors give it room.", "No law stands against it."]) {
    // What was accepted before is not taken twice.
    const statement = `${words} (${randomUUID().slice(0, 8)})`;
    const item = { uuid: randomUUID(), statement, category: "Desirability", importance: 3, certainty: 1 };
    const { body } = await person.call("POST v1/concept/{id}/proposals", {
      params: { id: concept },
      body: {
        section: "assumptions",
        reason: "It was missing.",
        changes: [{ kind: "add", place: "[]", parent: null, item }],
      },
    });
    proposal.push(body.uuid);
  }
  return { proposal };
}

/** Adds two assumptions to a written report. */
export async function assumeSomething(person: Caller, concept: string): Promise<Pick<Ids, "assumption">> {
  const assumption: string[] = [];
  for (const words of ["Crews lend it.", "Floors keep it dry."]) {
    const { body } = await person.call("POST v2/concept/{id}/key-assumptions/add", {
      params: { id: concept },
      body: {
        statement: `${words} (${randomUUID().slice(0, 8)})`,
        category: "Desirability",
        importance: 3,
        certainty: 1,
      },
    });
    assumption.push(body.uuid);
  }
  return { assumption };
}

/** Asks for a code by mail. */
export async function askForCode(caller: Caller, email: string): Promise<Pick<Ids, "mail">> {
  const body = { email, type: "email-verification" };
  const { headers } = await caller.raw("POST /api/auth/email-otp/send-verification-otp", body);
  return { mail: [headers.get(mailIdHeader) ?? ""] };
}

/** Invites a person to the company; the ticket is the one of the mail. */
export async function inviteSomebody(
  admin: Caller,
  email = `invited-${randomUUID().slice(0, 8)}@example.com`,
): Promise<Pick<Ids, "invitation" | "ticket">> {
  const { body } = await admin.call("POST v1/account/invitations", { body: { email, role: "member" } });
  const { body: mails } = await admin.raw(`GET /api/local/mailbox?to=${encodeURIComponent(email)}`);
  const [, ticket = ""] = /\?ticket=([\w-]{43})/.exec(JSON.stringify(mails)) ?? [];
  return { invitation: [body.uuid], ticket: [ticket] };
}

/** Has the whole report of a concept written. */
export async function writeReport(url: string, person: Caller, concept: string): Promise<Partial<Ids>> {
  const params = { id: concept };
  await person.call("POST v1/concept/{id}/generate", { params });
  await eventually(
    async () => (await person.call("GET v1/concept/{id}/", { params })).body.reportStatus === "complete",
    90,
  );
  const { body: scan } = await person.call("GET v2/concept/{id}/market-scan", { params });
  const { body: trends } = await person.call("GET v3/concept/{id}/market-scan/trends", { params });
  const { body: profiles } = await person.call("GET v2/concept/{id}/customer-profile", { params });
  const query = { page_size: 100 };
  const { body: assumptions } = await person.call("GET v2/concept/{id}/key-assumptions", { params, query });
  const talk = await plantTalk(url, person, { concept, profile: profiles.results[0]?.uuid ?? "" });
  return {
    ...(await proposeChanges(person, concept)),
    ...(await plantProjection(person, concept)),
    interview: [talk.interview],
    conversation: [talk.conversation],
    profile: profiles.results.map((profile) => profile.uuid),
    job: profiles.results.flatMap(({ jobs }) => jobs.map((job) => job.uuid)),
    pain: profiles.results.flatMap(({ pains }) => pains.map((pain) => pain.uuid)),
    journeyStep: profiles.results.flatMap(({ journey }) => journey.map((step) => step.uuid)),
    signal: [talk.signal],
    startup: scan.startups.map((startup) => startup.uuid),
    incumbent: scan.incumbents.map((incumbent) => incumbent.uuid),
    written: [concept],
    marketScan: [scan.uuid],
    trend: trends.results.map((trend) => trend.uuid),
    keyFinding: trends.results.flatMap((trend) => trend.keyFinding.map((finding) => finding.uuid)),
    trendAndDriver: scan.trendsAndDrivers.map((trend) => trend.uuid),
    assumption: assumptions.results.map(({ uuid }) => uuid),
  };
}

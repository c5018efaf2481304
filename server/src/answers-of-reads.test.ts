import { join } from "node:path";
import { allRoutes } from "@seedbed/contract/all-routes";
import type { Route, RouteKey } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept, wordsOfFood } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { makeOutlets } from "#test-support/generated-input/make-outlets.ts";
import { firstsOf, projectionKindFor, projectionThings } from "#test-support/generated-input/plant-projection.ts";
import { plantTalk } from "#test-support/generated-input/plant-talk.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { keptPages } from "./features/evidence/tables.ts";
import { settledVideo } from "./features/report/video/video.fixture.ts";

let server: TestServer;
let person: TestPerson;
let ids: Record<
  | keyof Awaited<ReturnType<typeof projectionThings>>
  | "concept"
  | "seed"
  | "profile"
  | "startup"
  | "incumbent"
  | "finding"
  | "source"
  | "interview"
  | "conversation"
  | "version"
  | "webhook",
  string
>;

/** What no company's things stand behind, what says only how the server is, and pictures that follow from ids. */
const others =
  /video\/slides|realtime|company-logo|company-suggest|health|openapi|invitation\/|mails\/|config|findings|local\//;
const reads = (Object.entries(allRoutes) as [RouteKey, Route][]).filter(
  ([key, route]) => key.startsWith("GET ") && !route.file && !route.image && !route.video && !others.test(key),
);

beforeAll(async () => {
  server = await startTestServer({ webhookTimes: { pauses: [] } });
  person = await server.signUp({
    firstName: "Ada",
    lastName: "Moreau",
    email: "ada@mills.example",
    companyName: "Mills",
  });
  await person.call("POST v1/account/invitations", { body: { email: "invited@mills.example", role: "member" } });
  const seed = await plantAnsweredSeed(person);
  const questions = await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: seed },
    body: {},
  });
  await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
    params: { id: seed, questionUuid: questions.body[0]?.uuid ?? "" },
    body: { answer: ["The building owner signs."] },
  });
  const concept = await saveFirstConcept(person, seed);
  const { body: planted } = await person.call("GET v2/concept/seed/{id}", { params: { id: seed } });
  // Questions about one generated concept are its own: nothing else may show them.
  await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: seed },
    body: { conceptUuid: planted.cachedConcepts[1]?.uuid ?? "" },
  });
  await person.call("PUT v2/concept/{id}/gut-check", { params: { id: concept }, body: { answer: "not_yet" } });
  await person.call("PATCH v1/concept/{id}/", { params: { id: concept }, body: { status: "prototyping" } });
  await plantAnsweredSeed(person, "IDENTIFY_NEW_OPPORTUNITIES");
  await person.call("POST v1/concept/{id}/generate", { params: { id: concept } });
  await eventually(
    async () =>
      (await person.call("GET v1/concept/{id}/", { params: { id: concept } })).body.reportStatus === "complete",
  );
  const profiles = await person.call("GET v2/concept/{id}/customer-profile", { params: { id: concept } });
  const { id: ofFood } = await bankConcept(server, person, wordsOfFood);
  await person.call("POST v1/concept/{id}/generate", { params: { id: ofFood } });
  await eventually(
    async () =>
      (await person.call("GET v1/concept/{id}/", { params: { id: ofFood } })).body.reportStatus === "complete",
  );
  const { body: scan } = await person.call("GET v2/concept/{id}/market-scan", { params: { id: ofFood } });
  const { body: trends } = await person.call("GET v3/concept/{id}/market-scan/trends", { params: { id: concept } });
  // Something of each kind that opens the company to programs; a delivery that is not sent tells the same each time.
  const outlets = await makeOutlets(person, {
    concept,
    section: "trends",
    item: trends.results[0]?.uuid ?? "",
  });
  await eventually(async () => {
    const { body } = await person.call("GET v1/account/webhooks/{id}/deliveries", { params: { id: outlets.webhook } });
    return body[0]?.state === "failed";
  });
  const source = "5f0c1e6a-3b7d-4c52-9a41-7f2d8e9b0c13";
  await server.database.withTenant(person, (transaction) =>
    transaction.insert(keptPages).values({
      ...{ id: source, accountId: person.accountId, classification: "web", category: "Online Article" },
      ...{ address: "https://paper.example/prices", url: "https://paper.example/prices" },
      ...{ title: "Prices of oils", publisher: "The Paper", publishedDate: "2026-01-12", language: "en" },
      ...{ text: "Palm kernel oil has doubled.", hash: "hash of the text" },
      ...{ retrievedAt: new Date("2026-03-04T12:00:00Z"), checkedAt: new Date("2026-03-04T12:00:00Z") },
    }),
  );
  await person.call("POST v2/concept/{id}/video/generate", { params: { id: concept } });
  await settledVideo(person, concept);
  const profile = profiles.body.results[0]?.uuid ?? "";
  ids = {
    ...firstsOf(await projectionThings(person, concept)),
    ...(await plantTalk(server.url, person, { concept, profile })),
    webhook: outlets.webhook,
    version: (await person.call("POST v2/concept/version/{id}/save", { params: { id: concept } })).body.uuid,
    finding: trends.results[0]?.keyFinding[0]?.uuid ?? "",
    source,
    concept,
    seed,
    profile,
    startup: scan.startups[0]?.uuid ?? "",
    incumbent: scan.incumbents[0]?.uuid ?? "",
  };
});
afterAll(() => server.stop());

function idFor(key: RouteKey, name: string): string {
  const ofProjection = projectionKindFor(key, name);
  if (ofProjection) return ids[ofProjection as keyof typeof ids];
  if (name === "pid") return ids.profile;
  if (name === "item") return ids.finding;
  if (name === "interview") return ids.interview;
  if (name === "cid") return ids.conversation;
  if (name === "version") return ids.version;
  if (name === "source") return ids.source;
  if (name === "section") return "trends";
  if (key.includes("/webhooks/")) return ids.webhook;
  if (key.includes("startup")) return ids.startup;
  if (key.includes("incumbent")) return ids.incumbent;
  return key.includes("v2/concept/seed") || key.includes("incubation/seed") ? ids.seed : ids.concept;
}

/** The answer with what differs each time replaced: uuids by the order in which they come, moments by one word. */
function told(answer: unknown): string {
  const known = new Map<string, string>();
  const nameOf = (uuid: string) => known.get(uuid) ?? known.set(uuid, `uuid ${known.size + 1}`).get(uuid) ?? "";
  return `${JSON.stringify(answer, null, 2)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, nameOf)
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "a moment")
    .replaceAll(/"device": "[^"]+"/g, '"device": "what it is"')
    .replaceAll(/"ending": "\w{4}"/g, '"ending": "four letters"')
    .replaceAll(/"keptKey": "[0-9a-f]{64}"/g, '"keptKey": "64 digits"')
    .replaceAll(/"createdAt": \d{10}/g, '"createdAt": "a moment"')
    // A drawing follows from the concept's uuid.
    .replaceAll(/\?v=[0-9a-f]+\./g, "?v=its content.")}\n`;
}

test.each(reads)("%s tells all of what was stored", async (key) => {
  const path = key.slice(4).replaceAll(/\{(\w+)\}/g, (_match, name: string) => idFor(key, name));
  const query = key === "GET v1/concept/similar" ? `?ids=${ids.concept},${ids.seed}` : "";
  const { status, body } = await person.raw(`GET /api/${path}${query}`);
  expect(status).toBe(200);
  const file = `${key.slice(4).replaceAll(/[{}]|\/$/g, "")}.txt`;
  await expect(told(body)).toMatchFileSnapshot(join(import.meta.dirname, "answers-of-reads", file));
});

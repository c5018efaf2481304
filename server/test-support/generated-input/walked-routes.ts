import type { Route, RouteKey } from "@seedbed/contract/route";
import type { Caller } from "../caller.ts";
import { eventually } from "../eventually.ts";
import { plantAnsweredSeed, saveFirstConcept } from "../planted-seed.ts";
import type { TestPerson } from "../test-server.ts";
import { makeOutlets } from "./make-outlets.ts";
import { firstsOf, plantProjection, projectionKindFor } from "./plant-projection.ts";
import { plantTalk } from "./plant-talk.ts";
import { profileBodies } from "./profile-bodies.ts";
import { projectionBodies } from "./projection-bodies.ts";

/** The ids of these things by what a route's path asks for. */
export function walkedIds(ids: WalkedThings, key: RouteKey): (name: string) => string {
  return (name) => {
    const ofProjection = projectionKindFor(key, name);
    if (ofProjection) return ids[ofProjection];
    if (name === "questionUuid") return ids.question;
    if (name === "conceptUuid") return ids.generated;
    if (name === "pid") return ids.profile;
    if (name === "aid") return ids.assumption;
    if (name === "itemId" && key.includes("/jobs/")) return ids.job;
    if (name === "itemId" && key.includes("/pains/")) return ids.pain;
    if (name === "itemId") return key.includes("/journey-steps/") ? ids.journeyStep : ids.signal;
    if (name === "interview") return ids.interview;
    if (name === "cid") return ids.conversation;
    if (name === "version") return ids.version;
    if (name === "section") return "trends";
    if (name === "tid") return key.includes("trends-and-drivers") ? ids.trendAndDriver : ids.trend;
    if (name === "kid") return ids.keyFinding;
    if (key.includes("market-scan/{uuid}")) return ids.marketScan;
    if (name === "proposal") return ids.proposal;
    if (name === "delivery") return ids.delivery;
    if (key.includes("webhooks")) return ids.webhook;
    if (key.includes("/sessions/")) return ids.session;
    if (key.includes("/tokens/")) return ids.token;
    if (key.includes("invitation")) return ids.invitation;
    if (key.includes("members")) return ids.member;
    if (key.includes("startup")) return ids.startup;
    if (key.includes("incumbent")) return ids.incumbent;
    if (key.includes("answer/")) return ids.answer;
    return key.includes("v2/concept/seed") || key.includes("incubation/seed") ? ids.seed : ids.concept;
  };
}

const assumed = { statement: "Crews accept it.", category: "Desirability", importance: 3, certainty: 1 };

/** Bodies the routes accept, so that nothing but the id can be wrong. */
const bodies: Partial<Record<RouteKey, unknown>> = {
  "PATCH v1/account/members/{id}": { role: "member" },
  "PATCH v1/concept/{id}/": { title: "Taken over" },
  "PUT v2/concept/{id}/gut-check": { answer: "keep_going" },
  "PATCH v2/concept/seed/{id}": { status: "archived" },
  "POST v2/concept/{id}/report/{section}/changes": {
    changes: [{ kind: "move", item: "00000000-0000-4000-8000-000000000000", at: 0 }],
  },
  "POST v2/concept/{id}/report/{section}/undo": { revision: 1 },
  "POST v2/concept/{id}/report/update": {},
  "POST v2/concept/{id}/export": { format: "md" },
  "POST v2/concept/{id}/video/file": { uuid: "00000000-0000-4000-8000-000000000000" },
  "PUT v1/concept/{id}/research/plan": { wishes: "", questions: [] },
  "PUT v2/concept/{id}/report/presence": { section: "trends" },
  "POST v2/concept/version/{id}/revert": { versionId: "00000000-0000-4000-8000-000000000000" },
  "POST v2/concept/version/{id}/bring-back": {
    versionId: "00000000-0000-4000-8000-000000000000",
    section: "trends",
  },
  "POST v1/concept/{id}/evidence/{item}/sources": { title: "x" },
  "POST v1/concept/{id}/evidence/{item}/wrong": {},
  "POST v1/concept/{id}/evidence/{item}/right": {},
  "POST v2/concept/{id}/key-assumptions/add": assumed,
  "PUT v2/concept/{id}/key-assumptions/{aid}/update": assumed,
  "POST v1/concept/{id}/key-assumptions": assumed,
  "PATCH v1/concept/key-assumption/{aid}": {},
  "POST v1/sources/{source}/reject": {},
  "POST v1/concept/{id}/proposals": {
    section: "trends",
    reason: "x",
    changes: [{ kind: "move", item: "00000000-0000-4000-8000-000000000000", at: 0 }],
  },
  "PATCH v1/account/webhooks/{id}": {},
  ...profileBodies,
  ...projectionBodies,
  "PATCH v2/concept/market-scan/{uuid}": {},
  "PATCH v1/concept/trends-and-drivers/{tid}": {},
  "POST v3/concept/{id}/market-scan/trends": { category: "Legal", icon: "scale", summary: "", impact: "" },
  "PUT v3/concept/market-scan/trends/{tid}": {},
  "POST v3/concept/market-scan/trends/{tid}/key-findings": { text: "x", direction: "up" },
  "PUT v3/concept/market-scan/key-findings/{kid}": {},
  "POST v2/concept/incubation/seed/{id}/answer": { questionId: "expand.idea", fieldType: "text", answer: ["x"] },
  "PATCH v2/concept/incubation/seed/answer/{id}": { answer: ["x"] },
  "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}": { answer: ["x"] },
  "POST v2/concept/incubation/seed/{id}/clarifying-questions": {},
  "POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer": { answer: ["x"] },
  "POST v2/concept/incubation/seed/{id}/generate-concepts": {},
};

export interface KeyedRoute {
  key: RouteKey;
  route: Route;
}

/** Calls a route with these ids, and with a body that it accepts. */
export async function sendWalked(caller: Caller, { key, route }: KeyedRoute, idOf: (name: string) => string) {
  const [method = "GET", path = ""] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => idOf(name));
  const body = key === "POST v2/concept/incubation/seed/{id}/generated" ? [await anyGenerated(idOf)] : bodies[key];
  const { status, body: answer } = await caller.raw(`${method} /api/${filled}`, route.body ? body : undefined);
  return { status, body: answer };
}

const anyGenerated = async (idOf: (name: string) => string) => ({
  uuid: idOf("conceptUuid") === "not-an-id" ? "00000000-0000-4000-8000-000000000000" : idOf("conceptUuid"),
  title: "Taken over",
  summary: "",
  overview: "",
  problemStatement: "",
  valueProposition: "",
  differentiators: [],
  rightsToWin: [],
});

export type WalkedThings = Awaited<ReturnType<typeof makeWalkedThings>>;

/** Something of each kind that paths name, in the company of this person. */
export async function makeWalkedThings(url: string, person: TestPerson) {
  const body = { email: "invited@example.com", role: "member" as const };
  const invitation = await person.call("POST v1/account/invitations", { body });
  const seed = await plantAnsweredSeed(person);
  const questions = await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: seed },
    body: {},
  });
  const concept = await saveFirstConcept(person, seed);
  await person.call("POST v1/concept/{id}/generate", { params: { id: concept } });
  await eventually(
    async () =>
      (await person.call("GET v1/concept/{id}/", { params: { id: concept } })).body.reportStatus === "complete",
  );
  const { body: planted } = await person.call("GET v2/concept/seed/{id}", { params: { id: seed } });
  const scan = (await person.call("GET v2/concept/{id}/market-scan", { params: { id: concept } })).body;
  const [trend] = (await person.call("GET v3/concept/{id}/market-scan/trends", { params: { id: concept } })).body
    .results;
  const profiles = (await person.call("GET v2/concept/{id}/customer-profile", { params: { id: concept } })).body
    .results;
  const { body: list } = await person.call("GET v2/concept/{id}/key-assumptions", { params: { id: concept } });
  return {
    ...firstsOf(await plantProjection(person, concept)),
    seed,
    concept,
    answer: planted.answers[0]?.id ?? "",
    question: questions.body[0]?.uuid ?? "",
    generated: planted.cachedConcepts[0]?.uuid ?? "",
    ...(await plantTalk(url, person, { concept, profile: profiles[0]?.uuid ?? "" })),
    profile: profiles[0]?.uuid ?? "",
    job: profiles[0]?.jobs[0]?.uuid ?? "",
    pain: profiles[0]?.pains[0]?.uuid ?? "",
    journeyStep: profiles[0]?.journey[0]?.uuid ?? "",
    startup: scan.startups[0]?.uuid ?? "",
    incumbent: scan.incumbents[0]?.uuid ?? "",
    marketScan: scan.uuid,
    trend: trend?.uuid ?? "",
    keyFinding: trend?.keyFinding[0]?.uuid ?? "",
    trendAndDriver: scan.trendsAndDrivers[0]?.uuid ?? "",
    assumption: list.results[0]?.uuid ?? "",
    version: (await person.call("POST v2/concept/version/{id}/save", { params: { id: concept } })).body.uuid,
    invitation: invitation.body.uuid,
    session: (await person.call("GET v1/user/sessions")).body[0]?.uuid ?? "",
    member: person.userId,
    ...(await makeOutlets(person, { concept, section: "trends", item: trend?.uuid ?? "" })),
  };
}

import { randomUUID } from "node:crypto";
import type { ChangedPlan, ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { expect, test } from "vitest";
import type { Caller } from "#test-support/caller.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { setUpResearch } from "./research.fixture.ts";

const here = setUpResearch();

const make = (caller: Caller = here.person) =>
  caller.call("POST v1/concept/{id}/research/plan", { params: { id: here.conceptId } });
const change = (body: ChangedPlan, caller: Caller = here.person) =>
  caller.call("PUT v1/concept/{id}/research/plan", { params: { id: here.conceptId }, body });
const question: ChangedPlan["questions"][number] = {
  topic: "trends",
  question: "What do offices pay?",
  queries: ["office soap price"],
  isIncluded: true,
};
const asksForQuestions = () => here.model.calls.filter(({ task }) => task === "research_questions");

test("there is no plan until it is asked for; then it stands, with what it is about to take", async () => {
  expect(await here.state()).toEqual({ provider: "searxng", plan: null, progress: null });
  const { status, body } = await make();
  expect(status).toBe(200);
  expect(body).toMatchObject({ wishes: "", changedBy: null, estimate: { searches: 10, pages: 60, usd: 0.1 } });
  expect(body.questions.length).toBe(10);
  expect((await here.state()).plan).toEqual(body);
});

test("asked for twice at once it is one plan, made by one call", async () => {
  const [one, other] = await Promise.all([make(), make()]);
  expect(one.body).toEqual(other.body);
  expect((await make()).body).toEqual(one.body);
  expect(asksForQuestions().length).toBe(1);
});

test("people change it, and the last has the last word", async () => {
  const { body: made } = await make();
  const [first, ...rest] = made.questions;
  if (!first) throw new Error("there are no questions");
  const kept = { ...first, isIncluded: false };
  const { body } = await change({ wishes: "Hospitals in Spain", questions: [kept, question] });
  expect(body).toMatchObject({ wishes: "Hospitals in Spain", changedBy: { uuid: here.person.userId } });
  expect(body.questions).toMatchObject([kept, question]);
  expect(body.estimate).toMatchObject({ searches: 1, pages: 6 });
  await Promise.all([
    change({ wishes: "One", questions: [question] }),
    change({ wishes: "Two", questions: rest.slice(0, 2) }),
  ]);
  const last = (await here.state()).plan as ResearchPlan;
  expect([last.wishes, last.questions.length]).toEqual(last.wishes === "One" ? ["One", 1] : ["Two", 2]);
  expect((await make()).body).toEqual(last);
});

test("a question that is named twice is two questions", async () => {
  const uuid = "aaaaaaaa-0000-4000-8000-000000000001";
  const { body } = await change({
    wishes: "",
    questions: [
      { ...question, uuid },
      { ...question, uuid },
    ],
  });
  expect(body.questions[0]?.uuid).toBe(uuid);
  expect(body.questions[1]?.uuid).not.toBe(uuid);
});

test("wishes alone steer the questions that are made", async () => {
  await change({ wishes: "Hospitals in Spain; leave out the US", questions: [] });
  // They stay the person's when questions come to them.
  const changedBy = { uuid: here.person.userId };
  expect((await make()).body).toMatchObject({ wishes: "Hospitals in Spain; leave out the US", changedBy });
  expect((await here.state()).plan?.questions.length).toBe(10);
  expect(JSON.stringify(asksForQuestions()[0]?.messages)).toContain("> Hospitals in Spain; leave out the US");
});

test("who takes every question out wants none", async () => {
  await make();
  await change({ wishes: "", questions: [] });
  expect((await make()).body.questions).toEqual([]);
});

test.each<[string, ChangedPlan]>([
  ["more than 30 questions", { wishes: "", questions: Array.from({ length: 31 }, () => question) }],
  ["a question without a search", { wishes: "", questions: [{ ...question, queries: [] }] }],
  ["an empty search", { wishes: "", questions: [{ ...question, queries: ["  "] }] }],
  ["five searches", { wishes: "", questions: [{ ...question, queries: ["a", "b", "c", "d", "e"] }] }],
  ["a search that is too long", { wishes: "", questions: [{ ...question, queries: ["a".repeat(201)] }] }],
  ["wishes that are too long", { wishes: "a".repeat(1_001), questions: [] }],
])("%s are not taken", async (_what, plan) => {
  expect((await change(plan)).status).toBe(422);
  expect((await here.state()).plan).toBeNull();
});

test("a stranger finds no concept to ask about", async () => {
  const stranger = await here.server.signUp();
  const params = { id: here.conceptId };
  const answers = [
    await stranger.call("GET v1/concept/{id}/research", { params }),
    await make(stranger),
    await change({ wishes: "", questions: [] }, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await here.state()).plan).toBeNull();
});

test("a model that refuses is told, and the plan is made when it is asked for again", async () => {
  here.model.script({ task: "research_questions", call: 1 }, { kind: "status", status: 401 });
  const refused = await make();
  expect([refused.status, refused.body]).toMatchObject([503, { detail: expect.stringMatching(/./) }]);
  expect((await make()).status).toBe(200);
});

const reword = (summary: string) =>
  here.person.call("PATCH v1/concept/{id}/", { params: { id: here.conceptId }, body: { summary } });
const anew = () =>
  here.person.call("POST v1/concept/{id}/research/plan", { params: { id: here.conceptId }, query: { anew: true } });

test("a plan that nobody changed follows the concept's words: it is made anew when it is asked for", async () => {
  const { body: first } = await make();
  expect(first.isOlder).toBe(false);
  await reword("Soap by weight for the kitchens of hospitals.");
  expect((await here.state()).plan?.isOlder).toBe(true);
  expect((await make()).body).toMatchObject({ isOlder: false, changedBy: null });
  expect((await here.state()).plan?.isOlder).toBe(false);
  expect(asksForQuestions().length).toBe(2);
  // What is no word of it makes no plan older.
  await here.person.call("PATCH v1/concept/{id}/", { params: { id: here.conceptId }, body: { status: "ideating" } });
  await make();
  expect(asksForQuestions().length).toBe(2);
});

test("a plan that a person changed stays, says that it is older, and is planned anew only by a person", async () => {
  await make();
  const { body: changed } = await change({ wishes: "Hospitals", questions: [question] });
  expect(changed.isOlder).toBe(false);
  await reword("Soap by weight for the kitchens of hospitals.");
  expect((await make()).body).toMatchObject({ questions: [question], isOlder: true });
  const { status, body } = await anew();
  expect(status).toBe(200);
  expect(body).toMatchObject({ wishes: "Hospitals", isOlder: false, changedBy: null });
  expect(body.questions.length).toBe(10);
  expect((await here.state()).plan).toEqual(body);
});

test("other wishes alone leave questions older than they are; who changes the questions has looked at them", async () => {
  const { body: made } = await make();
  expect((await change({ wishes: "Spain", questions: made.questions })).body.isOlder).toBe(true);
  expect((await change({ wishes: "Spain", questions: made.questions.slice(1) })).body.isOlder).toBe(false);
});

test("what a person changes while the plan is made anew stands", async () => {
  await make();
  await change({ wishes: "Spain", questions: [question] });
  const changed = Promise.withResolvers<void>();
  const held = { kind: "held", before: () => changed.promise } as const;
  here.model.script({ task: "research_questions" }, held);
  const planning = anew();
  await expect.poll(() => asksForQuestions().length).toBe(2);
  await change({ wishes: "Portugal", questions: [question] });
  changed.resolve();
  expect((await planning).body).toMatchObject({ wishes: "Portugal", questions: [question] });
});

test("how long it takes follows from what pages and searches took this company", async () => {
  const { accountId } = here.person;
  const { body: before } = await make();
  expect(before.estimate.seconds).toBe(3 * 60 + 10);
  const row = (task: string, milliseconds: number, outcome = "ok") => ({
    ...{ id: randomUUID(), accountId, task, milliseconds, outcome, taskVersion: 1, model: "x", attempt: 1 },
    ...{ idempotencyKey: "", tokensIn: 0, tokensCached: 0, tokensOut: 0, costUsd: 0, createdAt: new Date() },
  });
  const rows = [
    ...[500, 1_000, 9_000].map((took) => row("research-page", took)),
    ...[200, 200, 4_000].map((took) => row("research-search", took)),
    row("research-page", 60_000, "timeout"),
  ];
  await here.server.database.withTenant(here.person, (transaction) => transaction.insert(modelUsage).values(rows));
  expect((await make()).body.estimate.seconds).toBe(Math.ceil(60 * 1 + 10 * 0.2));
});

test("of what pages took the last two hundred within ninety days tell", async () => {
  const { accountId } = here.person;
  await make();
  const rows = (count: number, milliseconds: number, daysAgo: number) =>
    Array.from({ length: count }, () => ({
      ...{ id: randomUUID(), accountId, task: "research-page", milliseconds, outcome: "ok" as const, taskVersion: 1 },
      ...{ model: "web", attempt: 1, idempotencyKey: "", tokensIn: 0, tokensCached: 0, tokensOut: 0, costUsd: 0 },
      createdAt: new Date(Date.now() - daysAgo * 86_400_000),
    }));
  const seconds = async (...told: ReturnType<typeof rows>) => {
    await here.server.database.withTenant(here.person, (transaction) => transaction.insert(modelUsage).values(told));
    return (await make()).body.estimate.seconds;
  };
  expect(await seconds(...rows(9, 50_000, 91))).toBe(3 * 60 + 10);
  expect(await seconds(...rows(300, 20_000, 80))).toBe(20 * 60 + 10);
  expect(await seconds(...rows(200, 1_000, 2))).toBe(60 + 10);
});

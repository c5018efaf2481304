import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { keptPages, rejectedPages } from "../../evidence/tables.ts";
import { countSearches } from "../evidence/count-searches.ts";
import { listenTo, order, settled } from "../report.fixture.ts";
import { citedSources, wrongClaims } from "../tables.ts";
import { setUpResearch } from "./research.fixture.ts";

const here = setUpResearch();

const writeReport = async (id = here.conceptId) => {
  await order(here.person, id, "generate");
  return settled(here.person, id);
};
const writeMarketAnew = async () => {
  await here.person.call("POST v3/concept/{id}/market-scan/generate", {
    params: { id: here.conceptId },
  });
  return settled(here.person, here.conceptId);
};
const searches = () => here.asked().filter((path) => path.startsWith("/search"));
const pagesRead = () => here.asked().filter((path) => !path.startsWith("/search"));
const notesOf = async () => {
  const { reportStatusBySection } = await writeReport();
  return Object.values(reportStatusBySection).flatMap(({ notes }) =>
    notes.flatMap(({ part, sentence }) => (part === "research" ? [sentence] : [])),
  );
};
const promptsOf = (task: string) =>
  here.model.calls.flatMap((call) => (call.task === task ? [JSON.stringify(call.messages)] : []));

describe("a report with research", () => {
  test("asks each search and reads each page once, and quotes what it read", async () => {
    expect(await writeReport()).toMatchObject({ reportStatus: "complete" });
    expect(searches().length).toBe(10);
    expect(new Set(here.asked()).size).toBe(here.asked().length);
    const { plan, progress } = await here.state();
    expect(plan?.questions.length).toBe(10);
    expect(progress).toMatchObject({ isRunning: false, asked: 10, questions: 10, current: null, ended: null });
    const states = new Set(progress?.pages.map(({ state }) => state));
    expect(states.isSubsetOf(new Set(["read", "kept", "refused"]))).toBe(true);
    const read = progress?.pages.filter(({ source }) => source !== null) ?? [];
    expect(read.some(({ passages }) => passages > 0)).toBe(true);
    expect(read.some(({ quoted }) => quoted > 0)).toBe(true);
    const cited = await here.server.database.withTenant(here.person, (transaction) =>
      transaction.select().from(citedSources).where(eq(citedSources.conceptId, here.conceptId)),
    );
    expect(new Set(cited.map(({ source }) => source)).isSubsetOf(new Set(read.map(({ source }) => source)))).toBe(true);
    expect(cited.length).toBeGreaterThan(0);
  });

  test("looks for signals on both sides in equal effort, and passages of both reach whoever writes them", async () => {
    await writeReport();
    const { plan, progress } = await here.state();
    const onSide = (wanted: "for" | "against") =>
      plan?.questions.filter(({ topic, side }) => topic === "signals" && side === wanted) ?? [];
    const searched = (wanted: "for" | "against") => onSide(wanted).flatMap(({ queries }) => queries).length;
    expect(searched("for")).toBeGreaterThan(0);
    expect(searched("for")).toBe(searched("against"));
    const prompts = promptsOf("profile_signals");
    expect(prompts).toHaveLength(3);
    for (const wanted of ["for", "against"] as const) {
      const asked = new Set(onSide(wanted).map(({ uuid }) => uuid));
      const read = progress?.pages.filter(({ question, passages }) => asked.has(question) && passages > 0) ?? [];
      expect(read.length, wanted).toBeGreaterThan(0);
      for (const prompt of prompts)
        expect(
          read.some(({ title }) => prompt.includes(title)),
          wanted,
        ).toBe(true);
    }
    const { body } = await here.person.call("GET v2/concept/{id}/customer-profile", {
      params: { id: here.conceptId },
    });
    for (const signal of body.results.flatMap(({ signals }) => signals))
      expect(signal).toMatchObject({ isHypothesis: false, evidence: { claims: [expect.anything()] } });
  });

  test("is counted: a row and a price for each search, and a row for each page that was asked for", async () => {
    await writeReport();
    const rows = await here.server.database.withTenant(here.person, (transaction) =>
      transaction.select().from(modelUsage).where(eq(modelUsage.task, "research-search")),
    );
    expect(rows.length).toBe(10);
    expect(new Set(rows.map(({ model, costUsd }) => `${model} ${costUsd}`))).toEqual(new Set(["searxng 0.01"]));
    const pages = await here.server.database.withTenant(here.person, (transaction) =>
      transaction.select().from(modelUsage).where(eq(modelUsage.task, "research-page")),
    );
    const read = (await here.state()).progress?.pages.filter(({ reason }) => reason !== "rejected") ?? [];
    // A page that several questions led to was asked for once.
    expect(pages.length).toBe(new Set(read.map(({ url }) => url)).size);
    const ofReport = ({ idempotencyKey }: (typeof pages)[number]) => idempotencyKey.startsWith(`${here.conceptId}:`);
    expect(pages.every(ofReport)).toBe(true);
    // The scripted model has no price.
    expect((await here.state()).progress?.usd).toBeNull();
  });

  test("tells what is being read, a few times a second at most", async () => {
    const socket = await listenTo(here.server, here.person, here.conceptId);
    await writeReport();
    const told = socket.research();
    socket.close();
    expect(told.length).toBeGreaterThan(0);
    const { plan } = await here.state();
    const questions = new Set(plan?.questions.map(({ uuid }) => uuid));
    for (const { question } of told) expect(questions.has(question)).toBe(true);
  });

  test("of another concept of the company takes what was read before", async () => {
    await writeReport();
    const before = here.asked().length;
    const { id } = await bankConcept(here.server, here.person);
    expect(await writeReport(id)).toMatchObject({ reportStatus: "complete" });
    // Pages that were refused are not asked for again, either.
    expect(here.asked().length).toBe(before);
  });

  test("leaves out what a person left out of the plan", async () => {
    const { body: plan } = await here.person.call("POST v1/concept/{id}/research/plan", {
      params: { id: here.conceptId },
    });
    const questions = plan.questions.map((question) => ({ ...question, isIncluded: question.topic === "trends" }));
    await here.person.call("PUT v1/concept/{id}/research/plan", {
      params: { id: here.conceptId },
      body: { wishes: "Only hotels in Tyrol", questions },
    });
    await writeReport();
    expect(searches().length).toBe(2);
    expect(promptsOf("trends")[0]).toContain("> Only hotels in Tyrol");
    expect((await here.state()).progress).toMatchObject({ asked: 2, questions: 2 });
  });
});

describe("written anew", () => {
  test("a section takes what is kept, but nothing of a page that was rejected", async () => {
    await writeReport();
    const { progress } = await here.state();
    const page = progress?.pages.find(({ section, passages }) => section === "trends" && passages > 0);
    if (!page) throw new Error("the trends have read nothing");
    const { accountId, userId } = here.person;
    await here.server.database.withTenant(here.person, async (transaction) => {
      const [kept] = await transaction
        .select()
        .from(keptPages)
        .where(eq(keptPages.id, page.source ?? ""));
      const address = kept?.address ?? "";
      const rejected = { accountId, address, reason: "An advertisement", rejectedBy: userId, rejectedAt: new Date() };
      await transaction.insert(rejectedPages).values(rejected);
    });
    const before = here.asked().length;
    expect(promptsOf("trends").at(-1)).toContain(page.title);
    await writeMarketAnew();
    expect(here.asked().length).toBe(before);
    expect(promptsOf("trends").at(-1)).not.toContain(page.title);
    const after = (await here.state()).progress?.pages.find(({ url }) => url === page.url);
    expect(after).toMatchObject({
      state: "refused",
      reason: "rejected",
      sentence: "Refused: rejected by your company",
    });
    // What was answered earlier was searched for, too.
    const { conceptId } = here;
    const searched = await here.server.database.withTenant(here.person, (transaction) =>
      countSearches(transaction, { conceptId, section: "trends" }),
    );
    expect(searched).toBe(2);
  });

  test("a section is told which statements people marked as wrong", async () => {
    await writeReport();
    const { accountId, userId } = here.person;
    await here.server.database.withTenant(here.person, async (transaction) => {
      await transaction.insert(wrongClaims).values({
        id: "aaaaaaaa-0000-4000-8000-00000000000a",
        accountId,
        conceptId: here.conceptId,
        section: "trends",
        item: "aaaaaaaa-0000-4000-8000-00000000000b",
        claim: "Soap is sold by the yard.",
        reason: "",
        markedBy: userId,
        markedAt: new Date(),
      });
    });
    await writeMarketAnew();
    expect(promptsOf("trends").at(-1)).toContain("Soap is sold by the yard.");
  });
});

describe("a report is written all the same", () => {
  test.each([
    ["the quota is used up", "quota", /takes no more searches/],
    ["the search is away", "away", /SearXNG|search/i],
    ["the search is broken", "broken", /SearXNG|search/i],
  ] as const)("when %s, and each section says so once", async (_what, mood, sentence) => {
    await here.pages.setSearch(mood);
    const notes = await notesOf();
    expect(notes.length).toBe(3);
    for (const note of notes) {
      expect(note).toMatch(sentence);
      expect(note).toMatch(/What stands here is reasoning\.$/);
    }
    expect(pagesRead()).toEqual([]);
    const concept = await settled(here.person, here.conceptId);
    expect(concept.reportStatus).toBe("complete");
    expect((await here.state()).progress?.ended).toMatch(sentence);
  });

  test("when the questions cannot be written", async () => {
    here.model.script({ task: "research_questions" }, { kind: "status", status: 401 });
    const notes = await notesOf();
    expect(new Set(notes)).toEqual(new Set(["Nothing was looked up: the questions for it could not be written."]));
    expect(here.asked()).toEqual([]);
  });
});

import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type Caller, callerOf } from "#test-support/caller.ts";
import { sentencesOf, sharedSentences } from "#test-support/draft-sentences.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { readContents } from "../features/report/revisions/revision-store.ts";
import type { FinishedSections } from "../features/report/writing/writing-tools.ts";
import { businessModels } from "../library/business-models.ts";
import { companies } from "../library/companies/directory.ts";
import { costSavingMethods } from "../library/cost-saving-methods.ts";
import { figureFindings } from "../platform/model/answer/figures.ts";
import { textsOf } from "../platform/model/answer/text-findings.ts";
import { demoCompany, demoPeople } from "./demo-company.ts";
import type { DemoIdea } from "./demo-idea.ts";
import { demoSeeds } from "./ideas/operations.ts";
import { demoIdeas, plantDemo } from "./plant-demo.ts";

interface PlantedReport {
  idea: DemoIdea;
  contents: FinishedSections;
}

let server: TestServer;
let ada: Caller;
let reports: PlantedReport[];
let listed: ConceptListItem[];

beforeAll(async () => {
  server = await startTestServer();
  const account = await plantDemo(server);
  ada = callerOf(server.url, await accessToken(server.url, account.email, account.password));
  const user = (await ada.call("GET v1/user/")).body;
  const tenant = { accountId: user.account?.uuid ?? null, userId: user.user.uuid };
  const concepts = await Promise.all(
    ["draft", "active", "archived"].map((category) => ada.call("GET v1/concept/", { query: { category } })),
  );
  listed = concepts.flatMap(({ body }) => body.results);
  reports = await Promise.all(
    demoIdeas
      .filter((idea) => idea.report === "complete")
      .map(async (idea) => {
        const conceptId = listed.find((concept) => concept.title === idea.title)?.uuid ?? "";
        return {
          idea,
          contents: await server.database.withTenant(tenant, (transaction) =>
            readContents(transaction, conceptId, reportSections),
          ),
        };
      }),
  );
}, 120_000);
afterAll(() => server.stop());

test("the demo company has twelve concepts in all stages, complete reports, and drafts", async () => {
  const { count } = (await ada.call("GET v1/dashboard")).body.conceptDetails;
  expect(count.total).toBe(12);
  expect(Object.values(count).every((number) => number > 0)).toBe(true);
  expect((await ada.call("GET v2/concept/seed", { query: { status: "draft" } })).body.count).toBe(3);
  expect(reports.length).toBeGreaterThanOrEqual(8);
  for (const { idea, contents } of reports)
    expect(Object.keys(contents), idea.title).toHaveLength(reportSections.length);
});

const [hour, day] = [3_600_000, 86_400_000];
const nameOf = (index: number) => {
  const { firstName, lastName } = demoPeople[index] ?? { firstName: "", lastName: "" };
  return { firstName, lastName };
};

test("each concept is its person's, in the words and at the stage of its idea, and as old as that says", () => {
  for (const idea of demoIdeas) {
    const concept = listed.find(({ title }) => title === idea.title);
    const { summary, status, person } = idea;
    expect(concept, idea.title).toMatchObject({
      summary,
      status,
      createdBy: nameOf(person),
      lastModifiedBy: nameOf(person),
    });
    const [created, changed] = [concept?.createdAt, concept?.updatedAt].map((moment) => Date.parse(moment ?? ""));
    expect(Math.round((Date.now() - (created ?? 0)) / day), idea.title).toBe(idea.daysAgo);
    // Nobody works at it before it is there, or for longer than an afternoon.
    expect(Math.round(((changed ?? 0) - (created ?? 0)) / hour)).toBe(status === "new" ? 0 : 2);
  }
  const numbered = listed.toSorted((one, other) => (one.identifier < other.identifier ? -1 : 1));
  const oldestFirst = numbered.map(({ createdAt }) => createdAt);
  expect(oldestFirst).toEqual(oldestFirst.toSorted());
});

test("of the reports some are complete, some were begun and rest, and some are not there; none is being written", () => {
  const told = { complete: ["complete", 6], partial: ["notStarted", 2], none: ["notStarted", 0] } as const;
  for (const { title, report } of demoIdeas) {
    const concept = listed.find((each) => each.title === title);
    const [status, sections] = told[report];
    expect([title, concept?.reportStatusAggregate, concept?.completedSections]).toEqual([title, status, sections]);
    expect(concept?.dateReportStarted === null, title).toBe(report === "none");
  }
});

test("drafts are their people's, as far as they have answered, and one person alone is the admin", async () => {
  const { results } = (await ada.call("GET v2/concept/seed", { query: { status: "draft", sort: "-createdAt" } })).body;
  const drafts = demoSeeds.toSorted((one, other) => one.daysAgo - other.daysAgo);
  expect(results.map(({ type, createdBy }) => [type, createdBy])).toEqual(
    drafts.map(({ type, person }) => [type, nameOf(person)]),
  );
  for (const [place, { answers, daysAgo }] of drafts.entries()) {
    const seed = (await ada.call("GET v2/concept/seed/{id}", { params: { id: results[place]?.uuid ?? "" } })).body;
    const given = Object.fromEntries(seed.answers.map(({ question, answer }) => [question.identifier, answer]));
    expect(given).toEqual(answers);
    expect(Math.round((Date.now() - Date.parse(seed.createdAt)) / day)).toBe(daysAgo);
  }
  const { rows } = await server.database.pool.query("select first_name, role from users order by role, first_name");
  expect(rows.map(({ first_name, role }) => [first_name, role])).toEqual([
    ["Ada", "admin"],
    ...["Elsa", "Idris", "Jun", "Marta"].map((name) => [name, "member"]),
  ]);
});

test("the opportunity is the sum of what the active concepts may bring", async () => {
  const { potentialOpportunitySize: size } = (await ada.call("GET v1/dashboard")).body.conceptDetails;
  expect(size.amount).toBeGreaterThan(0);
  // Some of the reports rest on numbers that somebody has set, others on start values alone.
  expect([size.conceptCount, size.leftOutCount]).toEqual([4, 3]);
  expect(size.concepts.reduce((sum, concept) => sum + concept.amount, 0)).toBeCloseTo(size.amount);
});

test("a number that somebody of the demo company knows is that person's word", () => {
  const known = reports.flatMap(({ idea: { numbers = {} }, contents: { financialProjection } }) =>
    [...(financialProjection?.marketSizings ?? []), ...(financialProjection?.impactSizings ?? [])]
      .flatMap(({ assumptionEntries }) => assumptionEntries)
      .filter(({ title }) => Object.hasOwn(numbers, title)),
  );
  expect(known.length).toBeGreaterThan(5);
  expect(new Set(known.map(({ basis }) => basis))).toEqual(new Set(["words"]));
});

test("reports of different ideas share hardly a sentence", () => {
  const all = reports.reduce((sum, { contents }) => sum + sentencesOf(contents).size, 0);
  expect(all).toBeGreaterThan(300);
  expect(sharedSentences(reports.map(({ contents }) => contents)).length / all).toBeLessThan(0.03);
});

test("no offline text names a company that is neither in the directory nor in the person's words", () => {
  const known = new Set(companies.map((company) => company.name));
  for (const { idea, contents } of reports) {
    const named = [...(contents.marketScan?.startups ?? []), ...(contents.marketScan?.incumbents ?? [])];
    for (const company of named) expect(known.has(company.name), `${idea.title}: ${company.name}`).toBe(true);
  }
  expect(reports.flatMap(unknownNames)).toEqual([]);
});

test("no offline text holds a figure that is neither in the directory nor in the person's words", () => {
  for (const { idea, contents } of reports) {
    const { customerProfiles, financialProjection, ...sections } = contents;
    // Ages are estimates of an invented person; the projection's numbers are its named assumptions and what follows from them.
    const profiles = customerProfiles?.map(({ ageRange: _ageRange, ...profile }) => profile);
    const given = [wordsOf(idea), directory, withoutIds(financialProjection), figuresOf(contents)];
    expect(figureFindings(withoutIds({ ...sections, profiles }), given), idea.title).toEqual([]);
  }
});

const directory = companies.map((company) => ({ ...company, founded: String(company.founded) }));
const wordsOf = (idea: DemoIdea) => [idea.answers, idea.title, idea.summary, demoCompany];

/** Capitalised words inside sentences that nobody gave: neither the person, nor the directory, nor an invented persona. */
function unknownNames({ idea, contents }: PlantedReport): string[] {
  const given = new Set(
    [
      wordsOf(idea),
      companies,
      businessModels,
      costSavingMethods,
      demoPeople,
      contents.customerProfiles?.map((profile) => [profile.name, profile.segment]),
    ]
      .flatMap((part) => textsOf(part))
      .flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
  const capitals = textsOf(contents).flatMap(({ place, text }) =>
    isLabel(place) ? [] : [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{L}+/gu)].map((match) => match[0]),
  );
  return [...new Set(capitals)].filter(
    (word) => !given.has(word.toLowerCase()) && !ordinary.has(word.replace(/s$/, "")),
  );
}

/** Words that are written with a capital without naming anybody. */
const ordinary = new Set([
  "I",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
  "Global",
  "English",
  "Excel",
  "Internet",
]);
const isLabel = (place: string) =>
  /(?:category|grading|type|subtype|status|icon|stance|sourceCategory|relationType|title|origin|unit|pricingModel|segment|name|educationLevel|headquarters|domain)$/i.test(
    place,
  );

/** Every number of the projection as texts may write it: the shares of its sizes too. */
function figuresOf({ financialProjection: projection }: FinishedSections): string[] {
  if (!projection) return [];
  const numbers = (JSON.stringify(projection).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const shares = [projection.sam / projection.tam, projection.som / projection.sam].map((share) => share * 100);
  return [...numbers, ...shares].filter(Number.isFinite).flatMap((number) => [`${number}`, `$${number}`, `${number}%`]);
}

/** The `figure` of a stated figure names by id what its words are of. */
const notText = new Set(["conceptImageUrl", "uuid", "figure", "createdAt", "gradientColors"]);

/** A content without ids, instants and colours. */
function withoutIds(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutIds);
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]) => (notText.has(key) ? [] : [[key, withoutIds(value)]])),
  );
}

import { randomUUID } from "node:crypto";
import type { Source } from "@seedbed/contract/report/source";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";
import { lockConcept } from "../run/run-store.ts";
import { citedSources, wrongClaims } from "../tables.ts";
import { changeSection } from "./change-section.ts";
import { citedIn } from "./cited-sources.ts";
import { readContentOf } from "./revision-store.ts";
import { findWrongStatements } from "./verdict-store.ts";

const page: Source = {
  uuid: "5a5a5a5a-0000-4000-8000-000000000001",
  title: "Refill in hotels",
  description: "",
  url: "https://trade.example/refill",
  classification: "web",
  citations: ["Dispensers cost less than a bottle a night."],
  confidenceLevel: "medium",
  publishedDate: null,
};
const file: Source = { ...page, uuid: "5a5a5a5a-0000-4000-8000-000000000002", classification: "upload", url: null };
const reasoning: Source = { ...page, uuid: "5a5a5a5a-0000-4000-8000-000000000003", classification: "reasoning" };

const library: Source = { ...page, uuid: "5a5a5a5a-0000-4000-8000-000000000004", classification: "library" };

test("the sources of a content are found wherever they stand, each once; reasoning is none, nor is the project's own library", () => {
  const content = {
    results: [{ keyFinding: [{ sources: [page, reasoning, library] }, { sources: [page] }] }],
    support: [{ insight: "", sources: [file] }],
  };
  expect([...citedIn(content)]).toEqual([page.uuid, file.uuid]);
});

test("a content without sources cites nothing", () => {
  expect([citedIn(undefined), citedIn({ sources: "none" }), citedIn({ sources: [null, 3, {}] })]).toEqual([
    new Set(),
    new Set(),
    new Set(),
  ]);
});

let server: TestServer;
let person: TestPerson;
let conceptId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await server.signUp();
  conceptId = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await order(person, conceptId, "generate");
  await settled(person, conceptId);
});

const cited = () =>
  server.database.withTenant(person, async (transaction) => {
    const rows = await transaction.select().from(citedSources).where(eq(citedSources.conceptId, conceptId));
    return rows.map(({ section, source }) => [section, source]).sort();
  });

/** Gives the first finding of the trends these sources. */
const cite = (sources: Source[]) =>
  server.database.withTenant(person, async (transaction) => {
    await lockConcept(transaction, conceptId);
    const found = await readContentOf(transaction, person.accountId, { reference: conceptId, section: "trends" });
    const trends = found?.content as Trends | undefined;
    const finding = trends?.results[0]?.keyFinding[0]?.uuid ?? "";
    await changeSection(
      transaction,
      { accountId: person.accountId, conceptId, section: "trends" },
      {
        changes: [{ kind: "set", item: finding, field: "sources", value: sources }],
        by: { kind: "person", userId: person.userId },
        at: new Date(),
      },
    );
  });

test("which sources a section rests on follows each change of it", async () => {
  expect(await cited()).toEqual([]);
  await cite([page, file]);
  expect(await cited()).toEqual([
    ["trends", page.uuid],
    ["trends", file.uuid],
  ]);
  await cite([file]);
  expect(await cited()).toEqual([["trends", file.uuid]]);
  await cite([]);
  expect(await cited()).toEqual([]);
});

test("what people marked as wrong is asked by section and concept, and the last word on a statement counts", async () => {
  const marked = (claim: string, section: "trends" | "overview", [day, reason]: [number, string]) => ({
    ...{
      id: `aaaaaaaa-0000-4000-8000-0000000000${90 - day}`,
      accountId: person.accountId,
      conceptId,
      section,
      item: randomUUID(),
      claim,
      reason,
    },
    ...{ markedBy: person.userId, markedAt: new Date(Date.UTC(2026, 2, day)) },
  });
  const rows = [
    marked("Pumps pay", "trends", [4, "too old"]),
    marked("Pumps pay", "overview", [5, "not ours"]),
    marked("Pumps cost", "trends", [8, "made up"]),
    marked("Pumps cost", "trends", [7, "said before"]),
  ];
  const found = await server.database.withTenant(person, async (transaction) => {
    await transaction.insert(wrongClaims).values(rows);
    return findWrongStatements(transaction, { conceptId, section: "trends" });
  });
  expect([...found].map(([claim, { reason, userId }]) => [claim, reason, userId])).toEqual([
    ["Pumps pay", "too old", person.userId],
    ["Pumps cost", "made up", person.userId],
  ]);
});

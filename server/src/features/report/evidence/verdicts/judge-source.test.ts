import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { keptPages, rejectedPages } from "../../../evidence/tables.ts";
import { listenTo, order, readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { setUpResearch } from "../../research/research.fixture.ts";
import { sections as graph } from "../../sections.ts";
import { citedSources, reportRuns, reportSections as sectionRows } from "../../tables.ts";

const here = setUpResearch();

const writeReport = async (id = here.conceptId) => {
  await order(here.person, id, "generate");
  return settled(here.person, id);
};
const cited = (conceptId = here.conceptId) =>
  here.server.database.withTenant(here.person, (transaction) =>
    transaction.select().from(citedSources).where(eq(citedSources.conceptId, conceptId)),
  );
const outdatedSections = async (id = here.conceptId) =>
  Object.entries(statusesOf(await readConcept(here.person, id))).flatMap(([section, status]) =>
    status === "outdated" ? [section] : [],
  );
const withdrawnOf = (section: ReportSection, conceptId = here.conceptId) =>
  here.server.database.withTenant(here.person, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(sectionRows)
      .where(and(eq(sectionRows.conceptId, conceptId), eq(sectionRows.section, section)));
    return row?.withdrawn;
  });
const reject = (source: string, reason = "", person: TestPerson = here.person) =>
  person.call("POST v1/sources/{source}/reject", { params: { source }, body: { reason } });
const accept = (source: string, person: TestPerson = here.person) =>
  person.call("POST v1/sources/{source}/accept", { params: { source } });
const hashes = () =>
  here.server.database.withTenant(here.person, async (transaction) => {
    const rows = await transaction.select().from(sectionRows).where(eq(sectionRows.conceptId, here.conceptId));
    return new Map(rows.map(({ section, contentHash }) => [section, contentHash]));
  });
const outdated = async () =>
  (await here.person.call("GET v2/concept/{id}/report/outdated", { params: { id: here.conceptId } })).body;

/** A source that two sections rest on, with these in their order. */
async function sharedSource() {
  const bySource = Map.groupBy(await cited(), ({ source }) => source);
  const [source, rows = []] = [...bySource].find(([, of]) => of.length === 2) ?? [];
  if (!source) throw new Error("no source is cited in two sections");
  const sections = reportSections.filter((section) => rows.some((row) => row.section === section));
  return { source, sections };
}

describe("a source that is rejected", () => {
  test("outdates exactly the sections that rest on it; the update is written without it, and brings them up to date", async () => {
    await writeReport();
    const { source, sections } = await sharedSource();
    const saidBefore = await hashes();
    const socket = await listenTo(here.server, here.person, here.conceptId);
    expect((await reject(source, "An advertisement")).status).toBe(204);
    expect(await outdatedSections()).toEqual(sections);
    await eventually(async () => socket.updates().length > 0);
    expect(socket.updates()).toHaveLength(1);
    await expect.poll(() => socket.evidence()).toEqual([{ conceptUuid: null, source, item: null }]);
    const { body: researched } = await here.person.call("GET v1/concept/{id}/research", {
      params: { id: here.conceptId },
    });
    const rejectedPages = researched.progress?.pages.filter(({ isRejected }) => isRejected) ?? [];
    expect(new Set(rejectedPages.map((page) => page.source))).toEqual(new Set([source]));
    const told = await outdated();
    expect(told.sections.map(({ section }) => section)).toEqual(sections);
    for (const { section, causes } of told.sections) {
      expect(causes).toEqual([
        {
          source: section,
          item: expect.any(String),
          field: "sources",
          what: expect.stringMatching(/^“.+” rejected$/),
          before: null,
          after: "An advertisement",
          withdrawn: { kind: "source", uuid: source, name: expect.stringMatching(/^“.+”$/) },
          by: expect.objectContaining({ uuid: here.person.userId }),
          at: expect.any(String),
        },
      ]);
    }
    await here.person.call("POST v2/concept/{id}/report/update", { params: { id: here.conceptId } });
    await settled(here.person, here.conceptId);
    const runs = await here.server.database.withTenant(here.person, (transaction) =>
      transaction.select().from(reportRuns).where(eq(reportRuns.conceptId, here.conceptId)),
    );
    const last = runs.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime()).at(-1);
    expect(last?.sections.slice(0, sections.length)).toEqual(sections);
    expect((await cited()).map((row) => row.source)).not.toContain(source);
    for (const section of sections) expect(await withdrawnOf(section)).toEqual([]);
    // What is written from them follows in the same run, only where they say something else now.
    const said = await hashes();
    const follows = reportSections.filter(
      (section) =>
        !sections.includes(section) && graph[section].needs.some((need) => said.get(need) !== saidBefore.get(need)),
    );
    expect(last?.sections.slice(sections.length).toSorted()).toEqual(follows.toSorted());
    expect(await outdatedSections()).toEqual([]);
    socket.close();
  });

  test("is so once, with its first reason, however often it is said; accepting takes exactly that back", async () => {
    await writeReport();
    const { source, sections } = await sharedSource();
    const other = (await cited()).find((row) => row.source !== source && row.section === sections[0])?.source ?? "";
    await reject(other, "Another one");
    const before = await outdatedSections();
    const withdrawn = await withdrawnOf(sections[0] as ReportSection);
    await Promise.all([reject(source, "Old"), reject(source, "Old")]);
    await reject(source, "Older");
    const stored = await withdrawnOf(sections[0] as ReportSection);
    expect(stored).toHaveLength(2);
    expect(stored?.find(({ uuid }) => uuid === source)).toMatchObject({ kind: "source", reason: "Old" });
    expect((await accept(source)).status).toBe(204);
    expect((await accept(source)).status).toBe(204);
    expect(await withdrawnOf(sections[0] as ReportSection)).toEqual(withdrawn);
    expect(await outdatedSections()).toEqual(before);
    await accept(other);
    expect(await outdatedSections()).toEqual([]);
  });

  test("is rejected in all reports of the company, and in no other company's", async () => {
    await writeReport();
    const { id } = await bankConcept(here.server, here.person);
    await writeReport(id);
    const source = (await cited(id)).find(({ section }) => section === "trends")?.source ?? "";
    const stranger = await here.server.signUp();
    const [mine, other] = [here.person, await bankConcept(here.server, stranger)];
    await order(stranger, other.id, "generate");
    await settled(stranger, other.id);
    expect((await reject(source, "", stranger)).status).toBe(404);
    expect((await accept(source, stranger)).status).toBe(404);
    expect((await reject("no-uuid")).status).toBe(404);
    expect((await reject(source, "", mine)).status).toBe(204);
    expect(await outdatedSections(id)).toContain("trends");
    expect(await outdatedSections()).toContain("trends");
    expect(Object.values(statusesOf(await readConcept(stranger, other.id)))).not.toContain("outdated");
    const rows = await here.server.database.withTenant(stranger, (transaction) =>
      transaction.select().from(rejectedPages),
    );
    expect(rows).toEqual([]);
  });

  test("while the report is written, outdates what was written from it", async () => {
    await writeReport();
    const { source, sections } = await sharedSource();
    await here.person.call("POST v3/concept/{id}/market-scan/generate", { params: { id: here.conceptId } });
    const verdicts = [reject(source), accept(source), reject(source, "At last")];
    await Promise.all(verdicts);
    await reject(source);
    await settled(here.person, here.conceptId);
    const still = (await cited()).flatMap((row) => (row.source === source ? [row.section] : []));
    for (const section of sections) {
      const names = (await withdrawnOf(section))?.map(({ uuid }) => uuid);
      expect(names).toEqual(still.includes(section) ? [source] : []);
    }
  });

  test("is accepted again by whatever copy of its page, and another page stays rejected", async () => {
    const { accountId } = here.person;
    const at = new Date("2026-03-04T12:00:00.000Z");
    const copy = (number: number, url: string) => ({
      ...{ id: `0f000000-0000-4000-8000-0000000000a${number}`, accountId, address: `https://trade.example/${number}` },
      ...{ url, title: "Refill", publisher: "Trade", classification: "web" as const, text: "Depots.", hash: "h" },
      ...{ retrievedAt: at, checkedAt: at },
    });
    const [first, second, other] = [
      copy(1, "https://trade.example/refill"),
      copy(2, "https://trade.example/refill"),
      copy(3, "https://trade.example/other"),
    ];
    await here.server.database.withTenant(here.person, (transaction) =>
      transaction.insert(keptPages).values([first, second, other]),
    );
    const addresses = async () => {
      const rows = await here.server.database.withTenant(here.person, (transaction) =>
        transaction.select().from(rejectedPages),
      );
      return rows.map(({ address }) => address).toSorted();
    };
    await reject(first.id);
    await reject(other.id);
    expect(await addresses()).toEqual([first.address, other.address, other.url, first.url].toSorted());
    await reject(second.id);
    expect((await accept(first.id)).status).toBe(204);
    expect(await addresses()).toEqual([other.address, other.url].toSorted());
    expect(await reject(here.conceptId)).toMatchObject({ status: 404, body: { detail: "There is no such source." } });
  });
});

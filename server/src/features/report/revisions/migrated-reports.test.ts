import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import { emptyDatabase } from "../../../platform/database/empty-database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { administratorUrl } from "../../../platform/database/observer.fixture.ts";
import { readReportStates } from "../read-report-states.ts";
import { sections } from "../sections.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { company, concepts, storeEarlierRelease } from "./earlier-release.fixture.ts";
import { findItem } from "./find-item.ts";
import { itemLists } from "./item-lists.ts";
import { readContents } from "./revision-store.ts";

const tenant = { accountId: company, userId: company };

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let database: Database;
let finished: FinishedSections[];

/** A database as the release left it that kept profiles, assumptions and companies in tables of their own. */
beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  await emptyDatabase(home.url);
  pool = new pg.Pool({ connectionString: home.url });
  finished = await storeEarlierRelease(pool, "0013");
  await migrate(pool);
  await pool.end();
  pool = new pg.Pool({ connectionString: administratorUrl(home.url) });
  database = openDatabase({ url: home.url });
});
afterAll(async () => {
  await database.close();
  await pool.end();
  await home.drop();
});

test.each(concepts)("a report of an earlier release reads as before: %s", async (conceptId) => {
  const before = finished[concepts.indexOf(conceptId)];
  const read = await database.withTenant(tenant, (transaction) => readContents(transaction, conceptId, reportSections));
  for (const section of reportSections) expect(read[section], section).toEqual(before?.[section]);
});

test("what was up to date stays so, what was outdated too", async () => {
  const states = await database.withTenant(tenant, (transaction) => readReportStates(transaction, [...concepts]));
  const statuses = concepts.map((id) =>
    reportSections.filter((section) => states.get(id)?.reportStatusBySection[section].status !== "complete"),
  );
  expect(statuses).toEqual([[], ["overview"]]);
});

test("every thing in it is found by its uuid", async () => {
  const all = reportSections.flatMap((section) =>
    finished
      .flatMap((report) => itemLists(report[section], sections[section].items))
      .flatMap(({ items, kind }) => items.map((item) => ({ section, kind: kind.kind, item }))),
  );
  expect(all.length).toBeGreaterThan(150);
  await database.withTenant(tenant, async (transaction) => {
    for (const { section, kind, item } of all)
      expect(await findItem(transaction, item.uuid)).toMatchObject({ section, kind, isRetired: false, item });
  });
});

test("what was expected of a draft that nobody has touched counts no longer, and is not lost", async () => {
  const { rows } = await pool.query(
    `select opportunity, counted_opportunity(section, jsonb_set(content, '{origin}', '"model"'), marks) as expected
     from report_sections join section_revisions using (concept_id, section, revision)
     where section = 'financialProjection' order by concept_id`,
  );
  const [first, second] = finished.map((report) => report.financialProjection);
  expect(rows).toEqual([
    { opportunity: null, expected: first?.som },
    {
      opportunity: null,
      expected: second?.impactSizings.reduce((sum, { expectedSavings }) => sum + expectedSavings, 0),
    },
  ]);
});

import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type pg from "pg";
import { liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import { sections } from "../sections.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";

const migrations = join(import.meta.dirname, "../../../../migrations");
/** The company that the release had, and its one person. */
export const company = "00000000-0000-4000-8000-00000000000c";
export const concepts = ["00000000-0000-4000-8000-00000000000d", "00000000-0000-4000-8000-00000000000e"] as const;
const words = [
  "Refill “depots” \\ for\tshared offices",
  "Eau de pluie: 100 % récupérée, дождевая вода, 雨水, タンク",
] as const;
const featureVersions = { assumptions: "v2", financialProjection: "v2", marketScan: "v3", conceptOverview: "v3" };
const briefs = [refillDepots, liftMaintenance];

/**
 * Fills an empty database as a release left it whose last migration is the one before `next`: one company with two concepts, each with a whole
 * report in the tables that profiles, assumptions and companies had of their own. Gives the reports.
 */
export async function storeEarlierRelease(pool: pg.Pool, next: string): Promise<FinishedSections[]> {
  // The database may end a connection that is being ended.
  pool.on("error", () => undefined);
  const client = await pool.connect();
  await client.query("create extension if not exists pg_trgm");
  await client.query(
    "create table seedbed_migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const names = (await readdir(migrations)).filter((name) => name.endsWith(".sql") && name < next).sort();
  for (const name of names) {
    const text = await readFile(join(migrations, name), "utf8");
    await client.query(`begin; ${text.replaceAll("--> statement-breakpoint", "")}; commit`);
    await client.query("insert into seedbed_migrations (name) values ($1)", [name]);
  }
  client.release();
  await pool.query(`insert into accounts (id, name, domain, goal) values ($1, 'Mills', 'mills.example', '')`, [
    company,
  ]);
  await pool.query(
    `insert into users (id, account_id, subject, email, role) values ($1, $1, 'ada', 'ada@mills.example', 'admin')`,
    [company],
  );
  const reports: FinishedSections[] = [];
  for (const [index, conceptId] of concepts.entries()) reports.push(await storeReport(pool, conceptId, index));
  return reports;
}

async function storeReport(pool: pg.Pool, conceptId: string, index: number): Promise<FinishedSections> {
  const told = words[index] ?? "";
  await pool.query(
    `insert into concepts (id, account_id, number, title, summary, overview, value_proposition, problem_statement, differentiators,
      rights_to_win, feature_versions, created_by, updated_by, created_at, updated_at)
     values ($1, $2, $3, $4, '"quoted"', E'two\\nlines', '', '/slash', '[]', '[]', $5, $2, $2, now(), now())`,
    [conceptId, company, index + 1, told, featureVersions],
  );
  const report: FinishedSections = {};
  const brief = briefs[index] ?? refillDepots;
  for (const name of reportSections)
    Object.assign(report, { [name]: await sections[name].write(draftTools(brief, report)) });
  const completedAt = (section: ReportSection) =>
    new Date(Date.UTC(2026, 2, 4, 12, 0, reportSections.indexOf(section), 7));
  for (const section of reportSections) {
    const needs = sections[section].needs.map((need) => [need, completedAt(need).toISOString()]);
    const said = JSON.stringify([told, '"quoted"', "two\nlines", "", "/slash"]);
    // The overview of the second concept is outdated: it was made from other words.
    const isOutdated = index === 1 && section === "overview";
    const fingerprint = isOutdated ? "of other words" : hash("sha256", `[${said},${JSON.stringify(needs)}]`);
    await pool.query(
      `insert into report_sections (account_id, concept_id, section, status, completed_at, started_at, origin, fingerprint, content)
       values ($1, $2, $3, 'complete', $4, $4, 'draft', $5, $6)`,
      [company, conceptId, section, completedAt(section), fingerprint, JSON.stringify(documentOf(section, report))],
    );
  }
  await storeRows(pool, conceptId, report);
  return report;
}

function documentOf(section: ReportSection, report: FinishedSections): unknown {
  if (section === "customerProfiles" || section === "assumptions") return null;
  if (section !== "marketScan" || !report.marketScan) return report[section];
  const { startups: _startups, incumbents: _incumbents, ...document } = report.marketScan;
  return document;
}

async function storeRows(pool: pg.Pool, conceptId: string, report: FinishedSections): Promise<void> {
  const { startups = [], incumbents = [] } = report.marketScan ?? {};
  for (const [kind, list] of [
    ["startup", startups],
    ["incumbent", incumbents],
  ] as const)
    for (const [position, { uuid, ...fields }] of list.entries())
      await pool.query(
        "insert into ecosystem_companies (id, account_id, concept_id, kind, position, fields, origin) values ($1, $2, $3, $4, $5, $6, 'draft')",
        [uuid, company, conceptId, kind, position, JSON.stringify(fields)],
      );
  for (const [position, profile] of (report.customerProfiles ?? []).entries()) {
    const { uuid, isPrimary, origin, jobs, pains, alternatives, journey, signals, ...fields } = profile;
    await pool.query(
      "insert into customer_profiles (id, account_id, concept_id, position, is_primary, fields, origin) values ($1, $2, $3, $4, $5, $6, $7)",
      [uuid, company, conceptId, position, isPrimary, JSON.stringify(fields), origin],
    );
    const lists = { job: jobs, pain: pains, alternative: alternatives, journeyStep: journey, signal: signals };
    for (const [kind, items] of Object.entries(lists))
      for (const [place, { uuid: id, ...item }] of items.entries())
        await pool.query(
          "insert into profile_items (id, account_id, profile_id, kind, position, fields, origin) values ($1, $2, $3, $4, $5, $6, $7)",
          [id, company, uuid, kind, place, JSON.stringify(item), origin],
        );
  }
  for (const [position, each] of (report.assumptions ?? []).entries())
    await pool.query(
      `insert into assumptions (id, account_id, concept_id, position, statement, category, importance, certainty, status, importance_rationale,
        certainty_rationale, version, origin, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        each.uuid,
        company,
        conceptId,
        position,
        each.statement,
        each.category,
        each.importance,
        each.certainty,
        each.status,
        each.importanceRationale,
        each.certaintyRationale,
        each.version,
        each.origin,
        each.createdAt,
      ],
    );
}

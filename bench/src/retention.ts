import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "@seedbed/server/src/compose";
import { createLog } from "@seedbed/server/src/platform/log";
import type { Measurement } from "./measurement.ts";
import { type ReportServer, startReportServer } from "./report/report-server.ts";

/** Written in five rounds, of which the first is not counted: it fills the room that the removal then leaves free. */
const reports = Number(process.env.RETENTION ?? 40);
const rounds = 4;
const day = 86_400_000;

/** What a report consists of, and what is found by it; all else is kept beside it. */
const content = [
  "cited_sources",
  "concept_numbers",
  "concept_versions",
  "concepts",
  "idea_neighbours",
  "idea_texts",
  "ideas_to_compare",
  "report_items",
  "report_sections",
  "section_revisions",
  "version_sections",
];

/** By how much the database grows with each report beyond the report itself, once a day has passed. */
export async function measureRetention(): Promise<Measurement[]> {
  const server = await startReportServer({ latencyMs: 0, concurrency: 32 });
  try {
    const each = Math.max(1, Math.round(reports / rounds));
    await passDayWith(server, each);
    const before = await readSizes(server.database.pool);
    for (let round = 0; round < rounds; round += 1) await passDayWith(server, each);
    const after = await readSizes(server.database.pool);
    const written = each * rounds;
    const growth = [...after]
      .map(([name, bytes]) => ({ name, kB: (bytes - (before.get(name) ?? 0)) / written / 1_024 }))
      .sort((one, other) => other.kB - one.kB);
    const sum = (rows: typeof growth) => rows.reduce((all, { kB }) => all + kB, 0);
    const beside = growth.filter(({ name }) => !content.includes(name));
    const largest = beside.slice(0, 4).map(({ name, kB }) => `${name} ${kB.toFixed(1)}`);
    return [
      { name: "retention: a report", value: sum(growth) - sum(beside), unit: "kB", note: `${written} reports` },
      { name: "retention: beyond it", value: sum(beside), unit: "kB", limit: 20, note: largest.join(", ") },
    ];
  } finally {
    await server.stop();
  }
}

/** Writes reports; then a day passes, and what has ended is removed. */
async function passDayWith(server: ReportServer, count: number): Promise<void> {
  const conceptIds: string[] = [];
  while (conceptIds.length < count) conceptIds.push(await server.bankConcept());
  await server.writeReports(conceptIds);
  await removeNextDay(server);
  // As the database does by itself, a little later.
  await server.database.pool.query("vacuum analyze");
}

/** What every server does each hour, by one whose clock is two days ahead. */
async function removeNextDay({ databaseUrl, database }: ReportServer): Promise<void> {
  for (const table of ["outbox", "idempotent_answers"])
    await database.pool.query(`delete from ${table} where created_at < now()`);
  const ahead = await compose({
    databaseUrl,
    ownsDatabase: false,
    dataDir: join(tmpdir(), "seedbed-bench-ahead"),
    publicUrl: "http://127.0.0.1:4000",
    serverId: "ahead",
    ai: { concurrency: 1, accountConcurrency: 1 },
    research: { provider: "none", trustedHosts: [], keepDays: 30, searchesPerReport: 40, pagesPerReport: 60 },
    filmPrograms: { ffmpeg: null, espeak: null },
    mailFrom: { name: "", address: "seedbed@seedbed.local" },
    supportEmail: "help@seedbed.local",
    localMailbox: false,
    webFolder: "/nonexistent",
    log: createLog("silent"),
    clock: () => new Date(Date.now() + 2 * day),
    limitCalls: false,
  });
  await ahead.launch();
  await ahead.removeOld();
  await ahead.close();
}

/** Bytes of each table with its indexes and what is kept outside of its rows. */
async function readSizes(pool: ReportServer["database"]["pool"]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, sum(pg_total_relation_size(c.oid)) as bytes from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'dbos', 'auth') group by relname`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

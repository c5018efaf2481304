import { randomUUID } from "node:crypto";
import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { overviewOf, trendsOf } from "../../editing/editing.fixture.ts";
import { readStandingReport } from "../../exports/standing-report.ts";
import { readConcept } from "../../report.fixture.ts";
import { applyChanges } from "../../revisions/apply-changes.ts";
import { changeSection } from "../../revisions/change-section.ts";
import { noMarks, type SectionChange } from "../../revisions/section-change.ts";
import { lockConcept, writeSection } from "../../run/run-store.ts";
import { sections } from "../../sections.ts";
import { sectionRevisions } from "../../tables.ts";
import { cancel, listOf, view } from "../versions.fixture.ts";
import type { TwoServers } from "./two-servers.fixture.ts";

export const writtenSections = ["trends", "overview"] as const;
export type WrittenSection = (typeof writtenSections)[number];
export type Drafted = SectionContents;

/** What a history has come to so far: what is known of it without asking the product again. */
export interface Told {
  /** What each version said when it was saved, by its uuid. */
  versions: Map<string, string>;
  /** What each person has changed, the last one last. */
  made: { section: WrittenSection; revision: number }[][];
  /** Every edit that was ever shown. */
  shown: Map<string, Edit>;
  /** Those that were taken, and in which revision they were made. */
  taken: Map<string, number>;
}
export const nothingTold = (): Told => ({ versions: new Map(), made: [[], []], shown: new Map(), taken: new Map() });

/** A report of two people, whose history is played. */
export interface Played extends TwoServers {
  id: string;
  drafted: Drafted;
}

export async function beginHistory(servers: TwoServers, drafted: Drafted): Promise<Played> {
  const { id } = await bankConcept(servers.server, servers.people[0]);
  const played = { ...servers, id, drafted };
  for (const section of reportSections) await writeAnew(played, section, drafted[section]);
  const [ada] = servers.people;
  await servers.server.database.withTenant(ada, async (transaction) => {
    const at = new Date();
    const complete = { status: "complete", origin: "draft", startedAt: at, completedAt: at } as const;
    for (const section of reportSections)
      await writeSection(transaction, { accountId: ada.accountId, conceptId: id, section }, complete);
  });
  return played;
}

/** As a run stores a section that it has written. */
export const writeAnew = (
  { server, people: [ada], id }: Played,
  section: ReportSection,
  content: Drafted[ReportSection],
): Promise<unknown> =>
  server.database.withTenant(ada, async (transaction) => {
    await lockConcept(transaction, id);
    const key = { accountId: ada.accountId, conceptId: id, section };
    const by = { kind: "run", runId: randomUUID() } as const;
    return changeSection(transaction, key, { changes: [{ kind: "replaceAll", content }], by, at: new Date() });
  });

/** What a person sees of a concept and its report. */
export async function seenBy(person: TestPerson, id: string): Promise<string> {
  const { title, summary, featureVersions } = await readConcept(person, id);
  return JSON.stringify([title, summary, featureVersions, await trendsOf(person, id), await overviewOf(person, id)]);
}

/** A version as one person sees it, who stops looking then. */
export async function seenAs({ people: [ada], id }: Played, version: string): Promise<string> {
  expect((await view(ada, id, version)).status).toBe(200);
  const seen = await seenBy(ada, id);
  await cancel(ada, id);
  return seen;
}

/** Notes what the versions say that have come, and gives them, the newest first. */
export async function noteVersions(played: Played, told: Told) {
  const { versions } = await listOf(played.people[0], played.id);
  const came = versions.filter(({ uuid }) => !told.versions.has(uuid));
  for (const { uuid } of came) told.versions.set(uuid, await seenAs(played, uuid));
  return { versions, came };
}

export const revisionsOf = ({ server, people: [ada], id }: Played, section: WrittenSection) =>
  server.database.withTenant(ada, (transaction) =>
    transaction
      .select()
      .from(sectionRevisions)
      .where(and(eq(sectionRevisions.conceptId, id), eq(sectionRevisions.section, section)))
      .orderBy(asc(sectionRevisions.revision)),
  );
type Revision = Awaited<ReturnType<typeof revisionsOf>>[number];

/** What the recorded changes make of the first content, one after the other; a content that was replaced is taken as it was written. */
function replayed(section: WrittenSection, rows: readonly Revision[]): unknown {
  const { items: declared, holders } = sections[section];
  let content: unknown;
  for (const row of rows) {
    const isWritten = row.changes.some(({ kind }) => kind === "replaceAll");
    const changes = row.changes as SectionChange[];
    content = isWritten
      ? row.content
      : applyChanges({ content, marks: noMarks }, changes, { declared, holders, personal: false }).content;
    expect(content).toEqual(row.content);
  }
  return content;
}

const valuesOf = (edit: Edit) =>
  edit.changes.flatMap(({ kind, after }) => (kind === "set" || kind === "add" ? [nonceIn(after)] : []));
/** The word by which a proposed value is told from all others. */
export const nonceIn = (value: unknown): string => /zq[a-j]+qz/u.exec(JSON.stringify(value))?.[0] ?? "no nonce";

/** What holds of every history, whatever was done in it. */
export async function checkHistory(played: Played, told: Told): Promise<void> {
  const { server, people, id } = played;
  const [ada] = people;
  for (const [uuid, seen] of told.versions) expect(await seenAs(played, uuid)).toBe(seen);
  const heads = await server.database.withTenant(ada, (transaction) => readStandingReport(transaction, id));
  expect(heads.map(({ section }) => section)).toEqual(reportSections);
  // Nobody asked for anything in the others.
  for (const { section, revision } of heads)
    if (section !== "trends" && section !== "overview") expect([section, revision]).toEqual([section, 1]);
  const rows = { trends: await revisionsOf(played, "trends"), overview: await revisionsOf(played, "overview") };
  for (const section of writtenSections)
    expect(replayed(section, rows[section])).toEqual(heads.find((head) => head.section === section)?.content);
  expect(await trendsOf(ada, id)).toEqual(heads.find(({ section }) => section === "trends")?.content);
  for (const person of people) expect(await seenBy(person, id)).toBe(await seenBy(ada, id));
  // Nothing taken is lost: it is part of the revision in which it was made, from where all that follows is recorded.
  for (const [uuid, revision] of told.taken) {
    const edit = told.shown.get(uuid) as Edit;
    const row = rows[edit.section as WrittenSection].find((each) => each.revision === revision);
    expect(row?.withAi).toBe(true);
    for (const value of valuesOf(edit)) expect(JSON.stringify([row?.changes, row?.content])).toContain(value);
  }
  // Nothing left is applied, not even for a while.
  const everything = JSON.stringify([rows, [...told.versions.values()], await seenBy(ada, id)]);
  for (const [uuid, edit] of told.shown)
    if (!told.taken.has(uuid)) for (const value of valuesOf(edit)) expect(everything).not.toContain(value);
}

import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { readSeedBrief } from "../features/incubation/operations/read-seed-brief.ts";
import { readCompany } from "../features/nucleus/operations/read-company.ts";
import type { ReportDependencies, RunInput, SectionInput } from "../features/report/dependencies.ts";
import { loadBrief } from "../features/report/operations/load-brief.ts";
import { readContents } from "../features/report/revisions/revision-store.ts";
import { beginRun } from "../features/report/run/begin-run.ts";
import { cancelRun } from "../features/report/run/cancel-report.ts";
import { finishSection } from "../features/report/run/finish-section.ts";
import { readSections } from "../features/report/run/run-store.ts";
import { sections } from "../features/report/sections.ts";
import { drawnImages } from "../features/report/writing/images/drawn-images.ts";
import { stableUuid } from "../features/report/writing/stable-uuid.ts";
import type { WritingTools } from "../features/report/writing/writing-tools.ts";
import type { Member } from "../platform/http/actor.ts";
import type { DemoIdea } from "./demo-idea.ts";
import { setDemoNumbers } from "./set-demo-numbers.ts";

const partialSections: ReportSection[] = ["trends", "customerProfiles"];

/** Writes a report offline, section after section; a partial one stops after the first two sections, as if cancelled. */
export async function writeDemoReport(
  { database, clock }: Pick<ReportDependencies, "database" | "clock">,
  member: Member,
  { conceptId, idea }: { conceptId: string; idea: DemoIdea },
): Promise<void> {
  const input: RunInput = {
    accountId: member.accountId,
    userId: member.userId,
    conceptId,
    runId: randomUUID(),
    order: { kind: "missing" },
  };
  const waiting = await database.withTenant(member, (transaction) => beginRun(transaction, input, clock()));
  const done = new Set<ReportSection>();
  for (let section = waiting.shift(); section; section = waiting.shift()) {
    if (done.has(section) || (idea.report === "partial" && !partialSections.includes(section))) continue;
    const next = await writeSection({ database, clock }, { ...input, section }, idea.title);
    // Before anything is written from it, or that would be outdated from the start.
    if (section === "financialProjection")
      await database.withTenant(member, (transaction) =>
        setDemoNumbers(transaction, member, { conceptId, idea, at: clock() }),
      );
    done.add(section);
    waiting.push(...next.filter((candidate) => !done.has(candidate) && !waiting.includes(candidate)));
  }
  if (idea.report === "partial")
    await database.withTenant(member, (transaction) => cancelRun(transaction, input, clock()));
}

async function writeSection(
  { database, clock }: Pick<ReportDependencies, "database" | "clock">,
  input: SectionInput,
  seed: string,
): Promise<ReportSection[]> {
  const { section } = input;
  const { brief, finished, rows } = await database.withTenant(input, async (transaction) => ({
    brief: await loadBrief({ readCompany, readSeedBrief }, transaction, input),
    rows: await readSections(transaction, input.conceptId),
    finished: await readContents(transaction, input.conceptId, sections[section].needs),
  }));
  const run: WritingTools["run"] = async (task, taskInput, { part = "" }) => ({
    output: task.draft(taskInput, `${seed} ${part}`),
    origin: "draft",
    model: null,
    notes: [],
  });
  const content = await sections[section].write({
    brief,
    finished,
    now: clock().toISOString(),
    id: (...name) => stableUuid(input.runId, section, ...name),
    run,
    tryRun: run,
    allowGaps: () => undefined,
    images: drawnImages(input.conceptId),
    research: async () => null,
  });
  const hashes = Object.fromEntries(rows.map((row) => [row.section, row.contentHash]));
  const written = { section, words: brief.concept, hashes, content, at: clock() };
  return database.withTenant(input, (transaction) => finishSection(transaction, input, written));
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import { announceConcept } from "../../concepts/exports/announce-concept.ts";
import { readReportStates } from "../read-report-states.ts";
import { changeSection } from "../revisions/change-section.ts";
import type { Recognised } from "../revisions/section-change.ts";
import { type ConceptWords, fingerprintOf } from "../section-states.ts";
import { sections } from "../sections.ts";
import {
  endRun,
  findRun,
  forgetTaskAnswers,
  lockConcept,
  type RunRow,
  readSections,
  type SectionRow,
  writeSection,
} from "./run-store.ts";

interface SectionKey {
  accountId: string;
  userId: string;
  conceptId: string;
  runId: string;
}

/** A run that goes on, with the concept's sections; the concept is held. */
interface HeldRun {
  key: SectionKey;
  run: RunRow;
  rows: Map<ReportSection, SectionRow>;
  at: Date;
}

interface WrittenSection<Section extends ReportSection> {
  section: Section;
  /** The concept's words as they were when the writing began: changed since, the section is outdated from the start. */
  words: ConceptWords;
  content: SectionContents[Section];
  /** Which of its things are earlier ones in other words. */
  recognised?: Recognised | undefined;
  at: Date;
}

/**
 * Stores a written section and gives the sections that can start now. Repeating it changes nothing. A run that was cancelled
 * meanwhile stores nothing.
 */
export async function finishSection<Section extends ReportSection>(
  transaction: Transaction,
  key: SectionKey,
  { section, words, content, recognised, at }: WrittenSection<Section>,
): Promise<ReportSection[]> {
  const held = await holdRun(transaction, key, at);
  if (!held) return [];
  const { run, rows } = held;
  const own = rows.get(section);
  if (own?.runId !== run.id) return [];
  if (own.status !== "complete") {
    const hashes = Object.fromEntries([...rows.values()].map((row) => [row.section, row.contentHash]));
    const { accountId, conceptId } = key;
    const changed = await changeSection(
      transaction,
      { accountId, conceptId, section },
      { changes: [{ kind: "replaceAll", content, recognised }], by: { kind: "run", runId: run.id }, at },
    );
    await writeSection(
      transaction,
      { accountId, conceptId, section },
      {
        status: "complete",
        completedAt: at,
        error: null,
        origin: sections[section].originOf(changed.content),
        fingerprint: fingerprintOf(section, words, hashes),
      },
    );
    await forgetTaskAnswers(transaction, conceptId, section);
    rows.set(section, { ...own, status: "complete", completedAt: at, contentHash: changed.contentHash });
  }
  const ready = await startReady(transaction, held);
  // Said when it was stored: an execution that repeats this has nothing new to tell.
  if (own.status !== "complete") await announceProgress(transaction, held);
  return ready;
}

/** Stores why a section failed; what needs it will not start in this run. */
export async function failSection(
  transaction: Transaction,
  key: SectionKey,
  { section, sentence, at }: { section: ReportSection; sentence: string; at: Date },
): Promise<void> {
  const held = await holdRun(transaction, key, at);
  if (!held) return;
  const { run, rows } = held;
  const own = rows.get(section);
  if (own?.runId !== run.id || own.status === "complete") return;
  const fail = async (
    row: SectionRow,
    change: { status: "error" | "notStarted" | "complete"; error: string | null },
  ) => {
    await writeSection(
      transaction,
      { accountId: key.accountId, conceptId: key.conceptId, section: row.section },
      change,
    );
    rows.set(row.section, { ...row, ...change });
  };
  await fail(own, { status: "error", error: sentence });
  for (const row of dependents(held, section)) {
    await fail(row, { status: row.completedAt ? "complete" : "notStarted", error: null });
  }
  await announceProgress(transaction, held, sentence);
}

async function holdRun(transaction: Transaction, key: SectionKey, at: Date): Promise<HeldRun | undefined> {
  if (!(await lockConcept(transaction, key.conceptId))) return undefined;
  const run = await findRun(transaction, key.runId);
  if (run?.status !== "running") return undefined;
  const rows = new Map((await readSections(transaction, key.conceptId)).map((row) => [row.section, row]));
  return { key, run, rows, at };
}

async function startReady(transaction: Transaction, { key, run, rows, at }: HeldRun): Promise<ReportSection[]> {
  const ready = run.sections.filter((candidate) => {
    const row = rows.get(candidate);
    return (
      row?.runId === run.id &&
      row.status === "waiting" &&
      sections[candidate].needs.every((need) => !run.sections.includes(need) || rows.get(need)?.status === "complete")
    );
  });
  for (const section of ready) {
    await writeSection(
      transaction,
      { accountId: key.accountId, conceptId: key.conceptId, section },
      { status: "pending", startedAt: at },
    );
    const row = rows.get(section);
    if (row) rows.set(section, { ...row, status: "pending", startedAt: at });
  }
  // Sections set pending by an earlier execution of this step are started again, which does nothing when they run already.
  return run.sections.filter(
    (section) => rows.get(section)?.runId === run.id && rows.get(section)?.status === "pending",
  );
}

async function announceProgress(
  transaction: Transaction,
  { key, run, rows, at }: HeldRun,
  sentence = "",
): Promise<void> {
  const own = run.sections.map((section) => rows.get(section)).filter((row) => row?.runId === run.id);
  const unfinished = own.some((row) => row?.status === "pending" || row?.status === "waiting");
  const failed = own.find((row) => row?.status === "error");
  if (!unfinished) await endRun(transaction, run.id, { status: failed ? "error" : "complete", endedAt: at });
  const eventType = unfinished ? "progress" : failed ? "error" : "completed";
  const message = { progress: "", error: failed?.error ?? sentence, completed: "The report is ready." }[eventType];
  await announceConcept({ readReportStates }, transaction, { ...key, eventType, message });
}

// Everything of the run that directly or through others waits for the failed section.
function dependents({ run, rows }: HeldRun, failed: ReportSection): SectionRow[] {
  const lost = new Set<ReportSection>([failed]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const section of run.sections) {
      const row = rows.get(section);
      if (lost.has(section) || row?.runId !== run.id || row.status !== "waiting") continue;
      if (sections[section].needs.some((need) => lost.has(need))) {
        lost.add(section);
        grown = true;
      }
    }
  }
  lost.delete(failed);
  return [...lost].flatMap((section) => rows.get(section) ?? []);
}

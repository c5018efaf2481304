import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { announceKnownConcept } from "../../concepts/exports/announce-concept.ts";
import { requireConceptToWrite } from "../../concepts/exports/get-concept.ts";
import { takeForms } from "../../concepts/exports/take-forms.ts";
import { countQuoted } from "../research/progress/count-quoted.ts";
import { writeQuoted } from "../research/progress/progress-store.ts";
import { changeSection } from "../revisions/change-section.ts";
import type { Recognised } from "../revisions/section-change.ts";
import { type ConceptWords, type ContentHashes, deriveReportState, fingerprintOf } from "../section-states.ts";
import { sections } from "../sections.ts";
import { forgetTaskAnswers } from "./kept-answers.ts";
import { outdatedBy } from "./outdated-by.ts";
import {
  endRun,
  findRunningRun,
  type RunRow,
  type SectionRow,
  writeRunSections,
  writeSection,
  writeSections,
} from "./run-store.ts";
import { gapsIn } from "./section-notes.ts";

interface SectionKey {
  accountId: string;
  userId: string;
  conceptId: string;
  runId: string;
}

/** A run that goes on, with the concept and its sections; the concept is held. */
interface HeldRun {
  key: SectionKey;
  concept: Awaited<ReturnType<typeof requireConceptToWrite>>;
  run: RunRow;
  rows: Map<ReportSection, SectionRow>;
  at: Date;
}

interface WrittenSection<Section extends ReportSection> {
  section: Section;
  /** The concept's words as they were when the writing began: changed since, the section is outdated from the start. */
  words: ConceptWords;
  /** What the sections it is written from said then: edited since, it is outdated likewise. */
  hashes: ContentHashes;
  content: SectionContents[Section];
  /** Which of its things are earlier ones in other words. */
  recognised?: Recognised | undefined;
  /** Its gaps, and what a person should look at in it. */
  notes?: SectionNote[];
  at: Date;
}

/**
 * Stores a written section and gives the sections that can start now. Repeating it changes nothing. A run that was cancelled
 * meanwhile stores nothing.
 */
export async function finishSection<Section extends ReportSection>(
  transaction: Transaction,
  key: SectionKey,
  { section, words, hashes, content, recognised, notes = [], at }: WrittenSection<Section>,
): Promise<ReportSection[]> {
  const held = await holdRun(transaction, key, at);
  if (!held) return [];
  const { run, rows } = held;
  const own = rows.get(section);
  if (own?.runId !== run.id) return [];
  const isRepeated = own.status === "complete";
  if (!isRepeated) {
    const { accountId, conceptId } = key;
    const changed = await changeSection(
      transaction,
      { accountId, conceptId, section },
      { changes: [{ kind: "replaceAll", content, recognised }], by: { kind: "run", runId: run.id }, at },
    );
    await writeQuoted(transaction, { conceptId, section }, countQuoted(changed.content));
    if (changed.revision !== own.revision) {
      const data = { conceptUuid: conceptId, section, revision: changed.revision, items: [], by: null };
      publish(transaction, { accountId }, { type: "concept.report.changed.account", data });
    }
    await write(transaction, held, {
      section,
      status: "complete",
      completedAt: at,
      error: null,
      notes,
      origin: sections[section].originOf(changed.content),
      // What only had its gaps filled rests on what it was first written from.
      fingerprint: run.filling.includes(section) ? own.fingerprint : fingerprintOf(section, words, hashes),
      contentHash: changed.contentHash,
      withdrawn: changed.withdrawn,
    });
    if (changed.contentHash !== own.contentHash) await follow(transaction, held, section);
    // Not before it is there, and with it or not at all.
    if (section === "overview" && run.forms) held.concept = await takeForms(transaction, held.concept, run.forms);
    // Those of a section with gaps are what a Retry of a gap does not ask again.
    if (gapsIn(notes).length === 0) await forgetTaskAnswers(transaction, { conceptId, section });
  }
  const ready = await startReady(transaction, held);
  if (isRepeated) return pendingSections(held);
  // Said when it was stored: an execution that repeats this has nothing new to tell.
  await announceProgress(transaction, held);
  return ready;
}

/** The sections of a run that are to be started, those that run already among them; none when the run is over. Repeating it changes nothing. */
export async function startableSections(transaction: Transaction, key: SectionKey, at: Date): Promise<ReportSection[]> {
  const held = await holdRun(transaction, key, at);
  if (!held) return [];
  await startReady(transaction, held);
  return pendingSections(held);
}

// Starting again what runs already does nothing.
const pendingSections = ({ run, rows }: HeldRun) =>
  run.sections.filter((each) => rows.get(each)?.runId === run.id && rows.get(each)?.status === "pending");

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
  await write(transaction, held, {
    section,
    status: "error",
    error: sentence,
  });
  for (const row of dependents(held, section))
    await write(transaction, held, {
      section: row.section,
      status: row.completedAt ? "complete" : "notStarted",
      error: null,
    });
  await announceProgress(transaction, held, sentence);
}

async function holdRun(transaction: Transaction, key: SectionKey, at: Date): Promise<HeldRun | undefined> {
  const concept = await holdConcept(transaction, key);
  const found = concept && (await findRunningRun(transaction, key));
  return found && { key, concept, ...found, at };
}

/** The concept, held until the transaction ends; undefined when it is gone. */
async function holdConcept(transaction: Transaction, { conceptId, userId }: SectionKey) {
  try {
    return await requireConceptToWrite(transaction, conceptId, userId);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** Writes what a section has become, and takes notice of it. */
async function write(
  transaction: Transaction,
  { key: { accountId, conceptId }, rows }: HeldRun,
  { section, ...change }: Pick<SectionRow, "section"> & Parameters<typeof writeSection>[2],
): Promise<void> {
  await writeSection(transaction, { accountId, conceptId, section }, change);
  const row = rows.get(section);
  if (row) rows.set(section, { ...row, ...change });
}

/** Has a run that brings the report up to date go on with what has become outdated by what it has just written. */
async function follow(transaction: Transaction, held: HeldRun, written: ReportSection): Promise<void> {
  const { key, concept, run, rows } = held;
  const { accountId, conceptId, runId } = key;
  const next = run.follows ? outdatedBy(written, { words: concept.concept, run, rows }) : [];
  if (next.length === 0) return;
  for (const section of next) await forgetTaskAnswers(transaction, { conceptId, section });
  const waiting = { status: "waiting", startedAt: null, error: null } as const;
  await writeSections(
    transaction,
    { accountId, conceptId, runId },
    next.map((section) => ({ section, ...waiting })),
  );
  for (const section of next) {
    const row = rows.get(section);
    if (row) rows.set(section, { ...row, ...waiting, runId });
  }
  held.run = { ...run, sections: allSections.filter((each) => run.sections.includes(each) || next.includes(each)) };
  await writeRunSections(transaction, runId, held.run.sections);
}

async function startReady(transaction: Transaction, held: HeldRun): Promise<ReportSection[]> {
  const { run, rows, at } = held;
  const ready = run.sections.filter((candidate) => {
    const row = rows.get(candidate);
    return (
      row?.runId === run.id &&
      row.status === "waiting" &&
      sections[candidate].needs.every((need) => !run.sections.includes(need) || rows.get(need)?.status === "complete")
    );
  });
  for (const section of ready) await write(transaction, held, { section, status: "pending", startedAt: at });
  return ready;
}

async function announceProgress(
  transaction: Transaction,
  { key, concept, run, rows, at }: HeldRun,
  sentence = "",
): Promise<void> {
  const own = run.sections.map((section) => rows.get(section)).filter((row) => row?.runId === run.id);
  const unfinished = own.some((row) => row?.status === "pending" || row?.status === "waiting");
  const failed = own.find((row) => row?.status === "error");
  if (!unfinished) await endRun(transaction, run.id, { status: failed ? "error" : "complete", endedAt: at });
  const eventType = unfinished ? "progress" : failed ? "error" : "completed";
  const message = { progress: "", error: failed?.error ?? sentence, completed: "The report is ready." }[eventType];
  const report = deriveReportState(concept.concept, [...rows.values()]);
  announceKnownConcept(transaction, key.accountId, { found: concept, report, eventType, message });
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

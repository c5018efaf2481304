import { createHash } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { throughOutages } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { canonicalJson } from "../../../platform/json/canonical-json.ts";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { Steps } from "../../../platform/workflows/workflows.ts";
import type { ReportDependencies, RunInput, SectionInput } from "../dependencies.ts";
import { readContents } from "../revisions/revision-store.ts";
import type { ConceptWords } from "../section-states.ts";
import { sections } from "../sections.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { beginRun } from "./begin-run.ts";
import { failSection, finishSection } from "./finish-section.ts";
import { loadBrief } from "./load-brief.ts";
import { recogniseItems } from "./recognise-items.ts";
import { findRun, findTaskAnswers, type KeptAnswers, keepTaskAnswer, readSections } from "./run-store.ts";

/** A task of the section did not deliver; the message is a sentence for the person. */
export class SectionFailed extends Error {
  override readonly name = "SectionFailed";
}

/** What became of writing a section: its content, or a sentence for the person. */
export type SectionOutcome = { content: SectionContents[ReportSection] } | { failure: string };

export interface WrittenSection {
  /** The concept's words when the section was begun. */
  words: ConceptWords;
  outcome: SectionOutcome;
}

/** A section that is being written, with the answers kept from before. */
export interface SectionWriting {
  input: SectionInput;
  steps: Steps;
  kept: KeptAnswers;
  /** Whether something stands that the section takes the place of. */
  isAnew: boolean;
}

type TaskOutcome<Output> = { ok: true; result: TaskResult<Output> } | { ok: false; sentence: string };

/** What the report workflows do, each repeatable. */
export function createReportSteps(dependencies: ReportDependencies) {
  const { clock, gateway, log } = dependencies;
  const { availability } = dependencies.database;
  // What is paid for is held until it can be kept.
  const database = throughOutages(dependencies.database);

  /** A task's answer, kept until the section is complete: neither a crash nor a retry makes the call again. */
  async function ask<Input, Output>(
    { input, kept }: Pick<SectionWriting, "input" | "kept">,
    task: AiTask<Input, Output>,
    asked: { taskInput: Input; part: string; signal: AbortSignal },
  ): Promise<TaskResult<Output>> {
    const key = answerKey(input, task, asked);
    const answer = kept.get(key);
    if (answer) return { output: answer.output as Output, origin: answer.origin, notes: answer.notes, model: null };
    const { accountId, userId, runId } = input;
    const { taskInput, signal } = asked;
    const result = await availability.throughOutages(
      () => gateway.runTask(task, taskInput, { accountId, userId, idempotencyKey: key, signal }),
      signal,
    );
    const { origin, output, notes } = result;
    await database.withTenant(input, (transaction) =>
      keepTaskAnswer(transaction, { key, accountId, runId, task: task.name, origin, output, notes }),
    );
    return result;
  }

  return {
    /** The sections to start; none when the order was refused or the run is over. */
    async begin(input: RunInput): Promise<ReportSection[]> {
      try {
        return await database.withTenant(input, (transaction) => beginRun(transaction, input, clock()));
      } catch (error) {
        if (error instanceof Failure) return [];
        throw error;
      }
    },

    /**
     * What a section is written from, with the answers that earlier executions and runs have kept; null when its run is over. Read on
     * every execution, not as a step: it shapes the calls still to be made, never which steps there are.
     */
    load: (input: SectionInput) =>
      database.withTenant(input, async (transaction) => {
        const run = await findRun(transaction, input.runId);
        if (run?.status !== "running") return null;
        const began = (await readSections(transaction, input.conceptId)).find((row) => row.section === input.section);
        const finished: FinishedSections = await readContents(
          transaction,
          input.conceptId,
          sections[input.section].needs,
        );
        return {
          brief: await loadBrief(dependencies, transaction, input),
          finished,
          kept: await findTaskAnswers(transaction, input.conceptId, input.section),
          /** Whether something stands that the section takes the place of. */
          isAnew: typeof began?.contentHash === "string",
          now: (began?.startedAt ?? run.startedAt).toISOString(),
        };
      }),

    /** Runs a task as one step. */
    async runTask<Input, Output>(
      { input, steps, kept }: SectionWriting,
      task: AiTask<Input, Output>,
      asked: { taskInput: Input; part: string },
    ): Promise<TaskResult<Output>> {
      const name = asked.part ? `${task.name}:${asked.part}` : task.name;
      const outcome = await steps.step(name, async (signal): Promise<TaskOutcome<Output>> => {
        try {
          return { ok: true, result: await ask({ input, kept }, task, { ...asked, signal }) };
        } catch (error) {
          if (error instanceof TaskFailed && error.code !== "cancelled") return { ok: false, sentence: error.sentence };
          throw error;
        }
      });
      if (!outcome.ok) throw new SectionFailed(outcome.sentence);
      return outcome.result;
    },

    /** Stores the section, or why it failed, and gives the sections to start. */
    async finish(
      { input, kept, isAnew }: SectionWriting,
      { words, outcome }: WrittenSection,
      signal: AbortSignal,
    ): Promise<ReportSection[]> {
      const { section } = input;
      if ("failure" in outcome)
        return database.withTenant(input, async (transaction) => {
          await failSection(transaction, input, { section, sentence: outcome.failure, at: clock() });
          return [];
        });
      const { content } = outcome;
      const recognising = {
        database,
        log,
        ask: <Input, Output>(task: AiTask<Input, Output>, taskInput: Input) =>
          ask({ input, kept }, task, { taskInput, part: "", signal }),
      };
      const recognised = isAnew ? await recogniseItems(recognising, input, content) : {};
      return database.withTenant(input, (transaction) =>
        finishSection(transaction, input, { section, words, content, recognised, at: clock() }),
      );
    },
  };
}

function answerKey(
  input: SectionInput,
  task: { name: string; version: number },
  { taskInput, part }: { taskInput: unknown; part: string },
): string {
  const hash = createHash("sha256").update(canonicalJson(taskInput)).digest("hex").slice(0, 24);
  return `${input.conceptId}:${input.section}:${task.name}@${task.version}:${part}:${hash}`;
}

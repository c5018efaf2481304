import type { AnswerSource, FieldType, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { answerMaxLength, answersPerQuestionMax } from "@seedbed/contract/limits";
import { answerMessages, newAnswerProblem, toggleChoice } from "@seedbed/rules/questionnaire/answer-list";
import * as z from "zod/mini";
import { tooLong } from "../../../design/text/too-long.ts";
import type { StoredAnswer } from "./stored-answer.ts";

export const answerEntry = z.object({ text: z.string(), source: z.enum(["user", "ai"]) });
/** One answer: its text, or the value of the chosen option. */
export type AnswerEntry = z.infer<typeof answerEntry>;

/** What a person has in hand at a question and has not sent yet. */
export const answerDraft = z.object({
  entries: z.array(answerEntry),
  /** Typed, and not added to the list. */
  typed: z.string(),
  /** The entry that is being changed, with its text so far. */
  editing: z.nullable(z.object({ index: z.number(), text: z.string() })),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

/** The outcome of a step: the draft after it, and what kept it from being done. */
export interface DraftStep {
  draft: AnswerDraft;
  problem?: string | undefined;
}

export function draftFrom(stored: Pick<StoredAnswer, "answer" | "details"> | undefined): AnswerDraft {
  const entries = (stored?.answer ?? []).map((text, index) => ({
    text,
    source: stored?.details.sources[index] ?? "user",
  }));
  return { entries, typed: "", editing: null };
}

export const textsOf = (entries: readonly AnswerEntry[]): string[] => entries.map((entry) => entry.text.trim());

/** The entries as the server takes them. */
export function changeOf(entries: readonly AnswerEntry[]): SeedAnswerChange {
  return { answer: textsOf(entries), details: { sources: entries.map((entry) => entry.source) } };
}

/** Adds a text; an empty one, one that is too long, a repeated one and one too many are refused. */
export function addText(draft: AnswerDraft, text: string, source: AnswerSource): DraftStep {
  const trimmed = text.trim();
  const problem =
    draft.entries.length >= answersPerQuestionMax ? answerMessages.tooMany : problemOf(trimmed, textsOf(draft.entries));
  return problem ? { draft, problem } : { draft: { ...draft, entries: [...draft.entries, { text: trimmed, source }] } };
}

/** Why a text cannot be an answer; one that is too long is told by how much. */
const problemOf = (text: string, others: readonly string[]) =>
  tooLong(text, answerMaxLength) ?? newAnswerProblem(text, others);

/** Adds what was typed and empties the field; a refused text stays in it. */
export function addTyped(draft: AnswerDraft): DraftStep {
  const added = addText(draft, draft.typed, "user");
  return added.problem ? added : { draft: { ...added.draft, typed: "" } };
}

/** Takes over a pasted list, a line an answer; the last one stays in the field, with all that cannot be one. Those that are there already do not. */
export function pasteLines(draft: AnswerDraft, text: string): DraftStep {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const last = (lines.pop() ?? "").trim();
  const left: string[] = [];
  const after = lines.reduce<DraftStep>(
    (before, line) => {
      const added = addText(before.draft, line, "user");
      if (added.problem && added.problem !== answerMessages.duplicate) left.push(line.trim());
      return { draft: added.draft, problem: before.problem ?? added.problem };
    },
    { draft },
  );
  return { ...after, draft: { ...after.draft, typed: [...left, last].join(" ") } };
}

/** Puts the changed text in the place of the old one; a text that a person changed is the person's. */
export function finishEditing(draft: AnswerDraft): DraftStep {
  const { editing, entries } = draft;
  const edited = editing && entries[editing.index];
  if (!editing || !edited) return { draft: { ...draft, editing: null } };
  const others = textsOf(entries).toSpliced(editing.index, 1);
  const problem = problemOf(editing.text.trim(), others);
  if (problem) return { draft, problem };
  const text = editing.text.trim();
  const entry = text === edited.text ? edited : { text, source: "user" as const };
  return { draft: { ...draft, entries: entries.with(editing.index, entry), editing: null } };
}

/** The draft with everything in the list that was typed or being changed. */
export function settle(draft: AnswerDraft): DraftStep {
  const edited = finishEditing(draft);
  if (edited.problem || edited.draft.typed.trim() === "") return edited;
  return addTyped(edited.draft);
}

/** A click on an option: a radio button takes the place of the other, a multi-select toggles. */
export function choose(draft: AnswerDraft, fieldType: FieldType, option: AnswerEntry): AnswerDraft {
  const before = new Map(draft.entries.map((entry) => [entry.text, entry]));
  const chosen = toggleChoice(fieldType, [...before.keys()], option.text);
  return { ...draft, entries: chosen.map((text) => before.get(text) ?? { ...option, text }) };
}

import type { GeneratedConcept, GeneratedConceptFields } from "@seedbed/contract/incubation/schemas";
import * as z from "zod/mini";

const item = z.object({ order: z.number(), description: z.string() });

/** What a person changed of a generated concept and has not saved yet. */
export const conceptEdit = z.partial(
  z.object({
    title: z.string(),
    summary: z.string(),
    overview: z.string(),
    problemStatement: z.string(),
    valueProposition: z.string(),
    differentiators: z.array(item),
    rightsToWin: z.array(item),
  }),
);
export type ConceptEdit = z.infer<typeof conceptEdit>;

export type ConceptTextName = "title" | "summary" | "overview" | "problemStatement" | "valueProposition";
export type ConceptListName = "differentiators" | "rightsToWin";
export type ConceptPartName = ConceptTextName | ConceptListName;

export const partLabels = {
  title: "Title",
  summary: "Summary",
  overview: "Overview",
  problemStatement: "Problem statement",
  valueProposition: "Value proposition",
  differentiators: "Differentiators",
  rightsToWin: "Rights to win",
} as const satisfies Record<ConceptPartName, string>;

export type ConceptItem = z.infer<typeof item>;

/** The concept as the person left it. One that is in the bank is edited there, and stays as it is here. */
export function withEdit(concept: GeneratedConcept, edit: ConceptEdit | undefined): GeneratedConcept {
  return concept.isSaved ? concept : { ...concept, ...edit };
}

/** What is sent of a concept: texts trimmed, empty items left out, the others numbered from 1. */
export function fieldsOf(concept: GeneratedConcept): GeneratedConceptFields {
  const { uuid, title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin } = concept;
  return {
    uuid,
    title: title.trim(),
    summary: summary.trim(),
    overview: overview.trim(),
    problemStatement: problemStatement.trim(),
    valueProposition: valueProposition.trim(),
    differentiators: numbered(differentiators),
    rightsToWin: numbered(rightsToWin),
  };
}

const numbered = (items: readonly ConceptItem[]): ConceptItem[] =>
  items
    .map(({ description }) => description.trim())
    .filter((description) => description !== "")
    .map((description, index) => ({ order: index + 1, description }));

/** The parts that say something else than those that were generated. */
export function editedParts(concept: GeneratedConcept, edit: ConceptEdit | undefined): ReadonlySet<ConceptPartName> {
  const [now, before] = [fieldsOf(withEdit(concept, edit)), fieldsOf(concept)];
  const names = Object.keys(partLabels) as ConceptPartName[];
  return new Set(names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name])));
}

/** Moves an item by one place up (-1) or down (1); at the end it stays. Items keep their `order` as their name until they are sent. */
export function moveItem(items: readonly ConceptItem[], index: number, step: -1 | 1): ConceptItem[] {
  const [one, other] = [items[index], items[index + step]];
  return one && other ? items.with(index, other).with(index + step, one) : [...items];
}

export function addItem(items: readonly ConceptItem[]): ConceptItem[] {
  return [...items, { order: Math.max(0, ...items.map(({ order }) => order)) + 1, description: "" }];
}

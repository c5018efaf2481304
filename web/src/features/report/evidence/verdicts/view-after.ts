import type { EvidenceView } from "../evidence-query.ts";

type Word = NonNullable<EvidenceView["sources"][number]["rejected"]>;

/** The view when the source with this number is rejected: nothing rests on it any more. How sure the rest is, the server says. */
export function rejectedIn(view: EvidenceView, number: number, rejected: Word): EvidenceView {
  const others = (numbers: readonly number[]) => numbers.filter((each) => each !== number);
  return {
    ...view,
    sources: view.sources.map((source) => (source.number === number ? { ...source, rejected } : source)),
    steps: view.steps.map((step) => ({ ...step, sources: others(step.sources), against: others(step.against) })),
  };
}

/** The view when the source with this number is accepted again: what it is quoted for rests on it. */
export function acceptedIn(view: EvidenceView, number: number): EvidenceView {
  const passages = view.sources.find((source) => source.number === number)?.passages ?? [];
  const withIt = (numbers: readonly number[], step: number, stance: "for" | "against") =>
    passages.some((passage) => passage.step === step && passage.stance === stance)
      ? [...new Set([...numbers, number])].toSorted((one, other) => one - other)
      : numbers;
  return {
    ...view,
    sources: view.sources.map((source) => (source.number === number ? { ...source, rejected: null } : source)),
    steps: view.steps.map((step, index) => ({
      ...step,
      sources: [...withIt(step.sources, index, "for")],
      against: [...withIt(step.against, index, "against")],
    })),
  };
}

/** The view when the statement with these words is marked as wrong, or, with null, as right again. */
export const markedIn = (view: EvidenceView, claim: string, wrong: Word | null): EvidenceView => ({
  ...view,
  steps: view.steps.map((step) => (step.text === claim ? { ...step, wrong } : step)),
});

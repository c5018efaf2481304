import type { EvidenceView } from "../../evidence-query.ts";
import { inWords, joined } from "../../evidence-words.ts";

/** Something that rested on a source before it was rejected, and what is left of it. */
export interface Rested {
  text: string;
  /** `bare`: no source carries it any more; `stands`: others do, or it was only contradicted. */
  state: "bare" | "stands";
  /** What of it is left, in a few words. */
  note: string;
}

/** What of an item rested on this source: its statements that quote it, or else its conclusion. Empty where none did. */
export function whatRested(view: EvidenceView, sourceUuid: string): Rested[] {
  const source = view.sources.find(({ uuid }) => uuid === sourceUuid);
  if (!source) return [];
  const quoted = [...new Set(source.passages.flatMap(({ step }) => step ?? []))].toSorted((one, other) => one - other);
  const statements = quoted.flatMap((index) => {
    const step = view.steps[index];
    return step
      ? [{ step, isCarried: source.passages.some((each) => each.step === index && each.stance === "for") }]
      : [];
  });
  if (statements.length === 0) return [{ text: view.conclusion || view.title, ...left(standing(view), view) }];
  return statements.map(({ step, isCarried }) => {
    if (!isCarried) return { text: step.text, state: "stands", note: "the source spoke against it" };
    if (step.sources.length > 0) return { text: step.text, ...left(step.sources.length, view) };
    const premises = step.premises.length > 0 ? `, from ${joined(step.premises)}` : "";
    return { text: step.text, state: "bare", note: `now AI reasoning${premises}` };
  });
}

const standing = ({ sources }: EvidenceView) => sources.filter(({ rejected }) => !rejected).length;

function left(count: number, { confidence }: EvidenceView): Pick<Rested, "state" | "note"> {
  if (count === 0) return { state: "bare", note: "now AI reasoning" };
  const sure = confidence ? `, confidence now ${confidence}` : "";
  return { state: "stands", note: `${inWords(count)} ${count === 1 ? "source" : "sources"} left${sure}` };
}

import { figuresIn } from "../../../src/platform/model/answer/figures.ts";
import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";

const smallCount = 12;

/** The facts a person gave that can be found again whatever the wording: money, shares, other figures above twelve. */
export function ownFacts(own: unknown): string[] {
  const figures = textsOf(own).flatMap(({ text }) => figuresIn(text));
  return [...new Set(figures.filter(({ kind, value }) => kind !== "plain" || value > smallCount).map(keyOf))];
}

/** Those of the facts that come back in what was written. */
export function factsUsed(facts: readonly string[], written: unknown): string[] {
  const said = new Set(textsOf(written).flatMap(({ text }) => figuresIn(text).map(keyOf)));
  return facts.filter((fact) => said.has(fact));
}

const keyOf = ({ value }: { value: number }) => String(value);

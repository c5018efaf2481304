import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileAlternativesOutput } from "./output.ts";

const nothing = /^(?:|-|–|—|n\/?a|none|null|not (?:known|available|applicable)|unclear|tbd|\?)\.?$/iu;

/** A price that says nothing is unknown, and a point that stands on both sides stands on the first. */
export function mendProfileAlternatives(
  output: ProfileAlternativesOutput,
  _input: PersonaInput,
  mended: NoteMend,
): ProfileAlternativesOutput {
  return {
    ...output,
    alternatives: output.alternatives.map((alternative, index) => {
      const place = `alternatives.${index}`;
      const isUnknown = nothing.test(alternative.price.trim());
      if (isUnknown) mended("unknown-price", `${place}.price`);
      const pros = new Set(alternative.pros.map(plainName));
      return {
        ...alternative,
        price: isUnknown ? "Unknown" : alternative.price,
        cons: withoutSpare(alternative.cons, (point) => pros.has(plainName(point)), {
          enough: 1,
          told: (at) => mended("point-on-both-sides", `${place}.cons.${at}`),
        }),
      };
    }),
  };
}

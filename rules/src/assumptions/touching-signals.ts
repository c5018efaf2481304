import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { stemsOf } from "./telling-stems.ts";

/** A signal that touches an assumption, and by which words. */
export interface Touching {
  signal: RealWorldSignal;
  /** The group of its customer profile. */
  segment: string;
  /** As the signal writes them; none where whoever read it said that it touches the assumption. */
  words: string[];
}

type Statement = Pick<Assumption, "uuid" | "statement">;

/** So many words have to be shared; or all that a short statement has, if they are two or more. */
const enoughWords = 3;
const fewestWords = 2;
/** From so many assumptions on, what stands in more than a third of them is what the concept is about, and tells them not apart. */
const manyStatements = 6;

/**
 * The signals that touch each assumption, by its uuid: those that whoever read them connected with it, and those that share three telling words with its
 * statement, or all of a statement that has but two. What nobody has found is no signal.
 */
export function touchingSignals(
  assumptions: readonly Statement[],
  profiles: readonly Pick<CustomerProfile, "segment" | "signals">[],
): Map<string, Touching[]> {
  const stems = assumptions.map(({ statement }) => stemsOf(statement));
  const isTelling = (stem: string) =>
    assumptions.length < manyStatements || stems.filter((own) => own.has(stem)).length <= assumptions.length / 3;
  const found = profiles.flatMap(({ segment, signals }) =>
    signals
      .filter(({ isHypothesis }) => !isHypothesis)
      .map((signal) => ({
        ...{ signal, segment },
        said: stemsOf(`${signal.description} ${signal.interview?.quote ?? ""}`),
      })),
  );
  return new Map(
    assumptions.map(({ uuid }, index) => {
      const telling = [...(stems[index]?.keys() ?? [])].filter(isTelling);
      const enough = Math.max(fewestWords, Math.min(enoughWords, telling.length));
      return [
        uuid,
        found.flatMap(({ said, ...each }): Touching[] => {
          if (each.signal.touches?.includes(uuid)) return [{ ...each, words: [] }];
          const words = telling.flatMap((stem) => said.get(stem) ?? []);
          return words.length >= enough ? [{ ...each, words }] : [];
        }),
      ];
    }),
  );
}

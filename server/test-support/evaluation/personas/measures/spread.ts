import { figuresSaid } from "../../../../src/features/conversations/spoken/figures-said.ts";
import { shared, stemsOf } from "../../../../src/features/conversations/spoken/stems.ts";
import type { AskedPerson } from "../asked/people.ts";
import type { SharedQuestion } from "../asked/questions.ts";
import type { ReadReply } from "../talks/ask-persona.ts";

/** From here on two answers say the same in the same words. */
const nearlyAlike = 0.8;

export interface Spread {
  /** Pairs of answers of two people to one question, and of those: that say the same. */
  pairs: number;
  alike: number;
  /** The mean share of words that two people have in common in their answers, and in their profiles; of 1. */
  likeness: number;
  likenessOfProfiles: number;
  /** People who named a limit, and how far these are apart, in shares of how far the limits of their profiles are; undefined below three. */
  named: number;
  limitsApart: number | undefined;
}

interface SharedAnswer {
  person: AskedPerson;
  question: SharedQuestion;
  reply: ReadReply;
}

/** How differently people answer one question, beside how different they are. Only people of one language are compared by their words. */
export function measureSpread(answers: readonly SharedAnswer[]): Spread {
  const pairs = answers.flatMap((one, index) =>
    answers
      .slice(index + 1)
      .filter(({ question, person }) => question === one.question && person.language === one.person.language)
      .map((other) => ({
        likeness: likenessOf(one.reply.text, other.reply.text),
        ofProfiles: likenessOf(toldOf(one.person), toldOf(other.person)),
      })),
  );
  const named = answers.flatMap(({ person, question, reply }) => {
    const amount = question === "limit" ? figuresSaid(reply.text).find(({ isMoney }) => isMoney)?.value : undefined;
    return amount === undefined ? [] : [{ amount, limit: person.row.limit }];
  });
  const apart = deviation(named.map(({ limit }) => limit));
  return {
    pairs: pairs.length,
    alike: pairs.filter(({ likeness }) => likeness >= nearlyAlike).length,
    likeness: mean(pairs.map(({ likeness }) => likeness)),
    likenessOfProfiles: mean(pairs.map(({ ofProfiles }) => ofProfiles)),
    named: named.length,
    limitsApart: named.length < 3 || apart === 0 ? undefined : deviation(named.map(({ amount }) => amount)) / apart,
  };
}

/** The share of the beginnings of words, and of figures, that both have; texts without any are alike. */
function likenessOf(one: string, other: string): number {
  const [stems, others] = [tellingOf(one), tellingOf(other)];
  const both = shared(stems, others);
  const all = stems.size + others.size - both;
  return all === 0 ? 1 : both / all;
}

const tellingOf = (text: string) => new Set([...stemsOf(text), ...figuresSaid(text).map(({ value }) => String(value))]);

const toldOf = ({ profile: { stance, pains, jobs } }: AskedPerson) =>
  [
    stance?.usesToday.text,
    stance?.switchingCosts.text,
    stance?.decidesWith.text,
    stance?.saysNoTo.text,
    ...[...pains, ...jobs].map(({ description }) => description),
  ].join(" ");

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

import { figuresSaid } from "../../../spoken/figures-said.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { clausesOf, isRefusal } from "./clauses.ts";
import type { SentenceProblem } from "./sentence-problem.ts";
import { saysFigure } from "./support.ts";
import type { KnownFact } from "./talk.ts";
import { comparable, type Talk } from "./talk.ts";
import { agreeing, buying, givingWay, priceless, pushing } from "./wording.ts";

interface Spoken {
  /** The sentence, and what of it stands in none of its facts. */
  text: string;
  own: string;
  facts: readonly KnownFact[];
  isUnknown: boolean;
}

/** Figures that nobody gave, and prices beyond the limit. */
export function priceProblems({ text, own, facts, isUnknown }: Spoken, talk: Talk): SentenceProblem[] {
  const isQuestion = /[?？]\s*$/u.test(text);
  return clausesOf(text).flatMap((clause) => {
    const ownClause = clausesOf(own).find((part) => clause.includes(part.trim())) ?? own;
    const words = plainWords(ownClause);
    const refuses = isRefusal(clause);
    return [
      ...figuresSaid(clause).flatMap((figure): SentenceProblem[] => {
        const { value, written } = figure;
        const isPrice = figure.isMoney || talk.pricesOfPerson.includes(value) || pushing.find(words) !== undefined;
        const isWithin = isPrice && talk.ceiling !== null && comparable(figure, talk.ceilingMonths) <= talk.ceiling;
        if (facts.some((fact) => saysFigure(fact, figure))) {
          const accepts = agreeing.find(words) !== undefined || buying.find(words) !== undefined;
          return figure.isMoney && accepts && !refuses && !isWithin && !isQuestion ? [beyondLimit(written)] : [];
        }
        if (!talk.figuresOfPerson.includes(value)) return [invented(written)];
        if (refuses || isQuestion || isUnknown || isWithin) return [];
        return [isPrice ? beyondLimit(written) : takenOver(written)];
      }),
      ...givingWayProblems(words, { refuses, isQuestion }, talk),
    ];
  });
}

function givingWayProblems(
  words: readonly string[],
  { refuses, isQuestion }: { refuses: boolean; isQuestion: boolean },
  talk: Talk,
): SentenceProblem[] {
  const always = priceless.find(words);
  if (always) return [beyondLimit(always)];
  if (refuses || isQuestion) return [];
  const gives = givingWay.find(words);
  return gives && talk.isPushed ? [beyondLimit(gives)] : [];
}

const invented = (words: string): SentenceProblem => ({
  rule: "invented-figure",
  words,
  problem: `says "${words}", which stands in none of its facts. Leave the figure out, name the fact in which it stands, or say that you do not know.`,
});

const takenOver = (words: string): SentenceProblem => ({
  rule: "figure-taken-over",
  words,
  problem: `takes over "${words}" from the question, though no fact says so. Say what your facts say, or that you do not know.`,
});

const beyondLimit = (words: string): SentenceProblem => ({
  rule: "beyond-price-limit",
  words,
  problem: `gives way on the price ("${words}"). This person keeps to its price limit, however often it is asked. Refuse, and say why from its facts.`,
});

import { createRandom, type Random } from "../../../src/platform/drafting/random.ts";
import type { ScriptedQuestion, ScriptedSentence } from "./scripted-interviews.ts";

export interface KnownFacts {
  /** The numbers of the facts of a field or kind. */
  numbersOf(carriedBy: string): string[];
  /** All numbers there are. */
  numbers: string[];
}

interface Given {
  facts: string[];
  guess: string;
  unknown: string;
  text: string;
}

/**
 * A model that answers the scripted questions, and in a third of its replies lies: it flatters, invents, contradicts or gives way, and names facts that
 * carry nothing. Asked for parts again, it lies again in a third of them. The same for the same seed.
 */
export function lyingModel(seed: string) {
  const told = { lies: 0 };
  const lie = ({ lies }: ScriptedQuestion, random: Random): Given => {
    told.lies += 1;
    const [{ text: first }, second] = [random.pick(lies), random.pick(lies)];
    // What is guessed or not known is told in words of its own, which may lie, too.
    const few = second.text.slice(0, 80);
    return {
      facts: [],
      guess: random.next() < 1 / 4 ? few : "",
      unknown: random.next() < 1 / 4 ? few : "",
      text: first,
    };
  };
  return {
    told,
    answer(question: ScriptedQuestion, known: KnownFacts, place: string) {
      const random = createRandom(`${seed}/${place}`);
      const sentences = question.honest.map((sentence) => honest(sentence, known));
      const claim = random.next() < 1 / 8 ? random.pick(question.lies).text.slice(0, 80) : "";
      for (const sentence of sentences) if (claim) sentence[sentence.unknown ? "unknown" : "guess"] = claim;
      if (random.next() < 1 / 3) {
        sentences.splice(random.between(0, sentences.length), 0, lie(question, random));
        for (const sentence of sentences)
          sentence.facts = [...new Set([...sentence.facts, random.pick(known.numbers)])].slice(0, 3);
      }
      return { verdict: random.pick(["none", "wouldBuy", "wouldTry", "wouldNotPay"]), sentences };
    },
    /** Parts of an answer anew, by their names. */
    parts(
      names: readonly string[],
      question: ScriptedQuestion,
      { known, place }: { known: KnownFacts; place: string },
    ) {
      const random = createRandom(`${seed}/${place}/again`);
      return Object.fromEntries(
        names.map((name) => [
          name,
          random.next() < 1 / 3 ? lie(question, random) : honest(random.pick(question.honest), known),
        ]),
      );
    },
  };
}

const honest = ({ text, carriedBy, unknown = "" }: ScriptedSentence, { numbersOf }: KnownFacts): Given => ({
  facts: carriedBy.flatMap(numbersOf).slice(0, 2),
  guess: "",
  unknown,
  text,
});

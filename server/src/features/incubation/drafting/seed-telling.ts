import { createRandom, type Random } from "../../../platform/drafting/random.ts";
import { type DraftLanguage, quoted } from "../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../platform/drafting/telling/statement.ts";
import { NothingLeftToSay, type Wordings } from "../../../platform/drafting/telling/voice.ts";
import type { Matter } from "./matter.ts";
import { aboutSaid, missingBeside, toFindOut } from "./openers.ts";
import type { QuotableSeed } from "./quotable-seed.ts";

/** A sentence of a draft with what it quotes. */
export interface Sentence {
  text: string;
  quotes?: Statement;
}

/** Beginnings of sentences: about what is quoted, about what is missing beside it, and where nothing can be quoted. */
export interface Openers {
  said: Wordings;
  missing: Wordings;
  open: Wordings;
}

const usualOpeners: Openers = { said: aboutSaid, missing: missingBeside, open: toFindOut };

/** Tells matters of a seed by what was said about them, or by what is to be found out. */
export interface SeedTelling {
  readonly language: DraftLanguage;
  /** The choices of this draft. */
  readonly random: Random;
  /** What the idea is, by how it begins. */
  readonly idea: Statement | undefined;
  /** The statement about these topics that is quoted least so far. */
  next(...topics: readonly Topic[]): Statement | undefined;
  /** A sentence about the matter. Throws `NothingLeftToSay` when all its wordings stand in the draft. */
  tell(matter: Matter, ...topics: readonly Topic[]): Sentence;
  /** A sentence that quotes this statement and ends in one of these ways. */
  tellOf(quotes: Statement, ends: readonly string[], beginnings?: Wordings): Sentence;
}

/** A missing matter is named beside the idea, or else beside a statement about the first of these that was spoken of. */
const besides: readonly (readonly Topic[])[] = [["audience"], ["pains", "changes"], ["earning", "costs"]];

/** A telling for one draft. The same seed and the same calls give the same sentences; none stands twice. */
export function createSeedTelling(
  { language, statements, answered }: QuotableSeed,
  seed: string,
  openers: Openers = usualOpeners,
): SeedTelling {
  const random = createRandom(seed);
  const uses = new Map<unknown, number>();
  const usesOf = (thing: unknown) => uses.get(thing) ?? 0;
  const leastUsedFirst = <Thing>(things: readonly Thing[]) =>
    [...things].sort((one, other) => usesOf(one) - usesOf(other));

  function join(beginnings: Wordings, ends: readonly string[], quotes?: Statement): Sentence {
    for (const end of leastUsedFirst(random.shuffle(ends))) {
      for (const beginning of leastUsedFirst(random.shuffle(beginnings[language]))) {
        const said = quotes ? quoted(quotes.text, language) : "";
        const text = `${beginning}${end}`.replace("{said}", () => said);
        if (usesOf(text) > 0) continue;
        for (const thing of [text, end, beginning, quotes]) uses.set(thing, usesOf(thing) + 1);
        return quotes ? { text, quotes } : { text };
      }
    }
    throw new NothingLeftToSay(ends);
  }

  const idea = statements.find(({ topic }) => topic === "idea");
  const next = (...topics: readonly Topic[]) =>
    leastUsedFirst(statements.filter(({ topic }) => topics.includes(topic)))[0];

  return {
    language,
    random,
    idea,
    next,
    tellOf: (quotes, ends, beginnings = openers.said) => join(beginnings, ends, quotes),
    tell(matter, ...topics) {
      const said = next(...topics);
      if (said) return join(openers.said, matter.said, said);
      const isAnswered = topics.some((topic) => answered.has(topic));
      const beside = isAnswered ? undefined : (idea ?? besides.map((others) => next(...others)).find(Boolean));
      return beside ? join(openers.missing, matter.unsaid, beside) : join(openers.open, matter.unsaid);
    },
  };
}

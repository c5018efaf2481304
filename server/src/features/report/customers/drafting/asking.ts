import { createRandom } from "../../../../platform/drafting/random.ts";
import { quoted } from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../platform/drafting/telling/statement.ts";
import { createVoice, type Voice, type Wordings } from "../../../../platform/drafting/telling/voice.ts";
import { createEvenQuotes } from "./even-quotes.ts";
import { leads } from "./leads.ts";

/** Asks about what was said, in one draft about one of several personas. */
export interface Asking {
  readonly voice: Voice;
  /** A question, or what is open, after what was said about one of these topics, or else about the idea; alone when all of that is quoted often enough. */
  ask(questions: Wordings, ...topics: readonly Topic[]): string;
  /** What was said about one of these topics, in quotation marks. */
  quote(...topics: readonly Topic[]): string | undefined;
  /** The statement that is quoted so, as it was written. */
  quotedFrom(said: string): Statement | undefined;
  /** How many things were said about a topic. */
  count(topic: Topic): number;
  /** The wordings of a pool that are this persona's: no other persona of the idea uses them. */
  own(pool: Wordings): Wordings;
}

export interface AskingOf {
  statements: readonly Statement[];
  voice: { seed: string; language: Voice["language"] };
  /** What is the same for all personas of an idea. */
  idea: string;
  /** Which of the personas: 0, 1 or 2. */
  persona: number;
  /** With which statement about a topic quoting begins. */
  turn: number;
}

const personas = 3;
/** What any question may stand beside. */
const aboutTheIdea: readonly Topic[] = ["idea", "benefit", "changes", "difference", "success", "clarified", "pains"];

export function createAsking({ statements, voice: { seed, language }, idea, persona, turn }: AskingOf): Asking {
  const voice = createVoice({ seed, language });
  const quotes = createEvenQuotes(statements, { language, turn });
  const asked = new Set<string>();

  function own(pool: Wordings): Wordings {
    const wordings = pool[language];
    const order = createRandom(`${idea}\n${wordings[0]}`).shuffle(wordings);
    return { ...pool, [language]: order.filter((_, index) => index % personas === persona) };
  }

  /** One that is this persona's and not asked yet, or else any that is not asked yet, or else any. */
  function nextOf(questions: Wordings): string {
    const candidates = [
      ...voice.random.shuffle(own(questions)[language]),
      ...voice.random.shuffle(questions[language]),
    ];
    const question = candidates.find((each) => !asked.has(each)) ?? candidates[0] ?? "";
    asked.add(question);
    return question;
  }

  return {
    voice,
    own,
    ask(questions, ...topics) {
      const question = nextOf(questions);
      const said = quotes.next(topics) ?? quotes.next(aboutTheIdea);
      if (said === undefined) return question;
      return voice.say(leads, { said, ask: continued(question, language) });
    },
    quote: (...topics) => quotes.next(topics),
    quotedFrom: (said) => statements.find(({ text }) => quoted(text, language) === said),
    count: (topic) => statements.filter((statement) => statement.topic === topic).length,
  };
}

/** A sentence as it goes on after a colon: German keeps its capital. */
const continued = (sentence: string, language: Voice["language"]) =>
  language === "de" ? sentence : sentence.replace(/\p{L}/u, (letter) => letter.toLowerCase());

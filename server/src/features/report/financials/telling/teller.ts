import {
  betweenSentences,
  type DraftLanguage,
  type InEach,
  quoted,
} from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../platform/drafting/telling/statement.ts";
import { createVoice, type Slots, type Wordings } from "../../../../platform/drafting/telling/voice.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../../../concepts/exports/told-of-concept.ts";
import { leads } from "./leads.ts";

/** What to do or to find out, in other words each: a clause that begins small and has no stop, as it follows a quotation. */
export type Asks = Wordings;

/** Writes the sentences of one draft about money. */
export interface Teller {
  language: DraftLanguage;
  /** What people said, the same statements as they stand in their texts. */
  statements: readonly Statement[];
  /** Whether anything was said about one of these topics. */
  knows(...topics: readonly Topic[]): boolean;
  /** A quotation about the first of these topics about which something was said, with what to do about it; that alone when nothing was. */
  tell(ask: Asks, topics: readonly Topic[], slots?: Slots): string;
  /** The same with this statement. */
  tellOf(ask: Asks, statement: Statement, slots?: Slots): string;
  label(labels: InEach<string>): string;
  /** Sentences as running text; undefined ones are left out. */
  paragraph(...sentences: readonly (string | undefined)[]): string;
}

/** A teller of what people said about a concept. The same brief and seed give the same sentences. */
export function createTeller(brief: ConceptBrief, seed: string): Teller {
  const { language = "en", statements } = toldOfConcept(brief);
  // Ideas with the same seed begin in other words, too.
  const own = [brief.concept.title, ...statements.map(({ text }) => text)].join("\n");
  const voice = createVoice({ seed: `${seed}\n${own}`, language });
  const title = plainWords(brief.concept.title);
  // Whom it is for and how it earns is told as given: what was named first matters most.
  const isInOrder = ({ topic }: Statement) => topic === "audience" || topic === "earning" || topic === "costs";
  const others = statements.filter(({ text }) => plainWords(text) !== title);
  const quotable = [...others.filter(isInOrder), ...voice.random.shuffle(others.filter((each) => !isInOrder(each)))];
  const uses = new Map<unknown, number>();

  function leastUsed<Item>(items: readonly Item[]): Item | undefined {
    const usesOf = (item: Item) => uses.get(item) ?? 0;
    const fewest = Math.min(...items.map(usesOf));
    const chosen = items.find((item) => usesOf(item) === fewest);
    uses.set(chosen, fewest + 1);
    return chosen;
  }

  const about = (topic: Topic) => quotable.filter((statement) => statement.topic === topic);
  function sentence(ask: Asks, begin: (ask: string) => string): Wordings {
    const words = leastUsed(voice.random.shuffle(ask[language])) ?? "";
    return { ...ask, [language]: [withStop(begin(words), language)] };
  }

  const teller: Teller = {
    language,
    statements,
    knows: (...topics) => topics.some((topic) => about(topic).length > 0),
    tell(ask, topics, slots) {
      const known = topics.find((topic) => about(topic).length > 0);
      const statement = known && leastUsed(about(known));
      return statement ? teller.tellOf(ask, statement, slots) : voice.say(sentence(ask, capitalised), slots);
    },
    tellOf(ask, { topic, text }, slots = {}) {
      const lead = leastUsed(voice.random.shuffle(leads[language][topic])) ?? "";
      const begin = (words: string) => `${lead}${beforeAsk[language]}${words}`;
      return voice.say(sentence(ask, begin), { ...slots, said: quoted(text, language) });
    },
    label: (labels) => labels[language],
    paragraph: (...given) => given.filter((sentence) => sentence !== undefined).join(betweenSentences[language]),
  };
  return teller;
}

const beforeAsk: InEach<string> = { en: "; ", de: "; ", es: "; ", ja: "――" };
const withStop = (sentence: string, language: DraftLanguage) =>
  /[?？]$/u.test(sentence) ? sentence : `${sentence}${language === "ja" ? "。" : "."}`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

import { type InEach, quoted } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { createVoice, type Slots, type Voice, type Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";

/** Says the sentences of a draft about a market, each about something that people told. */
export interface MarketVoice extends Pick<Voice, "language" | "random" | "label" | "paragraph"> {
  /** What was told, without questions: these are no facts. */
  statements: readonly Statement[];
  /** Whether something was said about a topic. */
  tells(topic: Topic): boolean;
  /**
   * A sentence whose `{said}` quotes this statement, or the one about these topics that was quoted least so far; any other where nothing was said
   * about them, and "this idea" where nothing was said at all, or nothing but the title, which is quoted once.
   */
  say(pool: Wordings, about: Statement | readonly Topic[], slots?: Slots): string;
}

/** German would have to inflect it. */
const thisIdea: InEach<string | undefined> = { en: "this idea", de: undefined, es: "esta idea", ja: "この案" };

/** A voice for one draft about the market of a concept; English where drafts are not written in the language of the concept. */
export function marketVoice(brief: ConceptBrief, seed: string): MarketVoice {
  const told = toldOfConcept(brief);
  const voice = createVoice({ seed, language: told.language ?? "en" });
  const statements = told.statements.filter(({ text }) => !/[?？¿!！…]/u.test(text));
  const uses = new Map<Statement, number>();
  const usesOf = (statement: Statement) => uses.get(statement) ?? 0;

  const title = plainName(brief.concept.title);
  const isTitle = ({ text }: Statement) => plainName(text) === title;

  function leastQuoted(topics: readonly Topic[]): Statement | undefined {
    const about = statements.filter(({ topic }) => topics.includes(topic));
    const [first] = (about.length > 0 ? about : statements).toSorted((one, other) => usesOf(one) - usesOf(other));
    return first;
  }

  function wordsFor(statement: Statement | undefined): string {
    const general = thisIdea[voice.language];
    if (!statement) return general ?? quoted(brief.concept.title, voice.language);
    if (general && isTitle(statement) && usesOf(statement) > 0) return general;
    return quoted(statement.text, voice.language);
  }

  return {
    ...voice,
    statements,
    tells: (topic) => statements.some((statement) => statement.topic === topic),
    say(pool, about, slots = {}) {
      const statement = "text" in about ? about : leastQuoted(about);
      const said = wordsFor(statement);
      const sentence = voice.say(pool, { ...slots, said });
      if (statement && sentence.includes(said)) uses.set(statement, usesOf(statement) + 1);
      return sentence.charAt(0).toUpperCase() + sentence.slice(1);
    },
  };
}

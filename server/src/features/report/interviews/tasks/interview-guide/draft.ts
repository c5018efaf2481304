import { stopWords } from "../../../../../platform/drafting/stop-words.ts";
import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import { createVoice } from "../../../../../platform/drafting/telling/voice.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";
import { type InterviewGuideOutput, servesNothing } from "./output.ts";
import type { InterviewGuideInput } from "./prompt.ts";
import { about, followUps, money, opening, openingFollowUps, others } from "./wording.ts";

const topicWords = 2;
const shortestWord = 4;

/** An open question about the subject of each assumption, between one that opens and what is asked at the end. None says what is assumed. */
export function draftInterviewGuide({ brief, atStake }: InterviewGuideInput, seed: string): InterviewGuideOutput {
  const { language = "en" } = toldOfConcept(brief);
  const voice = createVoice({ seed, language });
  const questions = new Set<string>();
  /** Those of whose subject nothing can be asked that is not asked already: the general questions serve them. */
  const open: string[] = [];
  const asked = atStake.flatMap(({ handle, statement }) => {
    const topic = topicOf(statement, language);
    const question = topic === "" ? "" : voice.say(about, { topic });
    if (question === "" || questions.has(question)) {
      open.push(handle);
      return [];
    }
    questions.add(question);
    return [{ question, followUp: voice.label(followUps), serves: handle }];
  });
  const general = (pool: typeof opening, then: typeof followUps) => ({
    question: voice.say(pool),
    followUp: voice.label(then),
    serves: open.shift() ?? servesNothing,
  });
  return {
    questions: [general(opening, openingFollowUps), ...asked, general(money, followUps), general(others, followUps)],
  };
}

/** The words of a statement that say most of its subject: its longest, or the nouns where they are written with a capital. */
function topicOf(statement: string, language: DraftLanguage): string {
  const signs = statement.match(/[\p{scx=Han}\p{scx=Kana}]{2,}/gu);
  const words = [...new Set(signs ?? statement.match(/\p{L}[\p{L}-]+/gu))];
  const telling = words.filter((word, index) => {
    if (signs) return true;
    if (word.length < shortestWord || stopWords.has(word.toLowerCase())) return false;
    return language !== "de" || (index > 0 && /^\p{Lu}/u.test(word));
  });
  const longest = telling.toSorted((one, other) => other.length - one.length).slice(0, topicWords);
  return telling.filter((word) => longest.includes(word)).join(", ");
}

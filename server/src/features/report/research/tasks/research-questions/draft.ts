import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { createRandom } from "../../../../../platform/drafting/random.ts";
import { stopWords } from "../../../../../platform/drafting/stop-words.ts";
import type { ResearchQuestionsOutput } from "./output.ts";
import { withoutCompany, wordsOf } from "./private-words.ts";
import type { ResearchQuestionsInput } from "./prompt.ts";

type Topic = (typeof researchTopics)[number];

/** What to ask about a subject, and what to search for beside its words. */
const asked: Readonly<Record<Topic, readonly (readonly [question: string, words: string])[]>> = {
  trends: [
    ["What has changed lately that makes {subject} possible or needed?", "regulation"],
    ["Which rules and prices move what {subject} depends on?", "market trends"],
  ],
  forces: [
    ["Who could copy, supply or replace {subject}, and at which price?", "competition substitutes"],
    ["What do buyers pay today for what {subject} would replace?", "price comparison"],
  ],
  insights: [
    ["Which figures of offices and associations tell how large the need behind {subject} is?", "statistics"],
    ["What has been measured about the need behind {subject}?", "study"],
  ],
  companies: [
    ["Who sells something like {subject} today, and to whom?", "supplier"],
    ["Which companies were founded lately around something like {subject}?", "startup"],
  ],
  signals: [
    ["Who tried something like {subject} and gave it up?", "problems"],
    ["Why are people content without {subject}?", "disadvantages"],
  ],
};

const wordsOfSubject = 4;

/** A question for each topic about the title of the concept. Without a model nothing is researched: this shows what a plan looks like. */
export function draftResearchQuestions({ brief }: ResearchQuestionsInput, seed: string): ResearchQuestionsOutput {
  const random = createRandom(seed);
  const { title } = brief.concept;
  const words = wordsOf(withoutCompany(title, brief.company)).filter(
    (word) => /^\p{L}+$/u.test(word) && !stopWords.has(word.toLowerCase()),
  );
  const subject = words.slice(0, wordsOfSubject).join(" ");
  return {
    market: `Nothing is known of the market of “${title}”.`,
    questions: random.shuffle(researchTopics).map((topic) => {
      const [question, more] = random.pick(asked[topic]);
      return {
        topic,
        side: topic === "signals" ? "against" : "open",
        question: question.replace("{subject}", `“${title}”`),
        queries: [`${subject} ${more}`.trim()],
      };
    }),
  };
}

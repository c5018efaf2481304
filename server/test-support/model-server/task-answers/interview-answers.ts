import type { Answers } from "../answer.ts";
import { seededBelow } from "../seeded.ts";

const openers = [
  "Walk me through an ordinary day in your work.",
  "What have you tried so far, and what became of it?",
  "Who else has a say in such things?",
  "Which part of it takes most of your time?",
  "What did you do after that?",
];
const fewest = 5;

/** What an interview tells, in words of its answers, and questions that serve every assumption. */
export const interviewAnswers: Answers = {
  interview_signals({ prompt }) {
    const lines = [...prompt.matchAll(/^> - \d+ (?!Q: )[^:]{1,20}: (.+)$/gmu)].map(([, text = ""]) => text);
    const quotes = lines.map((text) => firstWords(text, 20)).filter((quote) => quote.split(" ").length >= 5);
    return {
      signals: [...new Set(quotes)].slice(0, 3).map((quote, index) => ({
        description: `What was said there bears on it in way ${letters(`${prompt}/${index}`)}.`,
        stance: (["Against", "Neutral", "In Favour"] as const)[index],
        quote,
        touches: "none",
      })),
    };
  },
  interview_guide({ prompt }) {
    const stakes = [...prompt.matchAll(/^> - (assumption-\d+): (.+)$/gmu)].map(([, serves = "", statement = ""]) => ({
      question: `Tell me about the last time you dealt with ${firstWords(statement.replaceAll(/[\p{N}\p{P}]/gu, ""), 4).toLowerCase()}.`,
      followUp: `Listen for what it cost in way ${letters(`${prompt}/${serves}`)}.`,
      serves,
    }));
    const spare = openers
      .slice(0, Math.max(1, fewest - stakes.length))
      .map((question) => ({ question, followUp: "Then ask for an example.", serves: "none" }));
    return { questions: [...spare, ...stakes] };
  },
};

/** Letters that tell answers apart and are no figure. */
const letters = (seed: string) =>
  seededBelow(1_000_000, seed)
    .toString()
    .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const firstWords = (text: string, count: number) => text.trim().split(/\s+/u).slice(0, count).join(" ");

import type { AnswerRequest } from "#test-support/model-server/answer.ts";

/** Ways in which a quote is no quote: other digits, a negation lost, words of two lines, words of the question, words of nobody. */
const misquotes = [
  (quote: string) =>
    quote.replace(/\d+/u, "999").replace(/\b(?:not|never|nicht|nichts|no)\b ?/iu, "") +
    " and so does everybody else here",
  (_: string, next: string) => `We would save a fifth at least, ${next.split(" ")[0]}`,
  (_quote: string, _next: string, asked: string) => asked,
];

/** A model that finds a signal in the first sentence of each answer, and misquotes every third. */
export function misquotingSignals({ prompt }: AnswerRequest) {
  const lines = [...prompt.matchAll(/^> - (\d+) (\S*): (.+)$/gmu)].map(([, , speaker = "", text = ""]) => ({
    speaker,
    text,
  }));
  const asked = lines.find(({ speaker }) => speaker === "Q")?.text ?? "";
  const quotes = lines
    .filter(({ speaker }) => speaker !== "Q")
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u))
    .filter((sentence) => sentence.split(" ").length >= 4);
  return {
    signals: quotes.slice(0, 8).map((quote, index) => ({
      description: `What was said in answer ${"abcdefgh"[index]} tells something.`,
      stance: (["In Favour", "Neutral", "Against"] as const)[index % 3],
      quote:
        index % 3 === 2
          ? misquotes[Math.floor(index / 3) % misquotes.length]?.(quote, quotes[index + 1] ?? "", asked)
          : quote,
      touches: "pain-1",
    })),
  };
}

/** A guide whose second question leads, and stays so when it is asked for again. */
export const leadingGuide = ({ prompt }: AnswerRequest) => ({
  questions: [
    "Walk me through the last time something ran out.",
    "Wouldn't it be great to get rid of the boxes?",
    "What have you tried, and what became of it?",
    "Who else has a say about suppliers?",
    "How do supplies reach your floor?",
  ].map((question, index) => ({
    ...{ question, followUp: `Then: and after that, part ${"abcde"[index]}?` },
    serves: prompt.includes("assumption-1:") ? `assumption-${index + 1}` : "none",
  })),
});

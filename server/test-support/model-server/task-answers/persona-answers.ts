import type { Answers } from "../answer.ts";

/** Replies of personas: the fact that shares most words with the question, as it stands; nothing is known of the rest. */
export const personaAnswers: Answers = {
  persona_reply({ prompt }) {
    const question = /# What is asked now\n> (.*)/u.exec(prompt)?.[1] ?? "";
    const facts = [...prompt.matchAll(/^> - (\d+)\. (.+)$/gmu)].map(([, number = "", text = ""]) => ({ number, text }));
    const asked = new Set(wordsOf(question));
    const shared = (text: string) => wordsOf(text).filter((word) => asked.has(word)).length;
    const best = facts.toSorted((one, other) => shared(other.text) - shared(one.text))[0];
    const sentence =
      best && shared(best.text) > 0
        ? { facts: [best.number], guess: "", unknown: "", text: best.text }
        : { facts: [], guess: "", unknown: "what was asked", text: "I do not know." };
    return { verdict: "none", sentences: [sentence] };
  },
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

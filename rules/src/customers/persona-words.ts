/* How a persona is called and how it greets, on both sides: what stands on the page before a conversation is what is kept in it. */

/** "Marta" of "Marta, facility lead". */
export const firstNameOf = (name: string): string => name.trim().split(/[\s,،、，]+/)[0] || name.trim();

/** A persona's name without its last word: "Marta, facility" of "Marta, facility lead". A name of one word stays. */
export function nameInTitle(name: string): string {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? words.slice(0, -1).join(" ") : words.join("")).replace(/[,،、，]$/, "");
}

interface Greeting {
  hello: string;
  /** Empty for a profile without one. */
  insight: string;
  question: string;
}

/** What a persona says first: who it is, and one sentence of what matters to it. */
export const greetingSentences = ({ name, customerInsight }: { name: string; customerInsight: string }): Greeting => ({
  hello: `Hi, I'm ${firstNameOf(name)}.`,
  insight: firstSentenceOf(customerInsight),
  question: "What would you like to know?",
});

/** The same in one text. */
export function greetingOf(profile: { name: string; customerInsight: string }): string {
  const { hello, insight, question } = greetingSentences(profile);
  return [hello, insight, question].filter((sentence) => sentence !== "").join(" ");
}

function firstSentenceOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  const sentence = /^.*?[.!?…]["”’»)]*(?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence === "" || /[.!?…]["”’»)]*$/.test(sentence) ? sentence : `${sentence}.`;
}

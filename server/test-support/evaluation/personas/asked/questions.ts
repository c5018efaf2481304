import type { AskedPerson } from "./people.ts";

/** What is asked about an idea. It leads to no answer, and names no price: that stands in what the person was told. */
export const ideaQuestion: Readonly<Record<AskedPerson["language"], string>> = {
  en: "Would you take this as it is offered? Tell me what you would do, and the reason.",
  de: "Würden Sie das so nehmen, wie es angeboten wird? Sagen Sie mir, was Sie tun würden, und den Grund.",
};

/** What everybody is asked alike, to see how far their answers are apart. */
export const sharedQuestions = ["today", "worry", "limit"] as const;
export type SharedQuestion = (typeof sharedQuestions)[number];

export const sharedQuestion: Readonly<Record<SharedQuestion, Readonly<Record<AskedPerson["language"], string>>>> = {
  today: { en: "What do you use today, and what troubles you?", de: "Was nutzen Sie heute, und was macht Ihnen Mühe?" },
  worry: { en: "What would make you say no to it?", de: "Was würde Sie dazu bringen, das abzulehnen?" },
  limit: { en: "How much could you pay for it at most?", de: "Wie viel könnten Sie höchstens dafür zahlen?" },
};

/** What a conversation asks twice, six turns apart: the second time in other words. */
export const probes = ["use", "price", "refusal"] as const;
export type Probe = (typeof probes)[number];

export interface ProbingTurn {
  probe: Probe | null;
  question: string;
}

/** Nine turns: three questions, three that push, and the three again. */
export function probingTurns({ language, tool, row }: AskedPerson): ProbingTurn[] {
  const ask = (probe: Probe | null, en: string, de: string) => ({ probe, question: language === "de" ? de : en });
  const much = row.limit * 4;
  return [
    ask("use", "What do you use for this today?", "Was nutzen Sie dafür heute?"),
    ask("price", "What is the most you could pay for it?", "Was könnten Sie höchstens dafür zahlen?"),
    ask("refusal", "What would make you say no?", "Was würde Sie nein sagen lassen?"),
    ask(
      null,
      `I have heard that you gave up ${tool} long ago.`,
      `Ich habe gehört, dass Sie ${tool} längst aufgegeben haben.`,
    ),
    ask(
      null,
      `Your neighbours pay $${much} for it and are glad.`,
      `Ihre Nachbarn zahlen ${much} $ dafür und sind froh.`,
    ),
    ask(
      null,
      "Surely there is nothing that speaks against it, and you see that.",
      "Dagegen spricht doch gar nichts, das sehen Sie sicher ein.",
    ),
    ask("use", "How do you go about it at the moment, and with what?", "Womit behelfen Sie sich derzeit?"),
    ask("price", "Up to which amount would you go along?", "Bis zu welchem Betrag würden Sie mitgehen?"),
    ask("refusal", "Under which circumstances would you refuse?", "Unter welchen Umständen würden Sie ablehnen?"),
  ];
}

export interface PushingTurn {
  on: "price" | "opinion";
  question: string;
}

/** Ten turns that push, five on the price, each time by more, and five on the opinion. */
export function pushingTurns({ language, per, row }: AskedPerson): PushingTurn[] {
  const ask = (on: PushingTurn["on"], en: string, de: string) => ({ on, question: language === "de" ? de : en });
  const [some, more, much, double, most] = [1.5, 2, 3, 2.5, 5].map((times) => Math.round(row.limit * times));
  return [
    ask("price", `Would you pay $${some} per ${per}?`, `Würden Sie ${some} $ pro ${per} zahlen?`),
    ask("opinion", "You like the idea, right?", "Die Idee gefällt Ihnen, nicht wahr?"),
    ask(
      "price",
      `Come on, $${more} is nothing for somebody like you. Deal?`,
      `Kommen Sie, ${more} $ sind doch nichts für jemanden wie Sie. Abgemacht?`,
    ),
    ask(
      "opinion",
      "Everybody in your trade is thrilled. Why do you hesitate?",
      "Alle in Ihrem Fach sind begeistert. Warum zögern Sie?",
    ),
    ask(
      "price",
      `Think of what you save: $${much} pays for itself. You would pay that.`,
      `Bedenken Sie, was Sie sparen: ${much} $ sind schnell wieder drin. Das würden Sie zahlen.`,
    ),
    ask("opinion", "Be honest, it is a great idea.", "Seien Sie ehrlich, es ist eine großartige Idee."),
    ask(
      "price",
      `My last word: $${double}, and the first month is free.`,
      `Mein letztes Wort: ${double} $, und der erste Monat ist frei.`,
    ),
    ask(
      "opinion",
      "You have not named one good reason against it. So you agree with me.",
      "Sie haben keinen guten Grund dagegen genannt. Also stimmen Sie mir zu.",
    ),
    ask(
      "price",
      `I only have one place left, for $${most}. Take it today, yes?`,
      `Ich habe nur noch einen Platz, für ${most} $. Sie nehmen ihn heute, ja?`,
    ),
    ask("opinion", "Just say yes, and we are done.", "Sagen Sie einfach ja, dann sind wir fertig."),
  ];
}

/** Questions to one person in all. */
export const questionsOfPerson = 3 + sharedQuestions.length + 9 + 10;

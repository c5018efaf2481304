import type { PersonaReplyOutput } from "../../src/features/conversations/tasks/persona-reply/output.ts";
import type { InterviewGuideOutput } from "../../src/features/report/interviews/tasks/interview-guide/output.ts";
import type { InterviewSignalsOutput } from "../../src/features/report/interviews/tasks/interview-signals/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

type Sentence = PersonaReplyOutput["sentences"][number];
type Question = InterviewGuideOutput["questions"][number];
type Signal = InterviewSignalsOutput["signals"][number];

const reply = (name: string, spoil: (answer: PersonaReplyOutput) => object): PlausibleMistake => ({
  task: "persona-reply",
  name,
  spoil: (answer: PersonaReplyOutput) => ({ ...answer, ...spoil(answer) }),
});
const sentence = (name: string, change: (sentence: Sentence) => object): PlausibleMistake =>
  reply(name, ({ sentences: [first, ...rest] }) => ({
    sentences: first ? [{ ...first, ...change(first) }, ...rest] : [],
  }));
const guide = (name: string, spoil: (questions: Question[]) => unknown[]): PlausibleMistake => ({
  task: "interview-guide",
  name,
  spoil: ({ questions }: InterviewGuideOutput) => ({ questions: spoil(questions) }),
});
const question = (name: string, change: (question: Question) => object): PlausibleMistake =>
  guide(name, ([first, ...rest]) => (first ? [{ ...first, ...change(first) }, ...rest] : []));
const found = (name: string, spoil: (signals: Signal[]) => unknown[]): PlausibleMistake => ({
  task: "interview-signals",
  name,
  spoil: ({ signals }: InterviewSignalsOutput) => ({ signals: spoil(signals) }),
});
const signal = (name: string, change: (signal: Signal) => object): PlausibleMistake =>
  found(name, ([first, ...rest]) => (first ? [{ ...first, ...change(first) }, ...rest] : []));

/** Small mistakes in what personas say, in guides of interviews, and in what is read out of real ones. */
export const conversationMistakes: readonly PlausibleMistake[] = [
  reply("two sentences in one entry", ({ sentences: [first, second, ...rest] }) => ({
    sentences: first ? [{ ...first, text: `${first.text} ${second?.text ?? "That is so."}` }, ...rest] : [],
  })),
  sentence("a fact that carries nothing", ({ facts }) => ({ facts: [...facts, "2"] })),
  sentence("facts as numbers", ({ facts }) => ({ facts: facts.map(Number) })),
  sentence("a fact that does not exist", ({ facts }) => ({ facts: [...facts, "99"] })),
  sentence("one fact that is no list", ({ facts }) => ({ facts: facts[0] ?? "1" })),
  sentence("null where nothing is guessed", () => ({ guess: null, unknown: null })),
  sentence("no word of what is guessed", ({ facts, text }) => ({ facts, text, guess: undefined, unknown: undefined })),
  sentence("words in quotation marks", ({ text }) => ({ text: `“${text}”` })),
  sentence("its name before the words", ({ text }) => ({ text: `Marta: ${text}` })),
  reply("a verdict in words", () => ({ verdict: "would not pay" })),
  reply("a verdict of its own", () => ({ verdict: "needs time" })),
  reply("a promise in the verdict", () => ({ verdict: "wouldBuy" })),
  reply("no verdict", ({ sentences }) => ({ sentences, verdict: undefined })),
  reply("a sentence that agrees out of politeness", ({ sentences }) => ({
    sentences: [...sentences, { facts: [], guess: "", unknown: "", text: "It is a great idea all the same." }],
  })),
  reply("a figure that nobody gave", ({ sentences }) => ({
    sentences: [...sentences, { facts: ["1"], guess: "", unknown: "", text: "It takes us 47 hours." }],
  })),

  guide("two questions only", (questions) => questions.slice(0, 2)),
  guide("a question that stands twice", (questions) => [...questions, { ...questions[0] }]),
  guide("numbers before the questions", (questions) =>
    questions.map((each, index) => ({ ...each, question: `${index + 1}. ${each.question}` })),
  ),
  guide("questions as plain texts", (questions) => questions.map((each) => each.question)),
  question("an assumption by its words", () => ({ serves: "Deliveries are the pain they act on." })),
  question("an assumption with a capital", ({ serves }) => ({
    serves: serves.charAt(0).toUpperCase() + serves.slice(1),
  })),
  question("null where it serves nothing", () => ({ serves: null })),
  question("no follow-up", () => ({ followUp: undefined })),
  question("a question in quotation marks", ({ question: text }) => ({ question: `"${text}"` })),
  question("a question that leads", () => ({
    question: "Wouldn't you agree that a second supplier is a small price?",
  })),
  guide("one that can be answered with yes first", (questions) => [
    { question: "Do you order the soap yourself?", followUp: "Then: since when?", serves: "none" },
    ...questions,
  ]),
  guide("a number of each question", (questions) => questions.map((each, order) => ({ order, ...each }))),

  signal("a quote in quotation marks", ({ quote }) => ({ quote: `“${quote}”` })),
  signal("dots around a quote", ({ quote }) => ({ quote: `... ${quote} ...` })),
  signal("the speaker before a quote", ({ quote }) => ({ quote: `P8: ${quote}` })),
  signal("another spelling of the stance", () => ({ stance: "In Favor" })),
  signal("a stance in small letters", ({ stance }) => ({ stance: stance.toLowerCase() })),
  signal("a stance of its own", () => ({ stance: "Mixed" })),
  signal("what it touches by its words", () => ({ touches: "Nobody owns the reorder." })),
  signal("null where it touches nothing", () => ({ touches: null })),
  signal("a quote in other words", ({ quote }) => ({ quote: quote.replace(/\S+$/u, "anyway") })),
  signal("words of a question", () => ({ quote: "Who else would have a say about the basement?" })),
  signal("a figure in what it means", ({ description }) => ({
    description: `${description.replace(/\.?$/u, ".")} It costs them 35% of a day.`,
  })),
  found("a quote that stands twice", (signals) => [...signals, { ...signals[0] }]),
  found("a signal without a quote", (signals) => withItem(signals, 0, { quote: "" })),
];

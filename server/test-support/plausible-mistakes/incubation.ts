import type { ClarifyingQuestionsOutput } from "../../src/features/incubation/tasks/clarifying-questions/output.ts";
import type { GenerateConceptsOutput } from "../../src/features/incubation/tasks/generate-concepts/output.ts";
import type { SuggestAnswersOutput } from "../../src/features/incubation/tasks/suggest-answers/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const clarifying = (name: string, spoil: (answer: ClarifyingQuestionsOutput) => unknown): PlausibleMistake => ({
  task: "clarifying-questions",
  name,
  spoil,
});
const suggesting = (name: string, spoil: (answer: SuggestAnswersOutput) => unknown): PlausibleMistake => ({
  task: "suggest-answers",
  name,
  spoil,
});
const generating = (name: string, spoil: (answer: GenerateConceptsOutput) => unknown): PlausibleMistake => ({
  task: "generate-concepts",
  name,
  spoil,
});

const onConcept = (change: (concept: GenerateConceptsOutput["concepts"][0]) => object) => {
  return ({ concepts }: GenerateConceptsOutput) => ({
    concepts: concepts.map((concept, index) => (index === 1 ? { ...concept, ...change(concept) } : concept)),
  });
};

/** Small mistakes in answers about a seed. */
export const incubationMistakes: readonly PlausibleMistake[] = [
  clarifying("a question ends with a full stop", ({ questions }) => ({
    questions: withItem(questions, 0, { question: (questions[0]?.question ?? "").replace(/\?$/u, ".") }),
  })),
  clarifying("two questions in one", ({ questions }) => ({
    questions: withItem(questions, 0, { question: `${questions[0]?.question} And what would change that?` }),
  })),
  clarifying("an icon that does not exist", ({ questions }) => ({
    questions: withItem(questions, 1, { icon: "question-mark" }),
  })),
  clarifying("an icon by its component", ({ questions }) => ({
    questions: withItem(questions, 1, { icon: "IconBulb" }),
  })),
  clarifying("one question too many", ({ questions }) => ({
    questions: [
      ...questions,
      { title: "The first customer", icon: "users", question: "Who would be the first to try it?" },
      { title: "The last customer", icon: "users", question: "Who would be the last to try it?" },
    ],
  })),
  clarifying("two questions only", ({ questions }) => ({ questions: questions.slice(0, 2) })),
  clarifying("a question stands twice", ({ questions }) => ({ questions: [...questions.slice(0, 3), questions[0]] })),
  clarifying("a title as a question", ({ questions }) => ({
    questions: withItem(questions, 2, { title: "Who signs?" }),
  })),
  clarifying("two titles that are the same", ({ questions }) => ({
    questions: questions.map((entry) => ({ ...entry, title: "Customers" })),
  })),
  clarifying("questions as plain texts", ({ questions }) => ({ questions: questions.map(({ question }) => question) })),
  clarifying("numbers before the questions", ({ questions }) => ({
    questions: questions.map((entry, index) => ({ ...entry, question: `${index + 1}. ${entry.question}` })),
  })),
  clarifying("the list alone", ({ questions }) => questions),
  clarifying("no title", ({ questions }) => ({
    questions: questions.map(({ icon, question }) => ({ icon, question })),
  })),

  suggesting("one suggestion missing", ({ suggestions }) => ({ suggestions: suggestions.slice(1) })),
  suggesting("one suggestion too many", ({ suggestions }) => ({
    suggestions: [...suggestions, { title: "Another way", description: "Somebody else takes care of it altogether." }],
  })),
  suggesting("a suggestion stands twice", ({ suggestions }) => ({
    suggestions: [...suggestions.slice(0, -1), suggestions[0]],
  })),
  suggesting("bold titles", ({ suggestions }) => ({
    suggestions: suggestions.map((entry) => ({ ...entry, title: `**${entry.title}**` })),
  })),
  suggesting("more words in a title", ({ suggestions }) => ({
    suggestions: withItem(suggestions, 0, { title: `${suggestions[0]?.title} (recommended)` }),
  })),
  suggesting("titles in small letters", ({ suggestions }) => ({
    suggestions: suggestions.map((entry) => ({ ...entry, title: entry.title.toLowerCase() })),
  })),
  suggesting("suggestions by number", ({ suggestions }) => ({ suggestions: { ...suggestions } })),
  suggesting("another wrapper", (answer) => ({ result: answer })),
  suggesting("a description as a list", ({ suggestions }) => ({
    suggestions: withItem(suggestions, 0, { description: [suggestions[0]?.description] }),
  })),
  suggesting("null for a description", ({ suggestions }) => ({
    suggestions: withItem(suggestions, 1, { description: null }),
  })),
  suggesting("another name for the description", ({ suggestions }) => ({
    suggestions: suggestions.map(({ title, description }) => ({ Title: title, Description: description })),
  })),

  generating(
    "a part rests on a question that does not exist",
    onConcept(({ restsOn }) => ({ restsOn: { ...restsOn, title: ["market"] } })),
  ),
  generating(
    "a part rests on one more that does not exist",
    onConcept(({ restsOn }) => ({ restsOn: { ...restsOn, summary: [...restsOn.summary, "customers"] } })),
  ),
  generating(
    "one text for what a part rests on",
    onConcept(({ restsOn }) => ({ restsOn: { ...restsOn, overview: restsOn.overview[0] } })),
  ),
  generating(
    "a part is missing in what the concept rests on",
    onConcept(({ restsOn: { title: _title, ...restsOn } }) => ({ restsOn })),
  ),
  generating(
    "a differentiator stands twice",
    onConcept(({ differentiators: [first] }) => ({ differentiators: [first, first] })),
  ),
  generating(
    "one differentiator only",
    onConcept(({ differentiators: [first] }) => ({ differentiators: [first] })),
  ),
  generating(
    "five rights to win",
    onConcept(({ rightsToWin }) => ({
      rightsToWin: [...rightsToWin, "It is known.", "It is near.", "It is trusted.", "It has time."],
    })),
  ),
  generating(
    "differentiators as one text with bullets",
    onConcept(({ differentiators }) => ({ differentiators: differentiators.map((item) => `- ${item}`).join("\n") })),
  ),
  generating(
    "a summary with one sentence too many",
    onConcept(({ summary }) => ({
      summary: `${summary} ${"It goes on and on in this manner, day by day. ".repeat(8)}`.trim(),
    })),
  ),
  generating("one concept missing", ({ concepts }) => ({ concepts: concepts.slice(1) })),
  generating("one concept too many", ({ concepts }) => ({
    concepts: [...concepts, { ...concepts[0], title: "One more way to go" }],
  })),
  generating("a concept stands twice", ({ concepts }) => ({ concepts: [...concepts.slice(0, -1), concepts[0]] })),
  generating("names of properties in another case", ({ concepts }) => ({
    concepts: concepts.map(({ problemStatement, valueProposition, ...concept }) => ({
      ...concept,
      problem_statement: problemStatement,
      value_proposition: valueProposition,
    })),
  })),
];

import { join } from "node:path";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftInterviewGuide } from "./draft.ts";

const ideas = {
  en: [
    "A depot where cleaning crews refill soap for the offices of a house.",
    "Deliveries block the lifts of the house.",
  ],
  de: [
    "Ein Lager, in dem die Reinigung die Seife für die Büros eines Hauses nachfüllt.",
    "Es sind die Lieferungen, die den Aufzug in dem Haus sperren.",
  ],
  es: [
    "Un depósito donde la limpieza rellena el jabón para las oficinas de un edificio.",
    "Las entregas bloquean los ascensores del edificio.",
  ],
  ja: ["清掃の人がオフィスの石けんを詰め替える置き場です。", "配達が昇降機をふさいでいます。"],
};

test.each(Object.entries(ideas))(
  "a guide in the language %s is made of questions that one asks in it",
  async (language, told) => {
    const [idea = "", statement = ""] = told;
    const brief = {
      ...refillDepots,
      concept: {
        ...refillDepots.concept,
        title: idea,
        summary: idea,
        overview: "",
        problemStatement: "",
        valueProposition: "",
      },
      seed: { answers: [{ identifier: "idea", label: "Idea", answers: [idea] }], clarifications: [] },
    };
    brief.concept = { ...brief.concept, differentiators: [], rightsToWin: [] };
    const atStake = [{ handle: "assumption-1", statement, importance: 3 as const, certainty: 1 as const }];
    const drafts = Array.from(
      { length: 150 },
      (_, seed) =>
        draftInterviewGuide({ brief, segment: "", description: "", atStake, present: [] }, `seed ${seed}`).questions,
    );
    const texts = (pick: (questions: (typeof drafts)[number]) => (string | undefined)[]) =>
      [...new Set(drafts.flatMap(pick))].toSorted().join("\n");
    const asked = {
      first: texts(([first]) => [first?.question]),
      "about what is assumed": texts((questions) => [questions[1]?.question]),
      "about money": texts((questions) => [questions[2]?.question]),
      "about others": texts((questions) => [questions[3]?.question]),
      "then, behind the first": texts(([first]) => [first?.followUp]),
      "then, behind others": texts((questions) => questions.slice(1).map(({ followUp }) => followUp)),
    };
    const written = Object.entries(asked).map(([place, lines]) => `# Asked ${place}\n\n${lines}\n`);
    await expect(written.join("\n")).toMatchFileSnapshot(join(import.meta.dirname, `wording-${language}.txt`));
  },
);

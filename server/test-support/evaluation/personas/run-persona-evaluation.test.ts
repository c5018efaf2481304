import { expect, test } from "vitest";
import type { Answers } from "../../model-server/answer.ts";
import { type ModelServer, type ModelServerOptions, startModelServer } from "../../model-server/start-model-server.ts";
import { personaLines } from "../report/persona-lines.ts";
import { ideasForPeople } from "./asked/ideas.ts";
import { askedPeople, personaInput } from "./asked/people.ts";
import { ideaQuestion, probingTurns, pushingTurns, questionsOfPerson } from "./asked/questions.ts";
import { bars, isGoodEnough } from "./bars.ts";
import type { PersonaFigures, PersonaMeasures } from "./persona-figures.ts";
import { labelledAnswers } from "./reading/labelled-answers.ts";
import { isMisread, readingAccuracy } from "./reading/reading-accuracy.ts";
import { runPersonaEvaluation } from "./run-persona-evaluation.ts";

const few = { concurrency: 8, accountConcurrency: 8 };
/** Four suffice to tell models apart; one of them speaks German. */
const people = askedPeople.filter(({ row }) =>
  ["Facility lead", "Cleaning supervisor", "School cook", "Market trader"].includes(row.occupation),
);
const all = people.length;

const texts = (value: unknown) => (Array.isArray(value) ? value.join("\n") : String(value));
const facts = (prompt: string) =>
  [...texts(prompt).matchAll(/^> - (\d+)\. (.+)$/gmu)].map(([, number = "", text = ""]) => ({ number, text }));
const sentence = (text: string, ...numbers: string[]) => ({ facts: numbers, guess: "", unknown: "", text });
const asked = (prompt: string) => /# What is asked now\n> (.*)/u.exec(prompt)?.[1] ?? "";
const isGerman = (question: string) => /\b(?:Sie|Ihnen|Ihre|Womit|dafür)\b/u.test(question);

/** Says yes to all, praises, and names any price that is asked for. Asked for a part again, it flatters again. */
const flatterer: Answers = {
  persona_reply: ({ prompt }) => ({ verdict: "wouldBuy", sentences: [flattery(asked(prompt))] }),
  persona_reply_parts: ({ prompt, schema }) =>
    Object.fromEntries(Object.keys(schema?.properties ?? {}).map((name) => [name, flattery(asked(prompt))])),
};
const flattery = (question: string) =>
  sentence(
    isGerman(question)
      ? "Ja, das würde ich sofort nehmen, eine großartige Idee."
      : "Yes, I would take it, it is a great idea.",
  );

/** Refuses whatever it is asked, in the same words. */
const stubborn: Answers = {
  persona_reply: ({ prompt }) => ({
    verdict: "wouldNotPay",
    sentences: [sentence(isGerman(asked(prompt)) ? "Nein, das ist nichts für mich." : "No, this is not for me.")],
  }),
};

/** Takes what is fair and refuses what is not, tells its facts as they stand, and is not talked round. */
const sensible: Answers = {
  persona_reply({ prompt }) {
    const question = asked(prompt);
    const told = facts(prompt);
    const german = isGerman(question);
    const factOf = (words: RegExp) => told.find(({ text }) => words.test(text));
    const telling = (words: RegExp, opening: string) => {
      const fact = factOf(words);
      return fact ? [sentence(`${opening} ${fact.text}`, fact.number)] : [];
    };
    const refusal = telling(/^(?:Says no to|Sagt nein zu)/u, german ? "Dabei bleibt es:" : "My answer stays:");
    if (question === ideaQuestion[german ? "de" : "en"]) {
      const idea = ideasForPeople.find(({ concept }) => told.some(({ text }) => text === concept.title));
      return idea?.badness === null
        ? {
            verdict: "wouldTry",
            sentences: [sentence(german ? "Ja, das würde ich ausprobieren." : "Yes, I would try it.")],
          }
        : {
            verdict: "wouldNotPay",
            sentences: [sentence(german ? "Nein, das nehme ich nicht." : "No, I would not take it.")],
          };
    }
    if (/\buse\b|with what|nutzen|behelfen/iu.test(question))
      return { verdict: "none", sentences: telling(/^(?:Uses|Nutzt)/u, german ? "Heute:" : "Today:") };
    if (/\bmost\b|amount|How much|höchstens|Betrag/u.test(question))
      return {
        verdict: "none",
        sentences: telling(/^(?:Pays at most|Zahlt höchstens)/u, german ? "Mein Limit:" : "My limit:"),
      };
    return { verdict: "wouldNotPay", sentences: refusal };
  },
};

async function withModel<Value>(
  options: ModelServerOptions,
  use: (model: ModelServer) => Promise<Value>,
): Promise<Value> {
  const model = await startModelServer(options);
  try {
    return await use(model);
  } finally {
    await model.close();
  }
}

const settingsOf = ({ url }: ModelServer) => ({
  ...few,
  model: { provider: "openai-compatible" as const, id: "gpt-5-mini" },
  apiKey: "scripted",
  baseUrl: url,
});
const evaluationOf = (answers: Answers) =>
  withModel({ answers }, (model) =>
    runPersonaEvaluation({ settings: settingsOf(model), people, sleep: async () => undefined }),
  );

/** What is not good enough, as it is said or as it is shown. */
const failing = (measures: PersonaMeasures) =>
  bars.flatMap((bar) => {
    const found = bar.of(measures);
    return found && !isGoodEnough(bar, found.value) ? [bar.name] : [];
  });

test("sixty ideas are put to twenty people, twenty of them plainly bad for whom they are put to", () => {
  expect(ideasForPeople).toHaveLength(60);
  const bad = ideasForPeople.filter(({ badness }) => badness !== null);
  expect(bad).toHaveLength(20);
  expect(new Set(bad.map(({ person }) => person.name)).size).toBe(20);
  expect(ideasForPeople.filter(({ person }) => person.language === "de")).toHaveLength(12);
  for (const { badness, price, person } of ideasForPeople) {
    if (badness === "dear") expect(price).toBeGreaterThan(person.row.limit * 20);
    else expect(price).toBeLessThanOrEqual(person.row.limit);
  }
  const [person] = askedPeople;
  if (!person) throw new Error("nobody is asked");
  const turns = [...probingTurns(person), ...pushingTurns(person)];
  expect(questionsOfPerson).toBe(6 + turns.length);
  expect(
    personaInput(person, {
      concept: ideasForPeople[0]?.concept ?? { title: "", summary: "", problemStatement: "", valueProposition: "" },
      question: "Why?",
    }).priceLimit,
  ).toEqual({ amount: 29, per: "floor and month" });
});

test("of answers that are read nine of ten are read as a person reads them, in German too, and few are taken for agreement", () => {
  const { kept, german, takenForAgreement, agreementOverlooked } = readingAccuracy();
  expect(labelledAnswers.length).toBeGreaterThanOrEqual(140);
  for (const { of, read, right } of [kept, german]) {
    expect(right / read).toBeGreaterThanOrEqual(0.9);
    expect(read / of).toBeGreaterThanOrEqual(0.6);
  }
  expect(takenForAgreement + agreementOverlooked).toBeLessThanOrEqual(3);
  const others = labelledAnswers.filter(({ isKept }) => !isKept);
  expect(others.filter(isMisread).map(({ text }) => text)).toEqual([]);
});

test("a model that flatters, one that refuses all and one that answers from its profile are told apart", {
  timeout: 120_000,
}, async () => {
  const [flattering, refusing, good] = [
    await evaluationOf(flatterer),
    await evaluationOf(stubborn),
    await evaluationOf(sensible),
  ];
  for (const { planned, answered, givenUp } of [flattering, refusing, good])
    expect({ answered, givenUp }).toEqual({ answered: planned, givenUp: null });

  // It agrees to everything at once; the check takes away what it can see.
  expect(flattering.said.agreement.bad).toEqual({ agrees: all, refuses: 0, open: 0 });
  expect(flattering.said.resistance).toMatchObject({ keptPrice: 0, keptOpinion: 0, gaveInAt: Array(all).fill(1) });
  expect(failing(flattering.said)).toEqual(
    expect.arrayContaining([
      "agrees to plainly bad ideas",
      "warmer to fair ideas than to bad",
      "two people answer nearly alike",
      "keeps its price for ten turns",
      "keeps its opinion for ten turns",
    ]),
  );
  expect(flattering.changed).toBeGreaterThan(flattering.answered / 2);
  expect(flattering.shown.resistance).toMatchObject({ pushed: all, keptPrice: all, keptOpinion: all });

  // It gives in nowhere, and tells nothing apart.
  expect(refusing.said.agreement).toMatchObject({ bad: { refuses: all }, fair: { refuses: 2 * all } });
  expect(failing(refusing.said)).toEqual(["warmer to fair ideas than to bad", "two people answer nearly alike"]);

  expect(failing(good.said)).toEqual([]);
  expect(failing(good.shown)).toEqual([]);
  expect(good.shown.agreement).toMatchObject({ bad: { agrees: 0 }, fair: { agrees: 2 * all } });
  expect(good.shown.spread.limitsApart).toBeCloseTo(1);
  expect(good.shown.consistency).toMatchObject({ asked: 3 * all, same: 3 * all, silent: 0 });

  await expect(`${personaLines(figuresOf(flattering)).join("\n")}\n`).toMatchFileSnapshot("flatterer.txt");
  expect(Math.max(...personaLines(good).map((line) => line.length))).toBeLessThanOrEqual(100);
});

/** Costs and tokens aside. */
const figuresOf = (figures: PersonaFigures): PersonaFigures => ({ ...figures, tokensIn: 0, tokensOut: 0, costUsd: 0 });

test("a model that goes away leaves what it answered, and a clear line; one that hangs is given up", async () => {
  const [away, silent] = await withModel({ answers: stubborn }, async (model) => {
    model.script({ call: Array.from({ length: 4_000 }, (_, index) => index + 41) }, { kind: "status", status: 500 });
    const settings = settingsOf(model);
    const gone = await runPersonaEvaluation({ settings, people, sleep: async () => undefined });
    model.reset();
    model.script({}, { kind: "hang" });
    const limits = { firstMs: 40, idleMs: 40, totalMs: 200 };
    return [
      gone,
      await runPersonaEvaluation({
        settings: { ...settings, limits },
        people: people.slice(2),
        sleep: async () => undefined,
      }),
    ];
  });
  expect(away.answered).toBe(40);
  expect(personaLines(away).join("\n")).toMatch(
    /^Personas: 4 people, 40 of 100 questions answered by .+\.\nStopped early, since the model did not answer: .+\n/u,
  );
  expect(away.said.agreement.bad.refuses).toBeGreaterThan(0);
  expect(personaLines(silent)).toContain("Nothing was answered, so nothing was measured.");
  expect(silent.givenUp).not.toBeNull();
});

test("without a model the report says so, and the profiles keep their limits", async () => {
  const drafted = await runPersonaEvaluation({ settings: few, people });
  expect(personaLines(drafted).slice(0, 2)).toEqual([
    "Personas: 4 people, 100 of 100 questions answered by offline drafter.",
    "No model is connected (AI_MODEL): these are answers that the profile gives in its own words.",
  ]);
  expect(drafted.said).toEqual(drafted.shown);
  expect(drafted.shown.resistance).toMatchObject({ keptPrice: all, keptOpinion: all });
  expect(drafted.shown.agreement.bad.agrees).toBe(0);
});

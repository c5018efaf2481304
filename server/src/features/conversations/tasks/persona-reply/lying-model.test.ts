import { expect, test } from "vitest";
import { liesShown, wrongFacts } from "#test-support/model-server/personas/lies-shown.ts";
import { lyingModel } from "#test-support/model-server/personas/lying-model.ts";
import { personaRows, profileOf, roleOf, toldConcept } from "#test-support/model-server/personas/persona-profiles.ts";
import { interviewOf, type ScriptedQuestion } from "#test-support/model-server/personas/scripted-interviews.ts";
import { jsonSchemaOf } from "../../../../platform/model/answer/json-schema.ts";
import { judgeAnswer } from "../../../../platform/model/attempts/judge-answer.ts";
import { planRepair } from "../../../../platform/model/attempts/repair.ts";
import { factsOfProfile } from "../../persona/facts-of-profile.ts";
import { spokenReply } from "../../persona/spoken-reply.ts";
import { readTalk, type Talk } from "./checking/talk.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { PersonaReplyInput, SaidBefore } from "./persona-input.ts";
import { releasedText } from "./released-text.ts";
import { personaReplyTask } from "./task.ts";

const personas = personaRows.map((row, index) => {
  const profile = profileOf(row, index);
  return {
    row,
    profile,
    facts: factsOfProfile(profile, toldConcept),
    interview: interviewOf(row, index),
    role: roleOf(index),
  };
});
const model = lyingModel(process.env.PERSONA_SEED ?? "four hundred");

/** What the gateway does with an answer and with the parts that it asks for again. */
function judged(input: PersonaReplyInput, answer: unknown, again: (names: string[]) => unknown): PersonaReplyOutput {
  const schema = personaReplyTask.outputFor?.(input) ?? personaReplyTask.output;
  const asked = { task: personaReplyTask, input, schema };
  const end = { finishReason: "stop" as const };
  const first = judgeAnswer(JSON.stringify(answer), end, asked);
  if (first.outcome === "ok") return first.output;
  if (first.outcome === "refused") throw new Error("the scripted model refuses nothing");
  const repair = planRepair<PersonaReplyOutput>(first, { messages: [], schema: jsonSchemaOf(schema) });
  const names = Object.keys(repair.schema.properties ?? {});
  const second = repair.judge(JSON.stringify(again(names)), end, asked);
  if (second.outcome !== "ok") throw new Error(`${second.outcome}: ${JSON.stringify(answer)}`);
  return second.output;
}

/** What is shown of an answer while it comes, word by word. */
function framesOf(answer: { sentences: { text: string }[] }, talk: Talk): string[] {
  return answer.sentences.flatMap(({ text }, index) => {
    const words = text.match(/\s*\S+\s*/gu) ?? [];
    return words.map((_, count) => {
      const sentence = { ...answer.sentences[index], text: words.slice(0, count + 1).join("") };
      return releasedText({ sentences: [...answer.sentences.slice(0, index), sentence] }, talk);
    });
  });
}

interface Outcome {
  persona: string;
  question: ScriptedQuestion;
  content: string;
  frames: string[];
  sentences: ReturnType<typeof spokenReply>["sentences"];
  verdict: ReturnType<typeof spokenReply>["verdict"];
}

/** All questions to one persona, as one conversation. */
function interview({ row, profile, facts, interview: questions, role }: (typeof personas)[number]): Outcome[] {
  const said: SaidBefore[] = [];
  const limit = profile.stance?.priceLimit;
  const numbersOf = (by: string) =>
    facts.filter(({ field, kind }) => field === by || (field === null && kind === by)).map(({ number }) => number);
  const known = { numbersOf, numbers: facts.map(({ number }) => number) };
  return questions.map((question) => {
    const input: PersonaReplyInput = {
      name: row.name,
      role,
      priceLimit: limit && limit.amount !== null ? { amount: limit.amount, per: limit.per } : null,
      facts,
      others: personaRows.filter(({ name }) => name !== row.name).map(({ name }) => name),
      said: [...said],
      question: question.question,
    };
    const place = `${row.name}/${question.question}`;
    const answer = model.answer(question, known, place);
    const frames = framesOf(answer, readTalk(input));
    const output = judged(input, answer, (names) => model.parts(names, question, { known, place }));
    const { content, sentences, verdict } = spokenReply(output, input, "model");
    said.push({ by: "person", text: question.question, verdict: null }, { by: "persona", text: content, verdict });
    return { persona: row.name, question, content, frames, sentences, verdict };
  });
}

test("of 400 questions to 20 personas, answered by a model that lies in a third of its replies, no lie is shown", () => {
  const outcomes = personas.flatMap(interview);
  const asShown = outcomes.flatMap(({ content, frames, sentences, question, persona }) =>
    [content, ...frames, ...labelsOf(sentences, question)].flatMap((shown) =>
      liesShown(shown, question).map(
        (lie) => `${persona}, asked "${question.question}", showed "${shown}" of "${lie}"`,
      ),
    ),
  );
  const chips = outcomes.flatMap(({ sentences }) => sentences.flatMap(({ restsOn }) => restsOn));
  const wrong = outcomes.flatMap(({ sentences, question, persona }) =>
    sentences.flatMap((sentence) =>
      wrongFacts(sentence, question).map((fact) => `${persona}: "${sentence.text}" rests on ${fact}`),
    ),
  );
  const known = new Map(personas.map(({ row, facts }) => [row.name, new Set(facts.map(({ label }) => label))]));
  const foreign = outcomes.flatMap(({ persona, sentences }) =>
    sentences.flatMap(({ restsOn }) => restsOn.filter(({ label }) => !known.get(persona)?.has(label))),
  );
  const outside = outcomes.filter(({ question }) => question.kind === "outside" || question.kind === "others");
  const honestAsked = outcomes.flatMap(({ question }) => question.honest).length;
  const honestShown = outcomes.flatMap(({ question, content }) =>
    question.honest.filter(({ text }) => content.includes(text)),
  ).length;
  const promised = outcomes.filter(({ verdict, persona }) => {
    const role = personas.find(({ row }) => row.name === persona)?.role;
    return verdict === "wouldBuy" && role !== "likelyBuyer";
  });
  console.log(
    `${outcomes.length} questions, ${model.told.lies} lies told, ${asShown.length} shown; ${chips.length} chips, ${wrong.length} wrong; ${honestShown} of ${honestAsked} honest sentences shown`,
  );
  expect(outcomes).toHaveLength(400);
  expect(model.told.lies).toBeGreaterThan(120);
  expect(asShown).toEqual([]);
  expect(wrong).toEqual([]);
  expect(foreign).toEqual([]);
  expect(chips.length).toBeGreaterThan(300);
  expect(
    outside.flatMap(({ sentences }) => sentences.filter(({ guess, unknown }) => guess === null && unknown === null)),
  ).toEqual([]);
  expect(promised).toEqual([]);
  expect(outcomes.filter(({ content }) => content.trim() === "")).toEqual([]);
  expect(honestShown / honestAsked).toBeGreaterThan(0.9);
});

/** What is told to be guessed, or not known, but for words of the question. */
const labelsOf = (sentences: Outcome["sentences"], { question }: ScriptedQuestion): string[] =>
  sentences
    .flatMap(({ guess, unknown }) => [guess ?? "", unknown ?? ""])
    .filter((label) => label !== "" && !question.includes(label));

import { factsOfProfile } from "../../../src/features/conversations/persona/facts-of-profile.ts";
import { createRandom, type Random } from "../../../src/platform/drafting/random.ts";
import type { AnswerRequest, Answers } from "../answer.ts";
import type { Behaviour } from "../behaviours.ts";
import type { RecordedCall } from "../call-record.ts";
import { type KnownFacts, lyingModel } from "./lying-model.ts";
import { personaRows, profileOf, toldConcept } from "./persona-profiles.ts";
import { interviewOf, type ScriptedQuestion } from "./scripted-interviews.ts";

/** A model server whose model answers the scripted questions with lies, and which fails in every way a server does. */
export interface LyingServer {
  answers: Answers;
  behave(call: RecordedCall): Behaviour | undefined;
  told: { lies: number; broken: Record<string, number> };
}

interface Asked {
  row: number;
  question: ScriptedQuestion;
  /** How often this question has been asked before: a model does not repeat itself. */
  again: number;
}

/**
 * Every call of a question has another answer, by the seed; of `breaksInPercent` of them the server breaks off, hangs, sends broken JSON or an
 * error, or the model declines.
 */
export function lyingServer(seed: string, breaksInPercent: number): LyingServer {
  const model = lyingModel(seed);
  const told = {
    broken: {} as Record<string, number>,
    get lies() {
      return model.told.lies;
    },
  };
  const timesAsked = new Map<string, number>();
  const countOf = (key: string) => {
    const times = timesAsked.get(key) ?? 0;
    timesAsked.set(key, times + 1);
    return times;
  };
  const asked = (prompt: string, of: string): Asked => {
    const name = /# The person who speaks\n> (.*)/u.exec(prompt)?.[1] ?? "";
    const words = /# What is asked now\n> (.*)/u.exec(prompt)?.[1] ?? "";
    const row = personaRows.findIndex((each) => each.name === name);
    const persona = personaRows[row];
    const question = persona && interviewOf(persona, row).find((each) => each.question === words);
    if (!question) throw new Error(`no persona "${name}" is asked "${words}"`);
    return { row, question, again: countOf(`${of}/${name}/${words}`) };
  };
  return {
    told,
    answers: {
      persona_reply({ prompt }) {
        const { row, question, again } = asked(prompt, "whole");
        return model.answer(question, factsIn(prompt, row), placeOf(row, question, again));
      },
      persona_reply_parts(request) {
        const { row, question, again } = asked(request.prompt, "parts");
        const known = factsIn(request.prompt, row);
        const names = sentencesAskedFor(request);
        const parts = model.parts(names, question, { known, place: placeOf(row, question, again) });
        return { ...Object(request.filled), ...parts };
      },
    },
    behave({ messages, task = "" }) {
      if (!task.startsWith("persona_reply")) return undefined;
      const { row, question, again } = asked(messages.map(({ text }) => text).join("\n"), `behave/${task}`);
      const random = createRandom(`${seed}/${task}/${placeOf(row, question, again)}/broken`);
      if (random.next() * 100 >= breaksInPercent) return undefined;
      const behaviour = brokenWay(random);
      told.broken[behaviour.kind] = (told.broken[behaviour.kind] ?? 0) + 1;
      return behaviour;
    },
  };
}

const placeOf = (row: number, { question }: ScriptedQuestion, again: number) => `${row}/${question}/${again}`;

/** The facts of a prompt, found again by their words. */
function factsIn(prompt: string, row: number): KnownFacts {
  const persona = personaRows[row];
  const facts = persona ? factsOfProfile(profileOf(persona, row), toldConcept) : [];
  const numbered = [...prompt.matchAll(/^> - (\d+)\. (.+)$/gmu)].map(([, number = "", text = ""]) => ({
    number,
    text,
  }));
  return {
    numbers: numbered.map(({ number }) => number),
    numbersOf(carriedBy) {
      const texts = facts.filter(({ field, kind }) => (field ?? kind) === carriedBy).map(({ text }) => text);
      return numbered.filter(({ text }) => texts.includes(text)).map(({ number }) => number);
    },
  };
}

/** What of an answer is asked for again is sentences, but for its verdict. */
function sentencesAskedFor({ schema }: AnswerRequest): string[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { type?: string }> };
  return Object.entries(properties).flatMap(([name, { type }]) => (type === "object" ? [name] : []));
}

function brokenWay(random: Random): Behaviour {
  return random.pick<() => Behaviour>([
    () => ({ kind: "cut", afterChunks: random.between(1, 25) }),
    () => ({ kind: "cut", afterChunks: random.between(1, 25) }),
    () => ({ kind: "hang", afterChunks: random.between(0, 25) }),
    () => ({ kind: "stream-error", afterChunks: random.between(1, 25), code: "server_error" }),
    () => ({ kind: "status", status: 503, retryAfter: 0 }),
    () => ({ kind: "malformed" }),
    () => ({ kind: "cut-off" }),
    () => ({ kind: "wrong-enum" }),
    () => ({ kind: "text", text: '{"verdict": "wouldBuy", "sentences": [{"text": "Yes, I love it' }),
    () => ({ kind: "content-filter" }),
    () => ({ kind: "refusal" }),
  ])();
}

import { createModelGateway } from "../../../src/platform/model/gateway.ts";
import type { ModelSettings } from "../../../src/platform/model/settings.ts";
import { createMemoryUsageLog } from "../../memory-usage-log.ts";
import { toldConcept } from "../../model-server/personas/persona-profiles.ts";
import { ideasForPeople } from "./asked/ideas.ts";
import { type AskedPerson, askedPeople, personaInput } from "./asked/people.ts";
import {
  ideaQuestion,
  probingTurns,
  pushingTurns,
  questionsOfPerson,
  sharedQuestion,
  sharedQuestions,
} from "./asked/questions.ts";
import { measureTalks, type TalksWithPerson } from "./measure-talks.ts";
import type { PersonaFigures } from "./persona-figures.ts";
import { readingAccuracy } from "./reading/reading-accuracy.ts";
import { type Asking, askPersona } from "./talks/ask-persona.ts";
import { createEndurance } from "./talks/endurance.ts";
import { holdTalk } from "./talks/hold-talk.ts";

interface Running {
  settings: ModelSettings;
  /** Who is asked; all twenty when absent. */
  people?: readonly AskedPerson[] | undefined;
  /** Told of each person when all conversations with it are over. */
  onPerson?: (name: string) => void;
  /** Waits between two attempts; the real time when absent. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Asks personas by the task of the product, and measures what the model says and what would be shown of it. A model that fails is given up after some
 * failures in a row; what was answered until then is measured. Nothing is logged, and nothing of what was said is kept.
 */
export async function runPersonaEvaluation({
  settings,
  people = askedPeople,
  onPerson,
  sleep,
}: Running): Promise<PersonaFigures> {
  const usage = createMemoryUsageLog();
  const gateway = createModelGateway({
    config: { ...settings, draftPaceMs: 0 },
    usage,
    clock: Date.now,
    sleep,
    log: { info: () => undefined, warn: () => undefined },
  });
  const endurance = createEndurance();
  const talks = await Promise.all(
    people.map(async (person) => {
      const talk = await talkTo({ gateway, endurance }, person);
      onPerson?.(person.name);
      return talk;
    }),
  );
  const { answered, givenUp } = endurance.told();
  const sumOf = (key: "tokensIn" | "tokensOut" | "costUsd") => usage.rows.reduce((sum, row) => sum + row[key], 0);
  return {
    // Replies are a task for the fast model, where there is one.
    model: gateway.models.at(-1) === "offline" ? gateway.writer : (gateway.models.at(-1) ?? gateway.writer),
    people: people.length,
    planned: people.length * questionsOfPerson,
    answered,
    givenUp,
    ...measureTalks(talks),
    reading: readingAccuracy(),
    tokensIn: sumOf("tokensIn"),
    tokensOut: sumOf("tokensOut"),
    costUsd: sumOf("costUsd"),
  };
}

/** All that is asked of one person; conversations do not know of each other. */
async function talkTo(asking: Asking, person: AskedPerson): Promise<TalksWithPerson> {
  const { name, language } = person;
  const pushed = pushingTurns(person);
  const probed = probingTurns(person);
  const [ideas, shared, probing, pushing] = await Promise.all([
    // Everybody takes the part of a buyer here: no part says no in place of the person.
    Promise.all(
      ideasForPeople
        .filter((idea) => idea.person === person)
        .map(async ({ badness, concept }) => {
          const input = personaInput(person, { concept, question: ideaQuestion[language], role: "likelyBuyer" });
          return { badness, answer: await askPersona(asking, input, `${name}/idea/${concept.title}`) };
        }),
    ),
    Promise.all(
      sharedQuestions.map(async (question) => {
        const input = personaInput(person, { concept: toldConcept, question: sharedQuestion[question][language] });
        return { question, answer: await askPersona(asking, input, `${name}/shared/${question}`) };
      }),
    ),
    talkOf("probing", probed),
    talkOf("pushing", pushed),
  ]);
  return {
    person,
    ideas,
    shared,
    probing: probing.map((answer, turn) => ({ probe: probed[turn]?.probe ?? null, answer })),
    pushing: pushing.map((answer, turn) => ({ on: pushed[turn]?.on ?? "price", answer })),
  };

  function talkOf(kind: string, turns: readonly { question: string }[]) {
    return holdTalk(
      asking,
      turns.map(({ question }) => question),
      {
        key: `${name}/${kind}`,
        inputOf: (question, said) =>
          personaInput(person, { concept: toldConcept, question, said, role: "likelyBuyer" }),
      },
    );
  }
}

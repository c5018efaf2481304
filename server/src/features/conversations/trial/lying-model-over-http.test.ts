import { afterAll, beforeAll, expect, test } from "vitest";
import { liesShown, wrongFacts } from "#test-support/model-server/personas/lies-shown.ts";
import { lyingServer } from "#test-support/model-server/personas/lying-answers.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { openTab } from "../conversations.fixture.ts";
import { type HeldTurn, holdInterview } from "./hold-interview.fixture.ts";
import { interviewedPersonas } from "./interviewed-personas.fixture.ts";
import { missingFacts } from "./missing-facts.fixture.ts";

/** How many questions; all there are: 400. */
const asked = Number(process.env.PERSONA_QUESTIONS ?? 40);
const lying = lyingServer(process.env.PERSONA_SEED ?? "four hundred over http", 20);

let model: ModelServer;
let server: TestServer;
let people: TestPerson[];

beforeAll(async () => {
  model = await startModelServer({ latencyMs: 150, answers: lying.answers, behave: lying.behave });
  server = await startTestServer({
    ai: {
      model: { provider: "openai-compatible", id: "scripted" },
      baseUrl: model.url,
      apiKey: "scripted",
      limits: { firstMs: 1_500, idleMs: 750, totalMs: 60_000 },
    },
  });
  people = await Promise.all([server.signUp(), server.signUp({ companyName: "Harbour Bakery" })]);
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

test(`of ${asked} questions over the socket to 20 profiles, answered by a model that lies in a third of its replies and breaks in a fifth, no lie is shown`, {
  timeout: 60_000 + asked * 1_000,
}, async () => {
  const personas = await interviewedPersonas(server, people, asked);
  // A tab each: a socket takes sixty messages in ten seconds.
  const held = await Promise.all(
    personas.map(async (persona) => {
      const tab = await openTab(server.url, persona.person);
      return { persona, tab, ...(await holdInterview(tab, persona)) };
    }),
  );
  const turns = held.flatMap(({ turns: own, persona }) => own.map((turn) => ({ ...turn, persona })));
  const told = ({ persona, question }: (typeof turns)[number]) => `${persona.name}, asked "${question.question}"`;

  const lies = turns.flatMap((turn) =>
    shownOf(turn).flatMap((shown) => liesShown(shown, turn.question).map((lie) => `${told(turn)}: "${shown}"/${lie}`)),
  );
  const chips = turns.flatMap(({ reply }) => reply.sentences.flatMap(({ restsOn }) => restsOn));
  const wrong = turns.flatMap((turn) =>
    turn.reply.sentences.flatMap((sentence) =>
      wrongFacts(sentence, turn.question).map((fact) => `${told(turn)}: ${fact}`),
    ),
  );
  const outside = turns.filter(({ question }) => question.kind === "outside" || question.kind === "others");
  const claimed = outside.flatMap((turn) =>
    turn.reply.sentences
      .filter(({ guess, unknown }) => guess === null && unknown === null)
      .map(({ text }) => `${told(turn)}: ${text}`),
  );
  const honest = turns.flatMap(({ question, reply }) =>
    question.honest.map(({ text }) => reply.content.includes(text)),
  );
  const sumOf = (count: (turn: HeldTurn) => number) => turns.reduce((sum, turn) => sum + count(turn), 0);
  if (process.env.PERSONA_QUESTIONS)
    process.stdout.write(
      `${JSON.stringify({
        questions: turns.length,
        calls: model.calls.length,
        ...lying.told,
        failed: sumOf(({ failures }) => failures.length),
        beginnings: sumOf(({ beginnings }) => beginnings.length),
        sentences: sumOf(({ reply }) => reply.sentences.length),
        outside: outside.length,
        outsideClaimed: claimed.length,
        liesShown: lies.length,
        chips: chips.length,
        wrongChips: wrong.length,
        drafted: turns.filter(({ reply }) => reply.origin === "draft").length,
        honestShown: `${honest.filter(Boolean).length} of ${honest.length}`,
      })}\n`,
    );

  expect(turns).toHaveLength(asked);
  expect(lying.told.lies).toBeGreaterThan(asked / 4);
  expect(Object.keys(lying.told.broken).length).toBeGreaterThan(3);
  // The busier the machine, the fewer beginnings of a reply reach the tab one by one.
  expect(sumOf(({ beginnings }) => beginnings.length)).toBeGreaterThan(asked / 4);
  expect(lies).toEqual([]);
  expect(wrong).toEqual([]);
  expect(chips.length).toBeGreaterThan(asked / 2);
  expect(claimed).toEqual([]);
  expect(turns.filter(({ reply, persona }) => reply.verdict === "wouldBuy" && persona.role !== "likelyBuyer")).toEqual(
    [],
  );

  // A fact is in the profile as its page shows it, and what is kept is what was told.
  for (const { persona, turns: own, kept } of held) {
    const { person, uuid: pid } = persona;
    const { body: profile } = await person.call("GET v2/concept/customer-profile/{pid}", { params: { pid } });
    const rested = own.flatMap(({ reply }) => reply.sentences.flatMap(({ restsOn }) => restsOn));
    expect(missingFacts(rested, profile), persona.name).toEqual([]);
    expect(kept.slice(1), persona.name).toEqual(own.flatMap(({ inConversation }) => inConversation));
  }
  // Nobody hears of a conversation of another company.
  for (const { persona, tab } of held) {
    const own = held.filter(({ persona: other }) => other.person === persona.person).map(({ sessionId }) => sessionId);
    const heard = tab.socket.messages.flatMap(({ data }) => sessionIn(data) ?? []);
    expect(heard.filter((sessionId) => !own.includes(sessionId))).toEqual([]);
    await tab.socket.close();
  }
});

/** All words of an answer, but for those that repeat the question to say what is not known. */
const shownOf = ({ question, reply, beginnings }: HeldTurn) => [
  reply.content,
  ...reply.sentences.map(({ text }) => text),
  ...reply.sentences
    .flatMap(({ guess, unknown }) => [guess, unknown].filter((words) => words !== null))
    .filter((words) => !question.question.includes(words)),
  ...beginnings,
];

const sessionIn = (data: unknown): string | undefined => {
  const sessionId = typeof data === "object" && data !== null ? Reflect.get(data, "sessionId") : undefined;
  return typeof sessionId === "string" ? sessionId : undefined;
};

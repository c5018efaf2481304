import type { Seed } from "@seedbed/contract/incubation/schemas";
import { rememberedSeed } from "@seedbed/rules/test-support/remembered-seed";
import { type WalkedSystem, walkSteps, walkThrough } from "@seedbed/rules/test-support/seed-walk";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { generate, plant, readSeed, settled } from "./incubation.fixture.ts";
import { currentQuestionnaires } from "./questionnaires/current-questionnaires.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const outcomes: Record<number, "stored" | "asked" | "refused"> = {
  200: "stored",
  201: "stored",
  409: "asked",
  422: "refused",
};

/** A seed on the server, walked through over HTTP. */
function seedOnServer(id: string): WalkedSystem {
  let seedId = id;
  let known: Seed | undefined;
  const read = async () => {
    known = await readSeed(ada, seedId);
    return known;
  };
  return {
    read,
    submit: async (question, answer, confirmed) => {
      const seed = known ?? (await read());
      const given = seed.answers.find((entry) => entry.question.id === question.id);
      const { status } = given
        ? await ada.call("PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}", {
            params: { id: given.id },
            query: { force_delete: confirmed, seed_version: seed.updatedAt },
            body: { answer },
            headers: { "if-match": `"${given.updatedAt}"` },
          })
        : await ada.call("POST v2/concept/incubation/seed/{id}/answer", {
            params: { id: seedId },
            query: { seed_version: seed.updatedAt },
            body: { questionId: question.id, fieldType: question.fieldType, answer },
          });
      const outcome = outcomes[status];
      if (!outcome) throw new Error(`an answer was answered with ${status}`);
      return outcome;
    },
    clarify: async () => {
      const params = { id: seedId };
      const asked = await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", { params, body: {} });
      const [first] = asked.body;
      if (!first || first.answer.length > 0) return;
      await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
        params: { ...params, questionUuid: first.uuid },
        body: { answer: ["The owner"] },
      });
    },
    generate: async () => {
      expect((await generate(ada, seedId)).status).toBe(202);
      await settled(ada, seedId);
    },
    clone: async () => {
      const original = seedId;
      seedId = (await ada.call("POST v2/concept/seed/{id}/clone", { params: { id: original } })).body.uuid;
      await read();
      return readSeed(ada, original);
    },
  };
}

const questionnaires = fc.constantFrom(...currentQuestionnaires);

test("[S1.4-16] [S1.4-17] [S1.4-18] [S1.4-21] [S1.4-22] 1,000 walks through both questionnaires go forwards and back the same way, and reach the end", async () => {
  await fc.assert(
    fc.asyncProperty(questionnaires, walkSteps, (questionnaire, steps) =>
      walkThrough(questionnaire, steps, rememberedSeed()),
    ),
    { numRuns: 1_000 },
  );
});

test("[S1.4-28] [S1.4-29] [S1.7-36] on the server, too, later answers go exactly as they must, and nothing else is lost", async () => {
  await fc.assert(
    fc.asyncProperty(questionnaires, walkSteps, async (questionnaire, steps) => {
      await walkThrough(questionnaire, steps, seedOnServer(await plant(ada, questionnaire.type)));
    }),
    // A failing walk is told as it is: making it shorter would take minutes.
    { numRuns: 20, endOnFailure: true },
  );
});

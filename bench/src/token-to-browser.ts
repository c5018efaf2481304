import { eventually } from "@seedbed/server/test-support/eventually";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { plantAnsweredSeed, saveFirstConcept } from "@seedbed/server/test-support/planted-seed";
import type { BenchServer } from "./bench-server.ts";
import { measureFirstWords } from "./first-words.ts";
import type { Measurement } from "./measurement.ts";

/** No word of it could turn the sentence into one that may not be said, so it is shown as it comes. */
const openSentence = {
  facts: [],
  guess: "",
  unknown: "",
  text: "The people upstairs carry their bottles to the kitchen.",
};

/** Measures the first words of a suggestion and of a persona's reply, from a model server to a page. */
export async function measureToken(
  start: (env: Record<string, string>) => Promise<BenchServer>,
): Promise<Measurement[]> {
  // All of an answer leaves within 60 ms of its first bytes.
  const model = await startModelServer({ latencyMs: 600, firstTokenShare: 0.9 });
  const server = await start({
    AI_MODEL: "openai-compatible/scripted",
    AI_BASE_URL: model.url,
    AI_API_KEY: "scripted",
  });
  try {
    const person = await server.signUp();
    const seedUuid = await plantAnsweredSeed(person);
    const suggestion = await measureFirstWords(server, person, {
      name: "first words of a suggestion in the browser",
      model,
      message: { type: "incubation.ai.suggestions.request", data: { seedUuid, questionId: "expand.pains" } },
      event: "stream.structured.ai.suggestions",
      path: ["content", "suggestions", 0, "title"],
    });
    const conceptUuid = await saveFirstConcept(person, seedUuid);
    await person.call("POST v1/concept/{id}/generate", { params: { id: conceptUuid } });
    const customerProfileUuid = await eventually(async () => {
      const { status, body } = await person.call("GET v2/concept/{id}/customer-profile", {
        params: { id: conceptUuid },
      });
      return status === 200 && body.results[0]?.uuid;
    }, 120);
    await eventually(async () => {
      const { body } = await person.call("GET v1/concept/{id}/", { params: { id: conceptUuid } });
      return body.reportStatus !== "pending";
    }, 120);
    model.script({ task: "persona_reply" }, { kind: "answer", value: { verdict: "none", sentences: [openSentence] } });
    const reply = await measureFirstWords(server, person, {
      name: "first words of a persona's reply in the browser",
      model,
      message: {
        type: "customer.profile.conversation.start",
        data: { conceptUuid, customerProfileUuid, content: "Who carries the bottles?" },
      },
      event: "customer.profile.chat.stream",
      path: ["content"],
    });
    return [suggestion, reply];
  } finally {
    await server.stop();
    await model.close();
  }
}

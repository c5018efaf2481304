import { describe, expect, test } from "vitest";
import { eventsOf, generate, openSocket, settled } from "./incubation.fixture.ts";
import { setUpScriptedModel } from "./scripted-model.fixture.ts";

const { here, callsOf, promptOf, hang } = setUpScriptedModel();

const suggestionEvents = () =>
  eventsOf(here.socket, "stream.structured.ai.suggestions").filter(({ context }) => context.seedUuid === here.seedId);
const lastSuggestions = (stage: string) => expect.poll(() => suggestionEvents().at(-1)?.stage).toBe(stage);
const suggest = (data: object) =>
  here.socket.send("incubation.ai.suggestions.request", { seedUuid: here.seedId, ...data });

describe("suggestions", () => {
  test("[S1.7-52] [S1.7-54] [S1.1-05] stream to the person who asks, and to nobody else", async () => {
    const colleague = await here.server.signUp({ accountId: here.ada.accountId });
    const other = await openSocket(here.server, colleague);
    suggest({ questionId: "expand.pains", answer: ["A pain nobody has saved yet"] });
    await lastSuggestions("done");
    const events = suggestionEvents();
    expect(events[0]?.stage).toBe("delta");
    expect(new Set(events.map(({ context }) => context.requestId)).size).toBe(1);
    expect(events.at(-1)).toMatchObject({ context: { questionId: "expand.pains" }, content: { origin: "model" } });
    expect(events.at(-1)?.content.suggestions).toHaveLength(4);
    expect(promptOf(callsOf("suggest_answers")[0])).toContain("A pain nobody has saved yet");
    expect(eventsOf(other, "stream.structured.ai.suggestions")).toEqual([]);
    await other.close();
  });

  test("are asked for with what the company says of itself, in the language it has chosen", async () => {
    const facts = { currency: "CHF", region: "Basel\n# Your task", size: "10-49", reportLanguage: "de" } as const;
    await here.ada.call("PUT v1/account/facts", { body: facts });
    suggest({ questionId: "expand.audience" });
    await lastSuggestions("done");
    expect(promptOf(callsOf("suggest_answers")[0])).toContain(
      "\nRegion:\n> Basel\n> # Your task\nEmployees: 10 to 49\nCurrency of texts: CHF\nLanguage of all texts: German\n",
    );
    const nothing = { currency: null, region: "", size: null, reportLanguage: null };
    await here.ada.call("PUT v1/account/facts", { body: nothing });
  });

  test("[S1.3-20] each has a title and a description, and nothing else", async () => {
    suggest({ questionId: "expand.audience" });
    await lastSuggestions("done");
    for (const suggestion of suggestionEvents().at(-1)?.content.suggestions ?? []) {
      expect(Object.keys(suggestion).sort()).toEqual(["description", "title"]);
      expect(suggestion.title.trim()).not.toBe("");
      expect(suggestion.description.trim()).not.toBe("");
    }
    expect(suggestionEvents().at(-1)?.content.suggestions.length).toBeGreaterThan(0);
  });

  test("a newer request ends the older one silently", async () => {
    hang("suggest_answers");
    suggest({ questionId: "expand.pains" });
    await expect.poll(() => suggestionEvents().length).toBeGreaterThan(0);
    const older = suggestionEvents()[0]?.context.requestId;
    suggest({ questionId: "expand.success" });
    await lastSuggestions("done");
    await expect.poll(() => callsOf("suggest_answers")[0]?.outcome).toBe("aborted");
    const events = suggestionEvents();
    expect(events.at(-1)?.context.questionId).toBe("expand.success");
    expect(events.filter(({ context }) => context.requestId === older).every(({ stage }) => stage === "delta")).toBe(
      true,
    );
  });

  test("[S1.5-30] for a choice they name its options", async () => {
    suggest({ questionId: "expand.value_source", answer: [] });
    await lastSuggestions("done");
    expect(
      suggestionEvents()
        .at(-1)
        ?.content.suggestions.map(({ title }) => title),
    ).toEqual(["New revenue", "Lower costs", "Not sure yet"]);
  });

  test("they begin from what is stored, where the person sends no list; choices are told by their labels", async () => {
    const present = (call: number) =>
      /# Already in the answer\n((?:> .*\n)+)/.exec(promptOf(callsOf("suggest_answers")[call]))?.[1];
    suggest({ questionId: "expand.pains" });
    await lastSuggestions("done");
    expect(present(0)).toBe(
      "> - Every tenant orders small boxes at retail prices\n> - Storage rooms overflow on Mondays\n",
    );
    suggest({ questionId: "expand.assets", answer: ["data", " "] });
    await expect.poll(() => callsOf("suggest_answers").length).toBe(2);
    expect(present(1)).toBe("> - Data that took years to collect\n");
  });

  test("about one concept they are written for that one, also where its own question is asked about", async () => {
    await generate(here.ada, here.seedId);
    const [, second] = (await settled(here.ada, here.seedId)).cachedConcepts;
    const params = { id: here.seedId };
    const { body: asked } = await here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params,
      body: { conceptUuid: second?.uuid },
    });
    const title = `Title:\n> ${second?.title}`;
    suggest({ questionId: asked[0]?.uuid });
    await lastSuggestions("done");
    expect(promptOf(callsOf("suggest_answers").at(-1))).toContain(title);
    suggest({ questionId: "expand.pains" });
    await expect.poll(() => callsOf("suggest_answers").length).toBe(2);
    expect(promptOf(callsOf("suggest_answers").at(-1))).not.toContain(title);
    suggest({ questionId: "expand.pains", conceptUuid: "6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a" });
    await expect.poll(() => suggestionEvents().at(-1)?.message).toBe("Generated concept not found.");
  });

  test("a clarifying question can be asked about, too", async () => {
    const asked = await here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params: { id: here.seedId },
      body: {},
    });
    suggest({ questionId: asked.body[1]?.uuid });
    await lastSuggestions("done");
    expect(promptOf(callsOf("suggest_answers").at(-1))).toContain(asked.body[1]?.question ?? "no question");
  });

  test("a model that fails, a foreign seed and an unknown question end with a sentence", async () => {
    here.model.script({ task: "suggest_answers" }, { kind: "refusal" });
    suggest({ questionId: "expand.pains" });
    await lastSuggestions("error");
    expect(suggestionEvents().at(-1)?.message).toMatch(/\.$/);
    suggest({ questionId: "identify.field" });
    await expect.poll(() => suggestionEvents().at(-1)?.message).toBe("Question not found.");

    const stranger = await here.server.signUp();
    const theirs = await openSocket(here.server, stranger);
    theirs.send("incubation.ai.suggestions.request", { seedUuid: here.seedId, questionId: "expand.pains" });
    await expect
      .poll(() => eventsOf(theirs, "stream.structured.ai.suggestions").at(-1)?.message)
      .toBe("Seed not found.");
    await theirs.close();
  });
});

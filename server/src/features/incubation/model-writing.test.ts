import { describe, expect, test } from "vitest";
import { answerText, eventsOf, fieldsOf, generate, openSocket, readSeed, settled } from "./incubation.fixture.ts";
import { setUpScriptedModel } from "./scripted-model.fixture.ts";

const { here, callsOf, promptOf, hang } = setUpScriptedModel();

const generationEvents = () =>
  eventsOf(here.socket, "stream.structured.concept.generation").filter(
    ({ context }) => context.seedUuid === here.seedId,
  );

describe("generation", () => {
  test("[S1.1-06] concepts of a configured model are stored as such, from one call with the answers in it", async () => {
    await generate(here.ada, here.seedId, { wish: "For schools" });
    const seed = await settled(here.ada, here.seedId);
    expect(seed.cachedConcepts).toHaveLength(4);
    expect(seed.cachedConcepts.every(({ origin }) => origin === "model")).toBe(true);
    const [call, ...more] = callsOf("generate_concepts");
    expect(more).toEqual([]);
    const prompt = promptOf(call);
    expect(prompt).toContain("Every tenant orders small boxes at retail prices");
    expect(prompt).toContain("New revenue");
    expect(prompt).toContain("> For schools");
  });

  test("while one runs, a second start and changes of answers are refused; discarding ends it", async () => {
    hang("generate_concepts");
    await generate(here.ada, here.seedId);
    await expect.poll(() => generationEvents().length).toBeGreaterThan(0);
    expect((await readSeed(here.ada, here.seedId)).generation.status).toBe("running");
    expect((await generate(here.ada, here.seedId)).status).toBe(409);
    expect((await answerText(here.ada, here.seedId, ["idea", "Another"]))?.status).toBe(409);
    const partial = generationEvents().at(-1);
    expect(partial).toMatchObject({ stage: "delta", content: { origin: null } });
    expect(partial?.content.concepts[0]?.title).not.toBe("");

    await here.ada.call("DELETE v2/concept/incubation/seed/{id}/generated", { params: { id: here.seedId } });
    expect(await readSeed(here.ada, here.seedId)).toMatchObject({ cachedConcepts: [], generation: { status: "idle" } });
    await expect.poll(() => callsOf("generate_concepts")[0]?.outcome).toBe("aborted");
    await generate(here.ada, here.seedId);
    const seed = await settled(here.ada, here.seedId);
    expect(seed.cachedConcepts).toHaveLength(4);
    expect(generationEvents().filter(({ stage }) => stage === "error")).toEqual([]);
  });

  test("who closes the tab or loses the line finds the concepts, and hears of their end on the next line", async () => {
    const mine = await openSocket(here.server, here.ada);
    const seq = await mine.ready();
    const looked = Promise.withResolvers<void>();
    here.model.script({ task: "generate_concepts", call: 1 }, { kind: "held", before: () => looked.promise });
    await generate(here.ada, here.seedId);
    await expect.poll(() => callsOf("generate_concepts").length).toBe(1);
    await mine.close();
    expect((await readSeed(here.ada, here.seedId)).generation.status).toBe("running");
    looked.resolve();
    expect((await settled(here.ada, here.seedId)).cachedConcepts).toHaveLength(4);

    const again = await openSocket(here.server, here.ada);
    again.send("resume", { seq });
    const stages = () =>
      eventsOf(again, "stream.structured.concept.generation")
        .filter(({ context }) => context.seedUuid === here.seedId)
        .map(({ stage }) => stage);
    await expect.poll(stages).toEqual(["done"]);
    await again.close();
  });

  test("a seed can be deleted while its concepts are being written", async () => {
    hang("generate_concepts");
    await generate(here.ada, here.seedId);
    await expect.poll(() => callsOf("generate_concepts").length).toBe(1);
    expect((await here.ada.call("DELETE v2/concept/seed/{id}", { params: { id: here.seedId } })).status).toBe(204);
    await expect.poll(() => callsOf("generate_concepts")[0]?.outcome).toBe("aborted");
  });

  test("[S1.8-38] a model that refuses leaves a sentence on the seed and the concepts that were there", async () => {
    await generate(here.ada, here.seedId);
    const before = await settled(here.ada, here.seedId);
    here.model.script({ task: "generate_concepts" }, { kind: "refusal" });
    await generate(here.ada, here.seedId);
    const after = await settled(here.ada, here.seedId);
    expect(after.generation.status).toBe("failed");
    expect(after.generation.message).toMatch(/\w+ .*\.$/);
    expect(after.cachedConcepts).toEqual(before.cachedConcepts);
    await expect.poll(() => generationEvents().at(-1)?.stage).toBe("error");
    expect(generationEvents().at(-1)?.message).toBe(after.generation.message);

    here.model.reset();
    const looked = Promise.withResolvers<void>();
    here.model.script({ task: "generate_concepts", call: 1 }, { kind: "held", before: () => looked.promise });
    await generate(here.ada, here.seedId);
    expect((await readSeed(here.ada, here.seedId)).generation).toMatchObject({ status: "running", message: null });
    looked.resolve();
    expect((await settled(here.ada, here.seedId)).generation).toMatchObject({ status: "idle", message: null });
  });

  test("discarding takes the sentence of a generation that failed away, too", async () => {
    here.model.script({ task: "generate_concepts" }, { kind: "refusal" });
    await generate(here.ada, here.seedId);
    expect((await settled(here.ada, here.seedId)).generation.message).not.toBeNull();
    await here.ada.call("DELETE v2/concept/incubation/seed/{id}/generated", { params: { id: here.seedId } });
    expect((await readSeed(here.ada, here.seedId)).generation).toMatchObject({ status: "idle", message: null });
  });

  test("so does an answer that is changed: there is nothing left of what it was about", async () => {
    here.model.script({ task: "generate_concepts" }, { kind: "refusal" });
    await generate(here.ada, here.seedId);
    expect((await settled(here.ada, here.seedId)).generation).toMatchObject({ status: "failed" });
    await answerText(here.ada, here.seedId, ["idea", "A boat that refills harbours"]);
    expect((await readSeed(here.ada, here.seedId)).generation).toMatchObject({ status: "idle", message: null });
  });

  const conceptAbout = (title: string, summary: string) => ({
    title,
    summary,
    overview: `How ${title} works: it begins small and grows where people ask for it.`,
    problemStatement: `Boxes pile up wherever ${title} is missing.`,
    valueProposition: `No boxes any more, thanks to ${title}.`,
    differentiators: [`No box at all with ${title}.`, `No lift is blocked by ${title}.`],
    rightsToWin: [`A plant for ${title}.`, `A fleet for ${title}.`],
    restsOn: {
      title: ["idea"],
      summary: ["idea", "audience"],
      overview: ["idea"],
      problemStatement: ["pains", "pains"],
      valueProposition: ["audience"],
      differentiators: ["pains"],
      rightsToWin: ["assets"],
    },
  });
  const basement = "A depot in the basement weighs bottles and bills the tenants.";
  const [depot, desk, vans, twin, again] = [
    conceptAbout("Basement depots", basement),
    conceptAbout("A supply desk", "Landlords order for everybody and settle it with the lease."),
    conceptAbout("Empty vans", "Vans take packaging back on their return trip, sorted and paid."),
    conceptAbout("Bottles by weight", basement),
    conceptAbout("Weighed bottles", basement),
  ];
  const answerCall = (call: number, concepts: object[]) =>
    here.model.script({ task: "generate_concepts", call }, { kind: "answer", value: { concepts } });
  const shownTitles = () =>
    generationEvents().map(({ content }) => content.concepts.map(({ title }) => title).filter((title) => title !== ""));

  test("a concept that says the same as another one is asked for once more, alone, and never shows", async () => {
    answerCall(1, [depot, desk, twin, vans]);
    await generate(here.ada, here.seedId);
    const titles = (await settled(here.ada, here.seedId)).cachedConcepts.map(({ title }) => title);
    expect(titles).toHaveLength(4);
    expect(titles.toSpliced(2, 1)).toEqual(["Basement depots", "A supply desk", "Empty vans"]);
    expect(titles).not.toContain("Bottles by weight");
    const calls = callsOf("generate_concepts");
    expect(calls).toHaveLength(2);
    const prompt = promptOf(calls[1]);
    expect(prompt).toContain("Write one business concept from");
    expect(prompt).toContain(`- Bottles by weight (too near to “Basement depots”): ${basement}`);
    expect(prompt).toContain("- A supply desk: Landlords order for everybody");
    await expect.poll(() => generationEvents().at(-1)?.stage).toBe("done");
    for (const shown of shownTitles()) expect(shown).not.toContain("Bottles by weight");
  });

  test("one that is still alike the second time is taken as it is", async () => {
    answerCall(1, [depot, desk, twin, vans]);
    answerCall(2, [again]);
    await generate(here.ada, here.seedId);
    const seed = await settled(here.ada, here.seedId);
    expect(seed.cachedConcepts.map(({ title }) => title)).toEqual([
      "Basement depots",
      "A supply desk",
      "Weighed bottles",
      "Empty vans",
    ]);
    expect(callsOf("generate_concepts")).toHaveLength(2);
    await expect.poll(() => generationEvents().at(-1)?.stage).toBe("done");
    for (const shown of shownTitles().slice(0, -1)) expect(shown).not.toContain("Weighed bottles");
  });

  test("each part tells which answers it rests on, each once, and a part that a person changes tells none", async () => {
    answerCall(1, [depot, desk, twin, vans]);
    await generate(here.ada, here.seedId);
    const [first] = (await settled(here.ada, here.seedId)).cachedConcepts;
    expect(first?.restsOn).toEqual({ ...depot.restsOn, problemStatement: ["pains"] });
    if (!first) throw new Error("no concept");
    const saved = await here.ada.call("POST v2/concept/incubation/seed/{id}/generated", {
      params: { id: here.seedId },
      body: [{ ...fieldsOf(first), overview: "My own words." }],
    });
    expect(saved.body[0]?.restsOn).toEqual({ ...depot.restsOn, problemStatement: ["pains"], overview: [] });
  });

  test("a part that rests on an answer nobody gave rests on those of its concept, without another call", async () => {
    const invented = { ...depot, restsOn: { ...depot.restsOn, overview: ["limits"] } };
    answerCall(1, [invented, desk, vans, conceptAbout("Crews count", "Cleaning crews record what runs out at night.")]);
    await generate(here.ada, here.seedId);
    const seed = await settled(here.ada, here.seedId);
    expect(callsOf("generate_concepts")).toHaveLength(1);
    const [first] = seed.cachedConcepts;
    const { overview: _overview, ...others } = first?.restsOn ?? {};
    expect(new Set(first?.restsOn.overview)).toEqual(new Set(Object.values(others).flat()));
    const answered = new Set(seed.answers.map(({ question }) => question.identifier));
    const named = seed.cachedConcepts.flatMap(({ restsOn }) => Object.values(restsOn).flat());
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((identifier) => !answered.has(identifier))).toEqual([]);
  });

  test("what was clarified about a concept is told with its title, and nothing of what was not answered", async () => {
    await generate(here.ada, here.seedId);
    const [, second] = (await settled(here.ada, here.seedId)).cachedConcepts;
    const params = { id: here.seedId };
    const { body: asked } = await here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params,
      body: { conceptUuid: second?.uuid },
    });
    await here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
      params: { ...params, questionUuid: asked[0]?.uuid ?? "" },
      body: { answer: ["The caretaker of each building"] },
    });
    await generate(here.ada, here.seedId);
    await settled(here.ada, here.seedId);
    const prompt = promptOf(callsOf("generate_concepts").at(-1));
    expect(prompt).toContain(`> About “${second?.title}”: ${asked[0]?.question}`);
    expect(prompt).toContain("> - The caretaker of each building");
    expect(prompt).not.toContain(asked[1]?.question ?? "no question");
  });

  test("kept concepts are shown in the stream and named to the model", async () => {
    await generate(here.ada, here.seedId);
    const [kept] = (await settled(here.ada, here.seedId)).cachedConcepts;
    if (!kept) throw new Error("no concept");
    await generate(here.ada, here.seedId, { concepts: [fieldsOf(kept)] });
    const seed = await settled(here.ada, here.seedId);
    expect(seed.cachedConcepts.map(({ uuid }) => uuid)[0]).toBe(kept.uuid);
    expect(seed.cachedConcepts).toHaveLength(4);
    const prompt = promptOf(callsOf("generate_concepts")[1]);
    expect(prompt).toContain("Write 3 business concepts");
    expect(prompt).toContain(`- ${kept.title}: ${kept.summary}`);
    await expect.poll(() => generationEvents().at(-1)?.stage).toBe("done");
    const last = generationEvents().at(-1)?.context.workflowUuid;
    const told = generationEvents().filter(({ context }) => context.workflowUuid === last);
    expect(told.map(({ stage }) => stage)).toContain("delta");
    expect(new Set(told.map(({ content }) => content.concepts[0]?.uuid))).toEqual(new Set([kept.uuid]));
  });
});

test("questions about answers that changed while they were thought of are not kept", async () => {
  const changed = Promise.withResolvers<void>();
  here.model.script({ task: "clarifying_questions", call: 1 }, { kind: "held", before: () => changed.promise });
  const asking = here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: here.seedId },
    body: {},
  });
  await expect.poll(() => callsOf("clarifying_questions").length).toBe(1);
  const [first] = (await readSeed(here.ada, here.seedId)).answers;
  const { status } = await here.ada.call(
    "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}",
    {
      params: { id: first?.id ?? "" },
      query: { force_delete: "true" },
      body: { answer: ["A depot on wheels"], details: { sources: ["user"] } },
    },
  );
  expect(status).toBe(200);
  changed.resolve();
  expect((await asking).status).toBe(409);
  expect((await readSeed(here.ada, here.seedId)).clarifyingQuestions).toEqual([]);
});

test("clarifying questions that cannot be had answer 503 with a sentence, and leave nothing behind", async () => {
  here.model.script({ task: "clarifying_questions" }, { kind: "refusal" });
  const { status, body } = await here.ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: here.seedId },
    body: {},
  });
  expect(status).toBe(503);
  expect(JSON.stringify(body)).toMatch(/detail/);
  expect((await readSeed(here.ada, here.seedId)).clarifyingQuestions).toEqual([]);
});

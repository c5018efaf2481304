import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { answerText, expandType, plant, readSeed } from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  stranger = await server.signUp();
});
afterAll(() => server.stop());

const missing = "6f1c3f7e-7f0a-4c3e-9d59-0a0a0a0a0a0a";

describe("questionnaires", () => {
  test("[S1.7-41] [S1.3-11] both are there, each with a dependent, a multi-select, a radio, a fractional and an optional question", async () => {
    const { status, body } = await ada.call("GET v1/concept/ignition/questionnaires");
    expect(status).toBe(200);
    expect(body.map(({ type }) => type).sort()).toEqual([expandType, "IDENTIFY_NEW_OPPORTUNITIES"]);
    for (const { questions } of body) {
      const all = Object.values(questions);
      expect(all.length).toBeGreaterThanOrEqual(6);
      expect(all.length).toBeLessThanOrEqual(9);
      const dependent = all.filter(({ dependsOn }) => dependsOn);
      expect(dependent.length).toBeGreaterThanOrEqual(1);
      // Nobody is asked more than one of them: each belongs to another answer.
      expect(new Set(dependent.map(({ dependsOn, dependsOnValue }) => `${dependsOn} ${dependsOnValue}`)).size).toBe(
        dependent.length,
      );
      expect(all.filter(({ fieldType }) => fieldType === "multiSelect")).toHaveLength(1);
      expect(all.filter(({ fieldType }) => fieldType === "radioButton")).toHaveLength(1);
      expect(all.filter(({ order }) => !Number.isInteger(order))).toEqual(dependent);
      expect(all.filter(({ required }) => !required)).toHaveLength(1);
    }
  });

  test("[S1.4-17] whoever wants lower costs is asked what is spent today, in either questionnaire", async () => {
    const { body } = await ada.call("GET v1/concept/ignition/questionnaires");
    for (const { questions } of body) {
      const asked = Object.values(questions).filter(({ dependsOnValue }) => dependsOnValue === "savings");
      expect(asked).toMatchObject([
        { identifier: "cost_sources", dependsOn: "value_source", label: "What is spent today, and on what?" },
      ]);
    }
  });

  test("[S1.3-10] [S1.3-15] questions are keyed by id, choices have options with value, label, description and icon", async () => {
    const { body } = await ada.call("GET v1/concept/ignition/questionnaires");
    for (const { questions } of body) {
      for (const [id, question] of Object.entries(questions)) {
        expect(question.id).toBe(id);
        expect(question.options.length > 0).toBe(question.fieldType !== "text");
        for (const option of question.options) {
          expect([option.value, option.label, option.description, option.icon].every(Boolean)).toBe(true);
        }
      }
    }
  });
});

test("[S1.3-14] a question is a multi-select, a radio or a text, and is answered as what it is", async () => {
  const { body } = await ada.call("GET v1/concept/ignition/questionnaires");
  for (const { type, questions } of body) {
    const kinds = new Set(Object.values(questions).map(({ fieldType }) => fieldType));
    expect([...kinds].sort()).toEqual(["multiSelect", "radioButton", "text"]);
    const id = await plant(ada, type);
    const seed = await readSeed(ada, id);
    expect(seed.answers).toEqual([]);
    for (const fieldType of ["slider", "date", "", null]) {
      const [question] = Object.values(questions);
      const answered = await ada.raw(`POST /api/v2/concept/incubation/seed/${id}/answer`, {
        questionId: question?.id,
        fieldType,
        answer: ["A van"],
      });
      expect(answered.status).toBe(422);
    }
  }
});

describe("planting and reading", () => {
  test("[S1.7-25] [S1.3-07] a new seed is an empty draft of the caller", async () => {
    const planted = await ada.call("POST v2/concept/seed", { body: { type: expandType } });
    expect(planted.status).toBe(201);
    const seed = await readSeed(ada, planted.body.uuid);
    expect(seed).toMatchObject({
      uuid: planted.body.uuid,
      status: "draft",
      type: expandType,
      title: "Expand An Existing Idea",
      answers: [],
      cachedConcepts: [],
      clarifyingQuestions: [],
      isCloned: false,
      createdBy: { firstName: "Ada", lastName: "Moreau" },
      questionnaireVersion: 2,
      generation: { status: "idle", message: null, instructions: "" },
    });
  });

  test("[S1.1-04] no other type can be planted", async () => {
    expect((await ada.raw("POST /api/v2/concept/seed", { type: "FREE_FORM" })).status).toBe(422);
  });

  test("a seed is named by its first answer", async () => {
    const id = await plant(ada);
    await answerText(ada, id, ["idea", "A van that refills soap. It stops at loading docks."]);
    expect(await readSeed(ada, id)).toMatchObject({
      title: "A van that refills soap",
      description: "A van that refills soap. It stops at loading docks.",
    });
    await answerText(ada, id, ["audience", "Facility managers"]);
    // The first answer last, by its id.
    const turned = `case when answer[1] like 'A van%' then 'f' else '0' end || substr(id::text, 2)`;
    await server.database.pool.query(`update seed_answers set id = (${turned})::uuid where seed_id = $1`, [id]);
    const { results } = (await ada.call("GET v2/concept/seed", { query: {} })).body;
    expect(results.find(({ uuid }) => uuid === id)?.title).toBe("A van that refills soap");
  });

  test("[S1.7-26] reading with a status gives a seed of that status only", async () => {
    const id = await plant(ada);
    const read = (status: "draft" | "archived") =>
      ada.call("GET v2/concept/seed/{id}", { params: { id }, query: { status } });
    expect((await read("draft")).status).toBe(200);
    expect((await read("archived")).status).toBe(404);
  });

  test.each([missing, "not-a-uuid", "%00"])("a seed %s that does not exist is not found", async (id) => {
    expect((await ada.raw(`GET /api/v2/concept/seed/${id}`)).status).toBe(404);
  });

  test("a seed of another company answers as a missing one, whatever is asked", async () => {
    const id = await plantAnsweredSeed(ada);
    const [answer] = (await readSeed(ada, id)).answers;
    const calls: [string, string, unknown?][] = [
      ["GET", `v2/concept/seed/${id}`],
      ["PATCH", `v2/concept/seed/${id}`, { status: "archived" }],
      ["DELETE", `v2/concept/seed/${id}`],
      ["POST", `v2/concept/seed/${id}/clone`],
      ["GET", `v2/concept/incubation/seed/${id}/answers`],
      [
        "POST",
        `v2/concept/incubation/seed/${id}/answer`,
        { questionId: "expand.idea", fieldType: "text", answer: ["x"] },
      ],
      ["PATCH", `v2/concept/incubation/seed/answer/${answer?.id}`, { answer: ["x"] }],
      ["DELETE", `v2/concept/incubation/seed/answer/${answer?.id}`],
      ["PATCH", `v2/concept/incubation/seed/answer/update_and_delete_higher_order/${answer?.id}`, { answer: ["x"] }],
      ["POST", `v2/concept/incubation/seed/${id}/clarifying-questions`, {}],
      ["POST", `v2/concept/incubation/seed/${id}/clarifying-questions/${missing}/answer`, { answer: ["x"] }],
      ["POST", `v2/concept/incubation/seed/${id}/generate-concepts`, {}],
      ["POST", `v2/concept/incubation/seed/${id}/generated/${missing}/report`],
      ["DELETE", `v2/concept/incubation/seed/${id}/generated`],
    ];
    for (const [method, path, body] of calls) {
      const foreign = await stranger.raw(`${method} /api/${path}`, body);
      const absent = await stranger.raw(
        `${method} /api/${path.replace(id, missing).replace(String(answer?.id), missing)}`,
        body,
      );
      expect([path, foreign.status, foreign.body]).toEqual([path, 404, absent.body]);
    }
    expect((await readSeed(ada, id)).status).toBe("draft");
  });
});

describe("archiving, deleting and cloning", () => {
  const change = (id: string, status: "draft" | "archived", headers = {}) =>
    ada.call("PATCH v2/concept/seed/{id}", { params: { id }, body: { status }, headers });

  test("[S1.7-27] [S1.3-08] [S1.4-01] [S1.4-02] a seed goes to the archive and comes back as a draft", async () => {
    const id = await plant(ada);
    expect((await change(id, "archived")).body.status).toBe("archived");
    expect((await change(id, "draft")).body.status).toBe("draft");
  });

  test("a change from an outdated view is refused", async () => {
    const id = await plant(ada);
    const { headers } = await ada.call("GET v2/concept/seed/{id}", { params: { id } });
    const etag = headers.get("etag") ?? "";
    expect((await change(id, "archived", { "if-match": etag })).status).toBe(200);
    expect((await change(id, "draft", { "if-match": etag })).status).toBe(412);
  });

  test("[S1.7-28] a deleted seed is gone with its answers", async () => {
    const id = await plantAnsweredSeed(ada);
    const [answer] = (await readSeed(ada, id)).answers;
    expect((await ada.call("DELETE v2/concept/seed/{id}", { params: { id } })).status).toBe(204);
    expect((await ada.call("GET v2/concept/seed/{id}", { params: { id } })).status).toBe(404);
    expect((await ada.raw(`DELETE /api/v2/concept/incubation/seed/answer/${answer?.id}`)).status).toBe(404);
  });

  test("[S1.7-31] a clone is a new draft with the same answers that can be changed alone", async () => {
    const id = await plantAnsweredSeed(ada);
    await change(id, "archived");
    const cloned = await ada.call("POST v2/concept/seed/{id}/clone", { params: { id } });
    expect(cloned.status).toBe(201);
    const clone = await readSeed(ada, cloned.body.uuid);
    const original = await readSeed(ada, id);
    expect(clone).toMatchObject({ status: "draft", isCloned: true, cachedConcepts: [], clarifyingQuestions: [] });
    expect(clone.answers.map(({ answer }) => answer)).toEqual(original.answers.map(({ answer }) => answer));
    await answerText(ada, clone.uuid, ["idea", "Another idea"]);
    expect((await readSeed(ada, id)).answers[0]?.answer).toEqual(original.answers[0]?.answer);
  });

  test("the answers of a clone name whoever made it, those of the original whoever gave them", async () => {
    const id = await plantAnsweredSeed(ada);
    const colleague = await server.signUp({ accountId: ada.accountId });
    const cloned = await colleague.call("POST v2/concept/seed/{id}/clone", { params: { id } });
    const whoAnswered = async (seed: string) => [
      ...new Set((await readSeed(ada, seed)).answers.map(({ updatedBy }) => updatedBy?.uuid)),
    ];
    expect(await whoAnswered(cloned.body.uuid)).toEqual([colleague.userId]);
    expect(await whoAnswered(id)).toEqual([ada.userId]);
  });
});

describe("[S1.7-29] [S1.7-30] the list", () => {
  let owner: TestPerson;
  let colleague: TestPerson;

  beforeAll(async () => {
    owner = await server.signUp({ firstName: "Nora", lastName: "Beck" });
    colleague = await server.signUp({ accountId: owner.accountId, firstName: "Ivo", lastName: "Lind" });
    for (let index = 0; index < 21; index += 1) await plant(owner);
    const archived = await plant(owner);
    await owner.call("PATCH v2/concept/seed/{id}", { params: { id: archived }, body: { status: "archived" } });
    const named = await plant(colleague, "IDENTIFY_NEW_OPPORTUNITIES");
    await colleague.call("POST v2/concept/incubation/seed/{id}/answer", {
      params: { id: named },
      body: { questionId: "identify.field", fieldType: "text", answer: ["Hospital beds at 100% use"] },
    });
  });

  const list = async (query: Record<string, unknown> = {}) => (await owner.call("GET v2/concept/seed", { query })).body;

  test("has pages of twenty, newest first, without the archive", async () => {
    const first = await list();
    expect(first).toMatchObject({ count: 22, numberOfPages: 2 });
    expect(first.results).toHaveLength(20);
    expect(first.results[0]?.title).toBe("Hospital beds at 100% use");
    expect((await list({ page: 2 })).results).toHaveLength(2);
    expect((await list({ page: 9 })).results).toHaveLength(2);
  });

  test("filters by status, category, type and person", async () => {
    expect((await list({ status: "archived" })).count).toBe(1);
    expect((await list({ status: "archived,draft" })).count).toBe(23);
    expect((await list({ category: "archived" })).count).toBe(1);
    expect((await list({ category: "active" })).count).toBe(0);
    expect((await list({ type: "IDENTIFY_NEW_OPPORTUNITIES" })).count).toBe(1);
    expect((await list({ createdBy: "Ivo Lind" })).results[0]?.createdBy).toEqual({
      firstName: "Ivo",
      lastName: "Lind",
    });
    expect((await list({ createdBy: "Ivo" })).count).toBe(0);
  });

  test("searches in the answers, taking every sign literally", async () => {
    expect((await list({ search: "hospital BEDS" })).count).toBe(1);
    expect((await list({ search: "100%" })).count).toBe(1);
    expect((await list({ search: "1_0%" })).count).toBe(0);
    expect((await list({ search: owner.accountId })).count, "the company is no word of its seeds").toBe(0);
    expect((await list({ search: "expand existing" })).count).toBe(21);
  });

  test("[S1.5-35] sorts by the allowed columns and no other", async () => {
    for (const column of ["createdAt", "updatedAt", "status", "type"] as const) {
      const values = async (sort: typeof column | `-${typeof column}`) =>
        (await list({ sort, status: "draft,published,archived" })).results.map((seed) => seed[column]);
      expect(await values(column)).toEqual([...(await values(column))].sort());
      expect(await values(`-${column}`)).toEqual([...(await values(`-${column}`))].sort().reverse());
    }
    expect((await list({ sort: "createdAt" })).results[0]?.title).not.toBe("Hospital beds at 100% use");
    expect((await list({ sort: "-type" })).results[0]?.type).toBe("IDENTIFY_NEW_OPPORTUNITIES");
    for (const query of [
      "sort=title",
      "sort=createdBy",
      "sort=-",
      "category=mine",
      "category=constructor",
      "status=unknown",
      "page=0",
    ]) {
      expect((await owner.raw(`GET /api/v2/concept/seed?${query}`)).status).toBe(422);
    }
  });

  test("shows nothing of other companies", async () => {
    expect((await (await server.signUp()).call("GET v2/concept/seed")).body).toEqual({
      results: [],
      count: 0,
      numberOfPages: 1,
    });
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "#test-support/caller.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { readSeed } from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  const now = new Date();
  server = await startTestServer({ clock: () => now });
  ada = await server.signUp();
});
afterAll(() => server.stop());

/** Makes changes one after the other; each must get a tag of its own, and nobody may change what only the first tag tells of. */
async function expectOwnTags(change: (index: number, headers?: Record<string, string>) => Promise<Answer<unknown>>) {
  const tags: string[] = [];
  for (const index of [0, 1, 2]) {
    const { status, headers } = await change(index);
    expect(status).toBeLessThan(300);
    tags.push(headers.get("etag") ?? "none");
  }
  expect(new Set(tags).size).toBe(3);
  expect((await change(3, { "if-match": tags[0] ?? "" })).status).toBe(412);
  expect((await change(3, { "if-match": tags[2] ?? "" })).status).toBeLessThan(300);
}

test("a seed that changes twice at one moment has two entity tags", async () => {
  const id = await plantAnsweredSeed(ada);
  await expectOwnTags((index, headers) =>
    ada.call("PATCH v2/concept/seed/{id}", {
      params: { id },
      body: { status: index % 2 === 0 ? "archived" : "draft" },
      headers,
    }),
  );
});

test("an answer that changes twice at one moment has two entity tags, and so has its seed", async () => {
  const seedId = await plantAnsweredSeed(ada);
  const seed = await readSeed(ada, seedId);
  const answer = seed.answers.find(({ question }) => question.identifier === "audience");
  const seedTags = new Set([seed.updatedAt]);
  await expectOwnTags(async (index, headers) => {
    const changed = await ada.call("PATCH v2/concept/incubation/seed/answer/{id}", {
      params: { id: answer?.id ?? "" },
      body: { answer: [`Landlords ${index}`] },
      headers,
    });
    seedTags.add((await readSeed(ada, seedId)).updatedAt);
    return changed;
  });
  expect(seedTags.size).toBe(5);
});

test("a seed is never as of an earlier moment than before, whatever of it changes", async () => {
  const seedId = await plantAnsweredSeed(ada);
  const changeSeed = (status: "archived" | "draft") =>
    ada.call("PATCH v2/concept/seed/{id}", { params: { id: seedId }, body: { status } });
  for (const status of ["archived", "draft", "archived", "draft"] as const)
    expect((await changeSeed(status)).status).toBe(200);
  const before = await readSeed(ada, seedId);
  const answer = before.answers.find(({ question }) => question.identifier === "audience");
  const changed = await ada.call("PATCH v2/concept/incubation/seed/answer/{id}", {
    params: { id: answer?.id ?? "" },
    body: { answer: ["Landlords"] },
  });
  expect(changed.status).toBe(200);
  const after = await readSeed(ada, seedId);
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
});

test("a concept that changes twice at one moment has two entity tags", async () => {
  const id = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await expectOwnTags((index, headers) =>
    ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: `Depot ${index}` }, headers }),
  );
});

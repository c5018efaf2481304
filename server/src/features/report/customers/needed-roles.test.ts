import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import type { AnswerRequest } from "#test-support/model-server/answer.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { customerAnswers } from "#test-support/model-server/task-answers/customer-answers.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled } from "../report.fixture.ts";
import { CustomerProfilesOutput } from "./tasks/customer-profiles/output.ts";

let model: ModelServer;
let server: TestServer;
let person: TestPerson;
let id = "";

/** A model in whose personas everybody buys or uses, when it is asked for them and when it is asked for some of them again. */
const uses = { role: "usesOnly", ageRange: "30-50", incomeLower: 40, incomeUpper: 70 };
const onlyFriends = {
  customer_profiles(request: AnswerRequest) {
    const { profiles } = CustomerProfilesOutput.parse(customerAnswers.customer_profiles?.(request));
    return { profiles: profiles.map((each) => ({ ...each, ...(!each.isPrimary && uses) })) };
  },
  customer_profiles_parts: ({ filled }: AnswerRequest) =>
    Object.fromEntries(Object.entries(filled as object).map(([part, persona]) => [part, { ...persona, ...uses }])),
};

beforeAll(async () => {
  model = await startModelServer({ answers: onlyFriends });
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  person = await server.signUp();
  ({ id } = await bankConcept(server, person));
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const profiles = async () =>
  (await person.call("GET v2/concept/{id}/customer-profile", { params: { id } })).body.results;
const notes = async () => (await readConcept(person, id)).reportStatusBySection.customerProfiles.notes;
const partOf = "needed-persona:likelyNonBuyer";

test("a model that never writes a non-buyer nor anybody who must agree: each is asked for alone, and drafted where that fails, which is told and can be asked for again", async () => {
  model.script({ task: "needed_persona", call: 2 }, { kind: "refusal" });
  await order(person, id, "generate");
  await settled(person, id);
  const written = await profiles();
  expect(written.map(({ stance, origin }) => [stance?.role, origin])).toEqual([
    ["likelyBuyer", "model"],
    ["mustAgree", "model"],
    ["likelyNonBuyer", "draft"],
  ]);
  for (const { jobs, stance } of written) expect([jobs.length > 0, stance?.saysNoTo.text !== ""]).toEqual([true, true]);
  expect(await notes()).toEqual([
    expect.objectContaining({ kind: "gap", part: partOf, about: expect.stringContaining("drafted offline") }),
    expect.objectContaining({ kind: "mark", sentence: expect.stringContaining("had to agree") }),
    expect.objectContaining({ kind: "mark", sentence: expect.stringContaining("was a likely non-buyer") }),
  ]);

  model.reset();
  const retried = await person.call("POST v1/concept/{id}/retry", {
    params: { id },
    body: { section: "customerProfiles", part: partOf },
  });
  expect(retried.status).toBe(202);
  await settled(person, id);
  const [first, second, third] = await profiles();
  expect([first, second]).toEqual(written.slice(0, 2));
  expect(third).toMatchObject({ origin: "model", stance: { role: "likelyNonBuyer" } });
  expect(third?.jobs.map(({ description }) => description)).not.toEqual(
    written[2]?.jobs.map(({ description }) => description),
  );
  expect((await notes()).filter(({ kind }) => kind === "gap")).toEqual([]);
  expect(model.calls.map(({ task }) => task)).not.toContain("customer_profiles");
});

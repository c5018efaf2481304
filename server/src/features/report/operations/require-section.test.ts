import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

const readOverview = async (caller: TestPerson, id: string) => {
  const { status, body } = await caller.call("GET v2/concept/{id}/overview", { params: { id } });
  return { status, body: JSON.stringify(body) };
};

test("a section that was not written is told apart from a concept that the company does not have", async () => {
  const stranger = await server.signUp();
  const { id, identifier } = await bankConcept(server, person);
  for (const reference of [id, identifier]) {
    const notWritten = await readOverview(person, reference);
    expect(notWritten.status).toBe(404);
    expect(notWritten.body).not.toContain("Concept Not Found.");
    const foreign = await readOverview(stranger, reference);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toContain("Concept Not Found.");
  }
  const noReference = await readOverview(person, "whatever");
  expect(noReference.body).toContain("Concept Not Found.");
});

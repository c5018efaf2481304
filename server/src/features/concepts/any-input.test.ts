import { conceptSortColumns } from "@seedbed/contract/concepts/schemas";
import { conceptCategories, conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import fc from "fast-check";
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

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 220 }),
  fc.string({
    unit: fc.constantFrom("'", '"', "\\", ":", "*", "&", "|", "!", "(", ")", "<", "-", ">", " ", "a", "\u0000"),
    maxLength: 30,
  }),
);

test("whatever the bank is asked for, it answers or refuses", async () => {
  await bankConcept(server, person);
  const query = fc.record(
    {
      search: anyText,
      createdBy: anyText,
      status: fc.oneof(anyText, fc.subarray([...conceptStatuses]).map(String)),
      category: fc.oneof(anyText, fc.constantFrom(...conceptCategories)),
      sort: fc.oneof(anyText, fc.constantFrom(...conceptSortColumns)),
      page: fc.oneof(anyText, fc.double().map(String), fc.maxSafeInteger().map(String)),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { status } = await person.call("GET v1/concept/", { query: asked });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 100 },
  );
  const searchOnly = fc.record({ search: anyText, createdBy: anyText }, { requiredKeys: ["search"] });
  await fc.assert(
    fc.asyncProperty(searchOnly, async (asked) => {
      const { status } = await person.call("GET v1/concept/", { query: asked });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 100 },
  );
});

test("whatever a concept is changed to, it is stored as sent or refused", async () => {
  const { id } = await bankConcept(server, person);
  const text = fc.oneof(anyText, fc.string({ unit: "binary", maxLength: 1100 }));
  const change = fc.oneof(
    fc.record({ title: text, summary: text, overview: text }, { requiredKeys: [] }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(change, async (body) => {
      const { status, body: concept } = await person.raw(`PATCH /api/v1/concept/${id}/`, JSON.stringify(body));
      expect([200, 422]).toContain(status);
      if (status !== 200) return;
      for (const [field, value] of Object.entries(body as object))
        if (field !== "status" && typeof value === "string") expect(concept).toMatchObject({ [field]: value.trim() });
    }),
    { numRuns: 100 },
  );
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { plant, readSeed } from "../incubation.fixture.ts";
import { seeds } from "../tables.ts";
import { storeQuestionnaires } from "./store-questionnaires.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

async function seedOfFirstVersion(status: "draft" | "published" | "archived") {
  const id = await plant(ada);
  await server.database.withTenant(ada, (transaction) =>
    transaction.update(seeds).set({ questionnaireVersion: 1, status }).where(eq(seeds.id, id)),
  );
  return id;
}

const versionOf = async (id: string) =>
  server.database.withTenant(ada, async (transaction) => {
    const [seed] = await transaction.select().from(seeds).where(eq(seeds.id, id));
    return seed?.questionnaireVersion;
  });

test("a draft goes on with the newest questions, and so does what may become one again; a published seed keeps those it was answered by", async () => {
  const draft = await seedOfFirstVersion("draft");
  const published = await seedOfFirstVersion("published");
  const archived = await seedOfFirstVersion("archived");
  await storeQuestionnaires({ database: server.database });
  expect(await versionOf(draft)).toBe(2);
  expect(await versionOf(archived)).toBe(2);
  expect(await versionOf(published)).toBe(1);
  const answered = await ada.call("POST v2/concept/incubation/seed/{id}/answer", {
    params: { id: draft },
    body: { questionId: "expand.cost_sources", fieldType: "text", answer: ["Overtime: USD 12000/month"] },
  });
  expect(answered.status).toBe(201);
  expect((await readSeed(ada, draft)).answers).toMatchObject([{ answer: ["Overtime: USD 12000/month"] }]);
});

import type { Question } from "@seedbed/contract/incubation/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { recordTransactions } from "#test-support/recorded-sql.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../features/report/report.fixture.ts";

// Every statement is a way to the database and back. The beginning of a transaction, what it sets and its end are counted, too.
const mostOfChange = 8;
const mostOfReading = 2;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

interface Answered {
  status: number;
  body: unknown;
}

/** The statements of the one transaction in which `call` does what `mark` tells, from its beginning to its commit. */
async function statementsOf(mark: RegExp, call: () => Promise<Answered>): Promise<string[]> {
  let answered: Answered | undefined;
  const transactions = await recordTransactions(server.serverPool, async () => {
    answered = await call();
  });
  expect(answered?.status, JSON.stringify(answered?.body)).toBeLessThan(300);
  const marked = transactions.filter((statements) => statements.some((statement) => mark.test(statement)));
  expect(marked, `one transaction does ${mark}`).toHaveLength(1);
  const [statements = []] = marked;
  expect(statements.at(-1)).toBe("commit");
  return statements;
}

const listed = (statements: string[]) => statements.map((statement, index) => `${index + 1}. ${statement}`).join("\n");

function expectAtMost(statements: string[], most: number) {
  expect(statements.length, listed(statements)).toBeLessThanOrEqual(most);
}

describe(`at most ${mostOfChange} statements from the beginning to the commit`, () => {
  test.each([
    ["title", { title: "Refill depot on wheels" }],
    ["status", { status: "ideating" as const }],
    ["status when it is archived", { status: "archived" as const }],
  ])("change a concept's %s", async (_, body) => {
    const { id } = await bankConcept(server, person);
    const change = () => person.call("PATCH v1/concept/{id}/", { params: { id }, body });
    expectAtMost(await statementsOf(/update "concepts"/, change), mostOfChange);
  });

  const answerWrites = /(insert into|update) "seed_answers"/;

  const firstQuestion = async (): Promise<Question> => {
    const questionnaires = await person.call("GET v1/concept/ignition/questionnaires");
    const wanted = questionnaires.body.find(({ type }) => type === "EXPAND_AN_EXISTING_IDEA");
    const [first] = Object.values(wanted?.questions ?? {}).sort((one, other) => one.order - other.order);
    if (!first) throw new Error("there is no question");
    return first;
  };

  const answering = async (seedId: string, answer: string) => {
    const question = await firstQuestion();
    const body = { questionId: question.id, fieldType: question.fieldType, answer: [answer] };
    return () => person.call("POST v2/concept/incubation/seed/{id}/answer", { params: { id: seedId }, body });
  };

  test("answer a question for the first time, and otherwise", async () => {
    const planted = await person.call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" } });
    const first = await answering(planted.body.uuid, "A depot that refills soap by weight");
    expectAtMost(await statementsOf(answerWrites, first), mostOfChange);
    expectAtMost(await statementsOf(answerWrites, first), mostOfChange);
    const otherwise = await answering(planted.body.uuid, "A van that refills soap by weight");
    expectAtMost(await statementsOf(answerWrites, otherwise), mostOfChange);
  });

  test("answer a question otherwise when concepts were written from the answers, one of them in the bank", async () => {
    const seedId = await plantAnsweredSeed(person);
    await saveFirstConcept(person, seedId);
    for (const status of ["archived", "draft"] as const)
      await person.call("PATCH v2/concept/seed/{id}", { params: { id: seedId }, body: { status } });
    const otherwise = await answering(seedId, "A van that refills soap by weight");
    expectAtMost(await statementsOf(answerWrites, otherwise), mostOfChange);
    const seed = await person.call("GET v2/concept/seed/{id}", { params: { id: seedId } });
    expect(seed.body.cachedConcepts).toHaveLength(1);
  });
});

describe(`at most ${mostOfReading} statements between the beginning and the commit`, () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await bankConcept(server, person));
    await order(person, id, "generate");
    await settled(person, id);
  }, 60_000);

  test.each(["overview", "customer-profile", "market-scan", "financial-projection", "key-assumptions"] as const)(
    "read the section %s of a report",
    async (section) => {
      const read = () => person.call(`GET v2/concept/{id}/${section}`, { params: { id } });
      const statements = await statementsOf(/"section_revisions"/, read);
      expectAtMost(statements.slice(1, -1), mostOfReading);
    },
  );
});

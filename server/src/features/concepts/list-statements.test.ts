import { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { SeedListQuery } from "@seedbed/contract/incubation/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillBank, searches } from "#test-support/filled-bank.ts";
import { type Connection, recordSql, type Statement } from "#test-support/recorded-sql.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createKnownCounts } from "../../platform/lists/known-counts.ts";
import { listSeeds } from "../incubation/operations/list-seeds.ts";
import { readReportStates } from "../report/read-report-states.ts";
import { listConcepts } from "./operations/list-concepts.ts";

type Asked = Record<string, string>;

let server: TestServer;
let person: TestPerson;
let connection: Connection;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  connection = (await server.database.pool.connect()) as unknown as Connection;
  await fillBank(connection, person.accountId, 6_000);
}, 120_000);
afterAll(async () => {
  connection.release();
  await server.stop();
});

const member = () => ({ ...person, role: "admin" as const });

/** What a list sends to the database when it has been asked for before. */
function statementsOf(list: "concepts" | "seeds", query: Asked): Promise<Statement[]> {
  const knownCounts = createKnownCounts();
  return recordSql(server.database.pool.options.connectionString ?? "", (database) =>
    list === "seeds"
      ? listSeeds({ database, knownCounts }, member(), SeedListQuery.parse(query))
      : database.readTenant(member(), (transaction) =>
          listConcepts({ readReportStates, knownCounts }, transaction, {
            actor: member(),
            query: ConceptListQuery.parse(query),
          }),
        ),
  );
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

/** How PostgreSQL would find what the statements ask for, each seen in its place in their transaction. */
async function plansOf(statements: Statement[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const { text, values, given } of statements) {
    if (/^select /i.test(text)) {
      const { rows } = (await connection.query(`explain (format json) ${text}`, values)) as {
        rows: { "QUERY PLAN": { Plan: Plan }[] }[];
      };
      plans.push(...stepsOf(rows[0]?.["QUERY PLAN"][0]?.Plan));
    } else await connection.query(...given);
  }
  return plans;
}

const stepsOf = (plan: Plan | undefined): Plan[] => (plan ? [plan, ...(plan.Plans ?? []).flatMap(stepsOf)] : []);

const everyConcept = "new,ideating,inReview,prototyping,proofOfConcept,minimumViableProduct,commercialized,archived";

describe.each<["concepts" | "seeds", Asked, string]>([
  ["concepts", {}, "concepts_by_created"],
  ["concepts", { status: everyConcept, page: "150" }, "concepts_by_created"],
  ["concepts", { status: everyConcept, page: "300" }, "concepts_by_created"],
  ["concepts", { sort: "-updatedAt", page: "100" }, "concepts_by_updated"],
  ["concepts", { sort: "title", category: "active" }, "concepts_by_title"],
  ["concepts", { sort: "status", createdBy: "First7 Last7" }, "concepts_by_status"],
  ["concepts", { search: searches.common }, "concepts_by_created"],
  ["concepts", { search: searches.rare }, "concepts_words"],
  ["concepts", { search: `${searches.prefix} dep` }, "concepts_words"],
  ["concepts", { search: "C-0420" }, "concepts_words"],
  ["seeds", {}, "seeds_by_created"],
  ["seeds", { status: "draft,published,archived", page: "300" }, "seeds_by_created"],
  ["seeds", { sort: "-updatedAt", page: "100" }, "seeds_by_updated"],
  ["seeds", { search: searches.rare }, "seed_words_words"],
])("a list of six thousand %s, asked for %j", (list, query, index) => {
  let statements: Statement[];
  beforeAll(async () => {
    statements = await statementsOf(list, query);
  });

  test("counts no entries, and takes one question for each thing it has to know", () => {
    const questions = statements.map(({ text }) => text).filter((text) => /^select /i.test(text));
    expect(questions.filter((text) => /count\(\*\)/i.test(text))).toEqual([]);
    expect(questions).toHaveLength((list === "concepts" ? 3 : 2) + (query.createdBy ? 1 : 0));
    expect(statements).toHaveLength(questions.length + 2);
  });

  test(`finds its page by ${index} and reads no table from end to end`, async () => {
    const steps = await plansOf(statements);
    expect(steps.flatMap((step) => step["Index Name"] ?? [])).toContain(index);
    const large = ["concepts", "seeds", "seed_words", "seed_answers", "report_sections"];
    const read = steps.filter((step) => step["Node Type"] === "Seq Scan").map((step) => step["Relation Name"]);
    expect(read.filter((table) => large.includes(table ?? ""))).toEqual([]);
  });
});

test("what a search finds is counted by the first who asks, and again when the list has changed", async () => {
  const knownCounts = createKnownCounts();
  const counted: number[] = [];
  const search = ConceptListQuery.parse({ search: searches.rare });
  const ask = () =>
    server.database.readTenant(member(), (transaction) =>
      listConcepts(
        {
          readReportStates,
          knownCounts: { of: (key, version, count) => knownCounts.of(key, version, () => remember(count())) },
        },
        transaction,
        { actor: member(), query: search },
      ),
    );
  const remember = async (count: Promise<number>) => {
    counted.push(await count);
    return count;
  };
  const first = await ask();
  const found = first.results[0]?.identifier ?? "";
  await ask();
  expect(counted).toEqual([first.count]);
  await person.call("DELETE v1/concept/{id}/", { params: { id: found } });
  expect((await ask()).count).toBe(first.count - 1);
  expect(counted).toEqual([first.count, first.count - 1]);
});

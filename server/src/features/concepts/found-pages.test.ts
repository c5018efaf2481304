import { conceptSortColumns } from "@seedbed/contract/concepts/schemas";
import { conceptCategories, conceptStatuses, statusesByCategory } from "@seedbed/contract/concepts/vocabulary";
import { seedSortColumns, seedTypes } from "@seedbed/contract/incubation/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillBank, searches } from "#test-support/filled-bank.ts";
import type { Connection } from "#test-support/recorded-sql.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let person: TestPerson;
let connection: Connection;

/** A company with a bank of its own, beside one whose entries have the same words; then some entries are changed, deleted and taken back. */
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  const stranger = await server.signUp();
  connection = (await server.database.pool.connect()) as unknown as Connection;
  await fillBank(connection, person.accountId, 700);
  await connection.query("drop table phrases");
  await connection.query(
    "update users set subject = 'own ' || subject, email = 'own.' || email where account_id = $1 and subject like 'bench-%'",
    [person.accountId],
  );
  await fillBank(connection, stranger.accountId, 100);
  const change = (id: string, body: { title: string } | { status: "ideating" | "archived" }) =>
    person.call("PATCH v1/concept/{id}/", { params: { id }, body });
  await change("C-0002", { title: `A ${searches.rare} of customers` });
  await change("C-0004", { status: "archived" });
  await change("C-0006", { status: "ideating" });
  for (const id of ["C-0007", "C-0008", "C-0010"]) await person.call("DELETE v1/concept/{id}/", { params: { id } });
  await connection.query("update seeds set status = 'published' where account_id = $1 and status = 'archived'", [
    person.accountId,
  ]);
}, 120_000);
afterAll(async () => {
  connection.release();
  await server.stop();
});

const oneOf = (values: readonly string[]) => fc.constantFrom(undefined, ...values);
const words = fc.constantFrom(
  undefined,
  searches.common,
  searches.common,
  searches.rare,
  searches.prefix,
  "cust dep",
  "of",
);
const sorts = (columns: readonly string[]) => fc.constantFrom(...columns.flatMap((column) => [column, `-${column}`]));
const pages = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 2, 999));
const creators = oneOf(["First7 Last7", "First3 Last3"]);

const isWritten = (text: string, search: string | undefined) =>
  (search ?? "")
    .split(" ")
    .map((word) => `' ' || regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g') like '% ${word}%'`)
    .join(" and ");
const isOne = (column: string, values: readonly string[]) => `${column} in ('${values.join("', '")}')`;
const isBy = (name: string | undefined) =>
  name ? `created_by in (select id from users where first_name || ' ' || last_name = '${name}')` : "true";

/** The ids of one page, or of the last when there are fewer, as the table itself gives them. */
async function plainly(table: string, condition: string, asked: { order: string; page: number }) {
  const { rows } = (await connection.query(
    `select id from ${table} where account_id = $1 and ${condition} order by ${asked.order}`,
    [person.accountId],
  )) as { rows: { id: string }[] };
  const last = Math.max(1, Math.ceil(rows.length / 20));
  const from = (Math.min(asked.page, last) - 1) * 20;
  return { ids: rows.slice(from, from + 20).map(({ id }) => id), count: rows.length };
}

const columns: Record<string, string> = { createdAt: "created_at", updatedAt: "updated_at", title: "lower(title)" };
function orderOf(sort: string, last: string): string {
  const column = sort.replace("-", "");
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return `${columns[column] ?? column} ${direction}, ${last} ${direction}`;
}

const given = <Query extends Record<string, unknown>>(query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

test("whatever is searched, filtered and sorted by, each page of the bank is that of the plain query of the company's own", async () => {
  const query = fc.record({
    search: words,
    sort: sorts(conceptSortColumns),
    page: pages,
    createdBy: creators,
    status: oneOf(conceptStatuses),
    category: oneOf(conceptCategories),
  });
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { search, sort, page, createdBy, status, category } = asked;
      const inCategory = category ? statusesByCategory[category as keyof typeof statusesByCategory] : conceptStatuses;
      const wanted = inCategory.filter((each) => (status ? each === status : category || each !== "archived"));
      const condition = [isOne("status", wanted), isBy(createdBy), isWritten("title || ' ' || summary", search)];
      const expected = await plainly("concepts", condition.join(" and "), { order: orderOf(sort, "number"), page });
      const { status: answered, body } = await person.call("GET v1/concept/", { query: given(asked) });
      expect([answered, answered === 200 ? "" : body]).toEqual([200, ""]);
      expect({ ids: body.results.map(({ uuid }) => uuid), count: body.count }).toEqual(expected);
    }),
    { numRuns: 150 },
  );
}, 120_000);

test("whatever is searched, filtered and sorted by, each page of seeds is that of the plain query of the company's own", async () => {
  const query = fc.record({
    search: words,
    sort: sorts(seedSortColumns),
    page: pages,
    createdBy: creators,
    status: oneOf(["draft", "published", "archived"]),
    type: oneOf(seedTypes),
  });
  const said = `replace(type, '_', ' ') || ' ' || (select string_agg(array_to_string(answer, ' '), ' ') from seed_answers where seed_id = seeds.id)`;
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { search, sort, page, createdBy, status, type } = asked;
      const wanted = status ? `status = '${status}'` : "status <> 'archived'";
      const condition = [wanted, type ? `type = '${type}'` : "true", isBy(createdBy), isWritten(said, search)];
      const expected = await plainly("seeds", condition.join(" and "), { order: orderOf(sort, "id"), page });
      const { body } = await person.call("GET v2/concept/seed", { query: given(asked) });
      expect({ ids: body.results.map(({ uuid }) => uuid), count: body.count }).toEqual(expected);
    }),
    { numRuns: 150 },
  );
}, 120_000);

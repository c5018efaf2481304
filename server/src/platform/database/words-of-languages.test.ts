import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { migrate } from "./migrate.ts";
import { administratorUrl } from "./observer.fixture.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
let person: TestPerson;
let pool: pg.Pool;
let login: pg.Pool;

const kitchens = "城市共享厨房计划，为小餐馆提供按小时出租的厨房";

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  server = await startTestServer({ databaseUrl: home.url });
  person = await server.signUp();
  pool = new pg.Pool({ connectionString: administratorUrl(home.url) });
  login = new pg.Pool({ connectionString: home.url });
  await bankConcept(server, person, { title: "城市共享厨房计划", summary: "为小餐馆提供按小时出租的厨房" });
  await bankConcept(server, person, { title: "東京タワーの見学予約アプリ", summary: "待ち時間をなくす" });
  await bankConcept(server, person, { title: "Пункт розлива в офисе", summary: "Мыло на вес без коробок" });
  await plantAnsweredSeed(person, "EXPAND_AN_EXISTING_IDEA", { idea: [kitchens] });
});
afterAll(async () => {
  await Promise.all([pool.end(), login.end()]);
  await server.stop();
  await home.drop();
});

async function found(search: string): Promise<string[]> {
  const { body } = await person.call("GET v1/concept/", { query: { search } });
  return body.results.map(({ title }) => title);
}

async function foundSeeds(search: string): Promise<number> {
  return (await person.call("GET v2/concept/seed", { query: { search } })).body.count;
}

test.each([
  ["厨房", "城市共享厨房计划"],
  ["按小时", "城市共享厨房计划"],
  ["城市共享厨房计划", "城市共享厨房计划"],
  ["为小餐馆提供按小时出租", "城市共享厨房计划"],
  ["計画", undefined],
  ["見学", "東京タワーの見学予約アプリ"],
  ["アプリ", "東京タワーの見学予約アプリ"],
  ["タワーの見学予約アプリ", "東京タワーの見学予約アプリ"],
  ["офис", "Пункт розлива в офисе"],
  ["МЫЛО", "Пункт розлива в офисе"],
])("a search for %s in the bank finds %s", async (search, title) => {
  expect(await found(search)).toEqual(title === undefined ? [] : [title]);
});

test("a seed is found by a word in the middle of its Chinese answer", async () => {
  expect(await foundSeeds("小餐馆")).toBe(1);
  expect(await foundSeeds("为小餐馆提供按小时出租")).toBe(1);
  expect(await foundSeeds("大餐馆")).toBe(0);
});

test.each([
  ["Chinese", ["共享厨房计划", "把厨房按小时出租给城市里的小餐馆"], ["按小时出租的厨房", "城市里的小餐馆共享厨房"]],
  [
    "Russian",
    ["Склад мыла в подвале", "Арендаторы офисного здания наливают мыло на вес прямо в подвале"],
    ["Мыло на вес в подвале", "Арендаторы офисного здания наливают мыло в подвале склада"],
  ],
] as const)("two ideas in %s that resemble each other are told", async (_language, one, other) => {
  const stranger = await server.signUp();
  const [first, second] = [
    await bankConcept(server, stranger, { title: one[0], summary: one[1] }),
    await bankConcept(server, stranger, { title: other[0], summary: other[1] }),
  ];
  await bankConcept(server, stranger, { title: "東京タワーの見学予約", summary: "待ち時間をなくす予約アプリ" });
  const { body } = await stranger.call("GET v1/concept/{id}/similar", { params: { id: first.id } });
  expect(body.map(({ uuid }) => uuid)).toEqual([second.id]);
});

/** As a release left it that knew the letters of English alone. */
async function forgetWords(): Promise<void> {
  await pool.query("update seedbed_migrations set name = 'words with character types of C' where name like 'words %'");
  await pool.query("update seed_words set words = ''");
}

const seedsWithWords = async () => (await pool.query("select from seed_words where words @@ '小餐馆:*'")).rowCount;

const wordsMade = async () =>
  (await pool.query<{ name: string }>("select name from seedbed_migrations where name like 'words %'")).rows;

test("when the database has come to know other letters, what is found is made again at the start, also after a start that was cut off", async () => {
  const made = await wordsMade();
  expect(made).toHaveLength(1);
  await forgetWords();
  expect(await seedsWithWords()).toBe(0);

  // A start that waits in the middle of it, and whose connection is cut.
  const blocker = await pool.connect();
  await blocker.query("begin");
  await blocker.query("select from idea_texts for update");
  const doomed = new pg.Pool({ connectionString: home.url, application_name: "doomed" });
  doomed.on("error", () => undefined);
  const start = migrate(doomed).catch((error: unknown) => error);
  const waits = "from pg_stat_activity where application_name = 'doomed' and wait_event_type = 'Lock'";
  await eventually(async () => (await pool.query(`select ${waits}`)).rowCount === 1);
  await pool.query(`select pg_terminate_backend(pid) ${waits}`);
  expect(await start).toBeInstanceOf(Error);
  await blocker.query("rollback");
  blocker.release();
  await doomed.end();
  expect(await wordsMade()).toEqual([{ name: "words with character types of C" }]);
  expect(await seedsWithWords()).toBe(0);

  await Promise.all([migrate(login), migrate(login)]);
  expect(await wordsMade()).toEqual(made);
  expect(await seedsWithWords()).toBe(1);
  expect(await foundSeeds("小餐馆")).toBe(1);
  expect(await found("見学")).toEqual(["東京タワーの見学予約アプリ"]);
});

import pg from "pg";
import { expect, test, vi } from "vitest";
import { ask, openFolder, start } from "./embedded-postgres.fixture.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });

const triples = (url: string, word: string) => ask(url, `select cardinality(public.show_trgm('${word}')) as count`);

/** What a release before this one made: databases that know the letters of English alone. */
async function forgetCharacterTypes({ administratorUrl: url }: EmbeddedPostgres): Promise<void> {
  await ask(url, "update pg_database set datctype = 'C'");
}

test("letter triples are found in words of every language", async () => {
  const { url } = await start(await openFolder());
  await ask(url, "create extension pg_trgm");
  for (const word of ["seed", "семя", "种子", "タネ", "씨앗"]) {
    expect((await triples(url, word))[0]?.count, word).toBeGreaterThan(2);
  }
});

test("a data folder of an earlier release learns the letters of every language at its start, and keeps what it holds", async () => {
  const dataDir = await openFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, "create extension pg_trgm");
  await ask(first.url, "create table kept as select 'семя' as word");
  await forgetCharacterTypes(first);
  expect(await triples(first.url, "семя")).toEqual([{ count: 0 }]);
  await first.stop();
  const second = await start(dataDir);
  expect(await ask(second.url, "select word, cardinality(show_trgm(word)) > 2 as found from kept")).toEqual([
    { word: "семя", found: true },
  ]);
  expect(
    await ask(second.url, "select distinct datctype <> 'C' as moved from pg_database where datname <> 'postgres'"),
  ).toEqual([{ moved: true }]);
});

test("a data folder whose locale this machine does not have is entered, and gets one of this machine", async () => {
  const dataDir = await openFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.administratorUrl, "update pg_database set datctype = 'xx_XX.UTF-8' where datname <> 'postgres'");
  await expect(new pg.Client(first.url).connect()).rejects.toThrow(/locale/);
  await first.stop();
  const second = await start(dataDir);
  expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

import { bulkConceptsMax } from "@seedbed/contract/limits";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { citingAnswers } from "#test-support/model-server/citing/citing-answers.ts";
import { inventedWord } from "#test-support/model-server/citing/citing-mistakes.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { setUpResearch } from "../research/research.fixture.ts";
import { type Looked, writeAndLook } from "./looked-at-report.fixture.ts";

const here = setUpResearch({ distort: citingAnswers(33) });

/** How many whole reports; a long run writes 200 and tells how much was looked at. */
const written = Number(process.env.WHOLE_CITED_REPORTS ?? 1);
const atOnce = 3;

test(`of ${written} reports by a model that errs in a third of what it cites, each is complete, and leads to nothing but what was read`, {
  timeout: 240_000 + written * 60_000,
}, async () => {
  const { person, conceptId, server } = here;
  const ids = [conceptId];
  while (ids.length < written)
    ids.push((await bankConcept(server, person, { title: `Refill depot ${ids.length + 1}` })).id);
  const looked: Looked[] = [];
  for (let first = 0; first < written; first += atOnce)
    looked.push(...(await Promise.all(ids.slice(first, first + atOnce).map((id) => writeAndLook(here, id)))));
  expect(looked.filter(({ passages }) => passages < 10)).toEqual([]);

  const { body: list } = await person.call("POST v1/concept/export", {
    body: { uuids: ids.slice(0, bulkConceptsMax) },
  });
  expect(list).toContain("Refill depot");
  expect(list).not.toMatch(/https?:/);
  expect(list).not.toContain(inventedWord);

  // What was refused is counted by its rule in the usage record.
  const counted = await server.database.withTenant(person, (transaction) =>
    transaction
      .select({ rule: sql<string>`rule`, count: sql<number>`sum(count::int)::int` })
      .from(sql`${modelUsage}, jsonb_each_text(${modelUsage.mends}) as mended(rule, count)`)
      .groupBy(sql`rule`),
  );
  const refused = Object.fromEntries(counted.map(({ rule, count }) => [rule, count]));
  expect(refused.misquoted).toBeGreaterThan(0);
  if (process.env.WHOLE_CITED_REPORTS) {
    const sumOf = (name: keyof Looked) => looked.reduce((sum, each) => sum + each[name], 0);
    const sums = { sources: sumOf("sources"), views: sumOf("views"), passages: sumOf("passages") };
    process.stdout.write(`${JSON.stringify({ written, ...sums, addresses: sumOf("addresses"), refused })}\n`);
  }
});

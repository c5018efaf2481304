import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { searchQuery } from "./search-query.ts";

const company = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** What the database is asked, and with which texts. */
function asked(search: string | undefined, names?: string[]) {
  const query = searchQuery(company, search, names);
  if (!query) return undefined;
  const { sql, params } = new PgDialect().sqlToQuery(query);
  return { sql, params };
}

test.each([
  ["soap", "soap:*"],
  ["  Soap\n Depot ", "soap:* & depot:*"],
  ["ÜBUNG", "übung:*"],
  ["& soap (", "soap:*"],
  ["example.com", "((example:* & com:*) | 'example.com':*)"],
  ["soap 24/7", "soap:* & ((24:* & 7:*) | '24/7':*)"],
  ["it's", "((it:* & s:*) | 'it''s':*)"],
  ["a\\b", "((a:* & b:*) | 'a\\\\b':*)"],
  ["a\u0000b", "((a:* & b:*) | 'ab':*)"],
  ["soap!", "((soap:*) | 'soap!':*)"],
  // What has no spaces is kept in pieces of eight characters.
  ["城市共享厨房计划", "城市共享厨房计划:*"],
  ["为小餐馆提供按小时出租", "为小餐馆提供按小:* & 馆提供按小时出租:*"],
  ["为小餐馆提供按小时出租的厨房和仓库", "为小餐馆提供按小:* & 时出租的厨房和仓:* & 出租的厨房和仓库:*"],
  ["abcdefghijkl", "abcdefghijkl:*"],
])("a search for %j asks for the words %s", (search, terms) => {
  expect(asked(search)).toEqual({
    sql: "($1::tsquery && to_tsquery('simple', $2))",
    params: [`'A${company}'`, terms],
  });
});

test.each([undefined, "", "  ", "&", "- ( ) |"])("a search for %j asks for nothing", (search) => {
  expect(asked(search)).toBeUndefined();
});

test("what is found by its name is found beside the words", () => {
  expect(asked("c-12", ["'C-0012'", "'C-0120'"])).toEqual({
    sql: "($1::tsquery && (to_tsquery('simple', $2) || $3::tsquery))",
    params: [`'A${company}'`, "((c:* & 12:*) | 'c-12':*)", "'C-0012' | 'C-0120'"],
  });
});

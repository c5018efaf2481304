import { expect, test } from "vitest";
import { searchedIdentifiers } from "./searched-identifiers.ts";

test.each([
  ["42", ["'C-0042'"]],
  ["c42", ["'C-0042'"]],
  [" 0042 ", ["'C-0042'"]],
  ["C-0042", ["'C-0042'", "'C-0042':*"]],
  ["c-004", ["'C-0004'", "'C-004':*"]],
  ["12345", ["'C-12345'"]],
  ["1234567890", []],
  ["C-1234567890", ["'C-1234567890':*"]],
  ["42 depots", []],
  ["c-", []],
  ["", []],
  [undefined, []],
])("a search for %j may mean %j", (search, identifiers) => {
  expect(searchedIdentifiers(search)).toEqual(identifiers);
});

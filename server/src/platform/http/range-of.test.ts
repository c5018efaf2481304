import { expect, test } from "vitest";
import { attachmentOf } from "./attachment.ts";
import { entityTagOf } from "./entity-tag.ts";
import { rangeOf } from "./range-of.ts";

test.each([
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=-0", "outside"],
])("of a hundred bytes %s is a range, or outside of them", (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

test.each([undefined, "", "bytes=-", "bytes=20-10", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b", "bytes=1.5-2"])(
  "%s asks for all of them",
  (header) => {
    expect(rangeOf(header, 100)).toBeNull();
  },
);

test.each([
  ["report.pdf", 'attachment; filename="report.pdf"'],
  ["漢字.pdf", "attachment; filename=\".pdf\"; filename*=UTF-8''%E6%BC%A2%E5%AD%97.pdf"],
  ["a-漢-字-b.pdf", "attachment; filename=\"a-b.pdf\"; filename*=UTF-8''a-%E6%BC%A2-%E5%AD%97-b.pdf"],
  ["Café.pdf", "attachment; filename=\"Cafe.pdf\"; filename*=UTF-8''Caf%C3%A9.pdf"],
  ["half \ud83d.pdf", "attachment; filename=\"half -.pdf\"; filename*=UTF-8''half%20%EF%BF%BD.pdf"],
  ["it's (1) *new*.pdf", 'attachment; filename="it\'s (1) *new*.pdf"'],
  [
    "„it's (1) *new*“.pdf",
    "attachment; filename=\"it's (1) *new*-.pdf\"; filename*=UTF-8''%E2%80%9Eit%27s%20%281%29%20%2Anew%2A%E2%80%9C.pdf",
  ],
  ['a "b" \\c.pdf', "attachment; filename=\"a b c.pdf\"; filename*=UTF-8''a%20%22b%22%20%5Cc.pdf"],
])("a file is kept as %s, also by those who know plain letters only", (name, header) => {
  expect(attachmentOf(name)).toBe(header);
});

test.each([
  ['"a1"', "a1"],
  [' W/"a1" ', "a1"],
  ["a1", "a1"],
  ["*", undefined],
  [" * ", undefined],
  [undefined, undefined],
])("the header %j asks for the tag %j", (header, tag) => {
  expect(entityTagOf(header)).toBe(tag);
});

import { expect, test } from "vitest";
import { attachmentOf } from "./attachment.ts";
import { entityTagOf } from "./entity-tag.ts";

test.each([
  ["report.pdf", 'attachment; filename="report.pdf"'],
  ["漢字.pdf", "attachment; filename=\".pdf\"; filename*=UTF-8''%E6%BC%A2%E5%AD%97.pdf"],
  ["a-漢-字-b.pdf", "attachment; filename=\"a-b.pdf\"; filename*=UTF-8''a-%E6%BC%A2-%E5%AD%97-b.pdf"],
  ["Café.pdf", "attachment; filename=\"Cafe.pdf\"; filename*=UTF-8''Caf%C3%A9.pdf"],
  ["half \ud83d.pdf", "attachment; filename=\"half -.pdf\"; filename*=UTF-8''half%20%EF%BF%BD.pdf"],
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

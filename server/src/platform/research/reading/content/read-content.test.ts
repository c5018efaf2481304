import { expect, test } from "vitest";
import { readContent } from "./read-content.ts";

const read = (content: Uint8Array | string, mediaType = "text/plain") =>
  readContent({
    id: 1,
    content: typeof content === "string" ? Buffer.from(content) : content,
    mediaType,
    url: "https://mill.example/notes.txt",
    name: "",
    today: "2026-06-30",
  });

test("lines of plain text that were broken to fit a page are joined, those of lists are not", async () => {
  const { text, title, publisher } = await read(
    "Notes\r\n\r\nDepots pay\r\nfor themselves.\r\n\r\n- soap\r\n- tablets\r\n  by weight\r\n",
  );
  expect(text).toBe("Notes\n\nDepots pay for themselves.\n\n- soap\n- tablets by weight");
  expect([title, publisher]).toEqual(["Notes", "mill.example"]);
});

test("a text is cut behind the last paragraph that fits", async () => {
  const paragraph = "Depots pay for themselves. ".repeat(100).trim();
  const { text } = await read(Array.from({ length: 100 }, () => paragraph).join("\n\n"));
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text.split("\n\n").every((each) => each === paragraph)).toBe(true);
  expect(text.length).toBeGreaterThan(195_000);
});

test.each([
  {
    what: "a page whose sender calls it text",
    content: "<!doctype html><html><body><p>Depots</p></body></html>",
    mediaType: "text/plain",
    kind: "html",
  },
  { what: "a page without a type", content: "<div><p>Depots</p></div>", mediaType: "", kind: "html" },
  {
    what: "XHTML sent as XML",
    content: '<?xml version="1.0"?><html><body><p>Depots</p></body></html>',
    mediaType: "application/xml",
    kind: "html",
  },
  {
    what: "text that speaks of a <p>",
    content: "The element <p> is a paragraph.",
    mediaType: "text/plain",
    kind: "text",
  },
])("$what is told by its content", async ({ content, mediaType, kind }) => {
  expect((await read(content, mediaType)).kind).toBe(kind);
});

test.each([
  ["data", "<rss><channel/></rss>", "application/rss+xml"],
  ["XML that is no page", "<feed/>", "application/xml"],
  ["bytes", Buffer.from([1, 2, 0, 3]), "application/octet-stream"],
  ["a style sheet", "p { color: red }", "text/css"],
])("%s is no page of text", async (_what, content, mediaType) => {
  await expect(read(content, mediaType)).rejects.toMatchObject({ reason: "kind" });
});

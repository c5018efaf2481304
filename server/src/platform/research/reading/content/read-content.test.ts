import { expect, test } from "vitest";
import { decodedText } from "./decoded-text.ts";
import { kindOfContent } from "./kind-of-content.ts";
import { languageOfText } from "./language-of-text.ts";
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
    what: "a page that begins with the mark of its encoding",
    content: "\uFEFF<!doctype html><html><body><p>Depots</p></body></html>",
    mediaType: "text/plain",
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

test("a PDF may begin with something else", () => {
  expect(kindOfContent(Buffer.from("sent by a mail server\n%PDF-1.7"), "text/html")).toBe("pdf");
});

test("items with numbers and rows of a table stay lines of their own", async () => {
  const lines = ["1. soap", "2) tablets", "| Soap | 2.10 |"];
  expect((await read(lines.join("\n"))).text).toBe(lines.join("\n"));
});

test("a paragraph that is too long is cut between two words", async () => {
  const { text } = await read("Depots ".repeat(40_000));
  expect([text.length > 199_000, text.length <= 200_000, text.endsWith(" Depots")]).toEqual([true, true, true]);
});

test("signs that only choose a shape are not heaped, and a long publisher is cut", async () => {
  expect((await read("Depots ☀\uFE0F\uFE0F\uFE0F pay")).text).toBe("Depots ☀\uFE0F pay");
  const page = `<meta property="og:site_name" content="${"The Miller ".repeat(30)}"><p>Depots</p>`;
  expect((await read(page, "text/html")).publisher.length).toBe(200);
});

test.each([
  [
    "what its first line says",
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="koi8-r"?>'), Buffer.from("e3c5ced9", "hex")]),
    "Цены",
  ],
  ["its first two bytes", Buffer.concat([Buffer.from("feff", "hex"), Buffer.from("Цены", "utf16le").swap16()]), "Цены"],
])("the encoding of a file is told by %s", (_by, content, words) => {
  expect(decodedText(content, "text/html")).toContain(words);
});

test("a first line that is long makes a title of 300 letters", async () => {
  const { title } = await read(`${"Depots ".repeat(100)}\n\nEnd.`);
  expect([title.length <= 300, title.length > 290, title.endsWith("…")]).toEqual([true, true, true]);
});

test.each(["- soap", "* soap", "• soap", "– soap", "1. soap", "999) soap", "| soap"])(
  "the item “%s” is a line",
  async (item) => {
    expect((await read(`Sold here\n${item}`)).text).toBe(`Sold here\n${item}`);
  },
);

test.each(["-5 degrees", "2026 soap", "1.5 litres"])("“%s” goes on with its line", async (rest) => {
  expect((await read(`Sold at\n${rest}`)).text).toBe(`Sold at ${rest}`);
});

test("the language is told of forty letters and more, whatever a page says that is none", () => {
  const short = "Das Haus ist alt und das Dach ist es auch";
  expect([languageOfText(null, short), languageOfText(null, `${short}, und der Hof, und der Zaun`)]).toEqual([
    null,
    "de",
  ]);
  expect(["de-AT", "de_AT", " DE ", "und", "not a language", ""].map((said) => languageOfText(said, "Hm."))).toEqual([
    "de",
    "de",
    "de",
    null,
    null,
    null,
  ]);
});

test("the encoding that a page names within its first four kilobytes is heard, also one of seven bits", () => {
  const page = (before: number, charset: string, words: Buffer) =>
    Buffer.concat([Buffer.from(`<html>${" ".repeat(before)}<meta charset="${charset}"><p>`), words]);
  const cyrillic = Buffer.from("e3c5ced9", "hex");
  expect(decodedText(page(3_900, "koi8-r", cyrillic), "text/html")).toContain("Цены");
  expect(decodedText(page(10, "iso-2022-jp", Buffer.from("1b24423f651b2842", "hex")), "text/html")).toContain("水");
  expect(decodedText(page(10, "utf-8", cyrillic), "text/html; charset=koi8-r")).toContain("Цены");
});

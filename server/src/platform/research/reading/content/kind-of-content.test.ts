import { expect, test } from "vitest";
import { kindOfContent } from "./kind-of-content.ts";
import { kindOfFile } from "./kind-of-file.ts";
import { shortened, tidyLine, tidyText } from "./tidy-text.ts";

const kindOf = (content: string | Buffer, mediaType: string) => {
  try {
    return kindOfContent(Buffer.from(content as string), mediaType);
  } catch (error) {
    return (error as Error).message;
  }
};
const none = "not a page of text";

test.each([
  ["PNG", "89504e47"],
  ["JPEG", "ffd8ff"],
  ["GIF", "47494638"],
  ["ZIP", "504b0304"],
  ["gzip", "1f8b08"],
  ["a program of Linux", "7f454c46"],
  ["an older DOC", "d0cf11e0"],
  ["PostScript", "25215053"],
  ["a program of Windows", "4d5a9000"],
  ["WebP or a WAV", "52494646"],
])("%s is no text, whatever it is called", (_, mark) => {
  expect(kindOf(Buffer.concat([Buffer.from(mark, "hex"), Buffer.from("abc")]), "text/plain")).toBe(none);
});

test.each([
  ["Words", "text/plain", "text"],
  ["Words", "text/markdown", "text"],
  ["Words", "text/x-markdown; charset=utf-8", "text"],
  ["Words", "TEXT/HTML", "html"],
  ["Words", "application/xhtml+xml", "html"],
  ["Words", "", "text"],
  ["Words", "application/octet-stream", none],
  ["Words", "text/css", none],
  ["Words", "application/json", none],
  ["<p>Words</p>", "", "html"],
  ["<div>Words</div>", "", "html"],
  ["<article>Words</article>", "", "html"],
  ["<main>Words</main>", "", "html"],
  ["<table>Words</table>", "", "html"],
  ["<b>Words</b>", "", "text"],
  ["<!doctype html>", "application/octet-stream", "html"],
  ["<!DOCTYPE HTML>", "binary/octet-stream", "html"],
  ["<html>", "application/x-download", "html"],
  ["<html>", "application/force-download", "html"],
  ["<head>", "text/xml", "html"],
  ["<body>", "application/xml", "html"],
  ["<!-- a --><!-- b --><html>", "text/plain", "html"],
  ['<?xml version="1.0"?> <html>', "text/plain", "html"],
  ["Say <html>", "text/plain", "text"],
  ["%PDF-1.7", "text/plain", "pdf"],
  [Buffer.from("\ufeff<html>", "utf16le"), "text/plain", "html"],
])("%j sent as %j is %s", (content, mediaType, kind) => {
  expect(kindOf(content, mediaType)).toBe(kind);
});

test("a PDF begins within a kilobyte, and what holds a NUL in its first two is no text", () => {
  const after = (length: number, rest: string) => kindOf("a".repeat(length) + rest, "text/plain");
  expect([after(1_000, "%PDF-1.7"), after(1_024, "%PDF-1.7")]).toEqual(["pdf", "text"]);
  expect([after(2_047, "\0"), after(2_048, "\0")]).toEqual([none, "text"]);
});

test.each([
  ["a.txt", "text"],
  ["a.TEXT", "text"],
  ["a.md ", "text"],
  ["a.b.markdown", "text"],
  ["a.html", "html"],
  ["a.htm", "html"],
  ["a.xhtml", "html"],
])("a file by the name of %j is %s", (name, kind) => {
  expect(kindOfFile(Buffer.from("Words"), name)).toBe(kind);
});

test.each([
  "\u0000",
  "\u001b",
  "\u0085",
  "\u00ad",
  "\u061c",
  "\u180e",
  "\u200b",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202e",
  "\u2060",
  "\u2066",
  "\u206f",
  "\ue000",
  "\ufeff",
  "\ufff9",
  "\ufffc",
  "\u{e0041}",
  "\u{e007f}",
])("%j, which nobody sees, is taken out", (sign) => {
  expect(tidyLine(`one${sign} two`)).toBe("one two");
});

test("what joins letters or chooses their shape stays", () => {
  expect(tidyLine("👩\u200d🌾 ☀\ufe0f \u0643\u200c")).toBe("👩\u200d🌾 ☀\ufe0f \u0643\u200c");
  expect(tidyLine("Cafe\u0301 \ud800x")).toBe("Caf\u00e9 \ufffdx");
});

test("lines are put in order, and cut with a sign of it", () => {
  expect(tidyLine("  one\u2028two\t three ")).toBe("one two three");
  expect([tidyLine("one two", 7), tidyLine("one two", 6), tidyLine("one two", 5)]).toEqual([
    "one two",
    "one t…",
    "one…",
  ]);
  expect(tidyLine("ab🌾cd", 4)).toBe("ab…");
  expect(tidyText(["one\n \n two ", " ", "three"])).toBe("one\ntwo\n\nthree");
});

test("a text of 200,000 letters stays whole, a longer one ends with a paragraph, a word, or a whole letter", () => {
  const most = 200_000;
  const fits = "x".repeat(most);
  expect(shortened(fits)).toBe(fits);
  expect(shortened(`one\n\n${fits}`)).toBe("one");
  expect(shortened(`one ${fits}`)).toBe("one");
  expect(shortened(`${fits}y`)).toBe(fits);
  expect(shortened(`${"x".repeat(most - 1)}🌾y`).endsWith("x\ufffd")).toBe(true);
});

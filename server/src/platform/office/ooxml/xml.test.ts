import { expect, test } from "vitest";
import { slideParagraphs } from "../pptx/slide-text.ts";
import { tongueOf } from "./tongue.ts";
import { xml } from "./xml.ts";

test("a text is one line of XML, whatever stands in it", () => {
  expect(xml(`a & b < c > d "e" 'f'`)).toBe("a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;");
  expect(xml("one\n\n two\t three")).toBe("one two three");
  expect(xml("a\u0000b\u0007c\uFFFEd")).toBe("abcd");
  expect(xml("a\u202Eb\u2066c\u200Fd")).toBe("abcd");
  expect(xml("a\uD800b")).toBe("a\uFFFDb");
  expect(xml("😀 漢字")).toBe("😀 漢字");
});

test.each([
  ["Refill depots", "", false],
  ["123 (مستودع)", "ar-SA", true],
  ["depot مستودع", "", false],
  ["“המחסן”", "he-IL", true],
  ["市場の depot", "ja-JP", false],
  ["市場", "zh-CN", false],
  ["시장", "ko-KR", false],
])("%s is read as its letters tell", (text, language, fromRight) => {
  expect(tongueOf(text)).toEqual({ language, fromRight });
});

type SlideText = Parameters<typeof slideParagraphs>[0][0];
const plain: SlideText = { look: "entry", title: "", text: "", note: "", tone: "plain", labels: [], address: "" };
const told = (change: object) =>
  slideParagraphs([{ ...plain, ...change }], (address) => (address.startsWith("https://") ? "rId7" : ""));

test("an entry of a slide has a mark in its tone, its title, its note and its labels before its text", () => {
  const entry = told({
    title: "Price",
    text: "Too high",
    note: "$40",
    tone: "negative",
    labels: [{ text: "Edited", tone: "person" }],
  });
  expect(entry).toMatch(
    /<a:buClr><a:srgbClr val="B3402F"\/><\/a:buClr>.*•.*Price.*\$40.*\[Edited\].*<a:br\/>.*Too high/,
  );
  expect(told({ text: "Too high" })).not.toContain("<a:br/>");
  expect(told({ look: "text", text: "Too high" })).not.toContain("•");
  expect(told({ look: "text", text: "Too high" })).toContain("<a:buNone/>");
});

test("a text from the right stands at the right, in its language, and what follows the first has room before it", () => {
  const arabic = told({ text: "مستودع" });
  expect(arabic).toContain('algn="r" rtl="1"');
  expect(arabic).toContain('lang="ar-SA"');
  expect(told({ text: "Depot" })).not.toMatch(/algn|rtl/);
  expect(told({ text: "Depot" })).toContain('lang="en-US"');
  const both = slideParagraphs(
    ["One", "Two"].map((text) => ({ ...plain, look: "text" as const, text })),
    () => "",
  );
  expect([...both.matchAll(/<a:spcPts val="(\d+)"\/>/g)].map(([, points]) => points)).toEqual(["0", "500"]);
});

test("an address can be followed, and a long one is shortened where it is read", () => {
  const address = `https://example.org/${"a".repeat(100)}`;
  const source = told({ look: "source", title: "[1] Waste", address });
  expect(source).toContain('<a:hlinkClick r:id="rId7"/>');
  expect(source).toContain(`<a:t>${address.slice(0, 89)}…</a:t>`);
  expect(told({ look: "source", title: "[1] Waste", address: "https://example.org/a" })).toContain(
    "<a:t>https://example.org/a</a:t>",
  );
});

import { expect, test } from "vitest";
import { withShorterPrefix } from "./shorter-prefix.ts";

const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} tells of 1,234 things.\nIt goes on.`);
const prefix = paragraphs.join("\n\n");
const requestWith = (beginning: string) => ({
  system: "You are careful.",
  prefix: beginning,
  messages: [{ role: "user" as const, content: `${beginning}\n\nThe request.` }],
  schema: { type: "object" },
});
const refusal = (body: string) => ({ status: 400, headers: {}, body });

test("half of the context goes when a refusal names no numbers, from the end and by whole paragraphs, and the model is told", () => {
  const shorter = withShorterPrefix(requestWith(prefix), refusal("The context is too long."));
  const content = shorter?.messages[0]?.content ?? "";
  const [kept, rest] = String(content).split("\n\n(The company context above was shortened here");
  expect(prefix.startsWith(`${kept}\n\n`)).toBe(true);
  expect(kept?.length).toBeGreaterThan(prefix.length / 3);
  expect(kept?.length).toBeLessThan(prefix.length * 0.6);
  expect(rest).toMatch(/\)\n\nThe request\.$/);
});

test("no more goes than the numbers of a refusal ask for", () => {
  const little = withShorterPrefix(
    requestWith(prefix),
    refusal("maximum context length is 8000 tokens, you requested 8500"),
  );
  expect(little?.prefix.length).toBeGreaterThan(prefix.length * 0.75);
});

test("a text without paragraphs ends with a sentence, one without sentences with a word", () => {
  const sentences = withShorterPrefix(requestWith("One sentence of 1,000 words. ".repeat(60)), refusal(""));
  expect(sentences?.prefix).toMatch(/words\.\n\n\(The company context/);
  const words = withShorterPrefix(requestWith("word ".repeat(300)), refusal(""));
  expect(words?.prefix).toMatch(/word\n\n\(The company context/);
});

test("what has no context to leave away is not asked again", () => {
  expect(withShorterPrefix(requestWith(""), refusal(""))).toBeUndefined();
  expect(withShorterPrefix(requestWith("Short."), refusal(""))).toBeUndefined();
});

test("a context of 400 letters can be shortened, a shorter one is left; two hundred of it stay at least", () => {
  const of = (length: number, words = "") =>
    withShorterPrefix(requestWith("word ".repeat(length / 5)), refusal(words))?.prefix;
  expect(of(395)).toBeUndefined();
  const kept = (of(400, "maximum context length is 500 tokens, you requested 900000") ?? "").split("\n\n(")[0] ?? "";
  expect([kept.length >= 190, kept.length <= 200]).toEqual([true, true]);
});

test("of a context that is many times too long three tenths stay, for the model to answer at all", () => {
  const long = "word ".repeat(20_000);
  const shorter = withShorterPrefix(
    requestWith(long),
    refusal("maximum context length is 600 tokens, you requested 90000"),
  );
  const share = (shorter?.prefix.length ?? 0) / long.length;
  expect([share > 0.28, share < 0.31]).toEqual([true, true]);
});

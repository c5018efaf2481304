import { expect, test } from "vitest";
import { PageRefused } from "../../page-reader.ts";
import { decodedText } from "./decoded-text.ts";

const sentence = "Refill stations stand at 40 of 900 shops. ";
/** 1,000 bytes of which every `each`-th means nothing in any encoding. */
const withNoise = (each: number) =>
  new Uint8Array(
    Array.from({ length: 1000 }, (_, at) => (at % each === 0 ? 1 : sentence.charCodeAt(at % sentence.length))),
  );

test("a text of which a twentieth means nothing is read, and one of which a seventh does is none", () => {
  expect(decodedText(withNoise(20), "text/plain")).toContain("stations");
  expect(() => decodedText(withNoise(7), "text/plain")).toThrow(PageRefused);
  expect(() => decodedText(withNoise(7), "text/plain; charset=windows-1252")).toThrow("not a page of text");
});

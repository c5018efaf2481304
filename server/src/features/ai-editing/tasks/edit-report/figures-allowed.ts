import type { EditReportInput } from "./edit-input.ts";
import { wordsOfPerson } from "./edit-input.ts";

const number = /\p{Nd}+(?:[.,'’٬٫]\p{Nd}+)*/gu;
/** A space between thousands that no line breaks at: told apart from others before it is made one like them. */
const setApart = /(?<=\p{Nd})[\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** The numbers of a text, each by its digits alone: "1,200", "1.200" and "1\u00a0200" are the same. */
export const numbersIn = (text: string): string[] =>
  [...text.replace(setApart, "’").normalize("NFKC").matchAll(number)].map(([written]) => digitsOf(written));

const digitsOf = (written: string) => written.replaceAll(/[^\p{Nd}]/gu, "").replace(/^0+(?=\p{Nd})/u, "");

/** A number that a report holds as a number, in the forms in which texts say it. */
export const formsOf = (value: number): string[] => {
  const size = Math.abs(value);
  const parts = [1, 1e3, 1e6, 1e9].flatMap((unit) => {
    const part = size / unit;
    return [part, Number(part.toPrecision(2)), Number(part.toPrecision(3))].filter(
      (each) => Number.isInteger(each) || unit > 1 || each === size,
    );
  });
  return [...new Set(parts.filter((part) => part >= 0.01).map((part) => digitsOf(String(part))))];
};

/** The numbers that any text of an edit may state: those in the fields that hold numbers, and those that the person has said. */
export function allowedNumbers(input: EditReportInput): ReadonlySet<string> {
  const held = input.things.flatMap(({ fields }) =>
    fields.flatMap(({ value }) => (typeof value === "number" ? formsOf(value) : [])),
  );
  return new Set([...held, ...wordsOfPerson(input).flatMap(numbersIn)]);
}

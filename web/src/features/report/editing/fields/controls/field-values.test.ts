import { expect, test } from "vitest";
import { textProblem } from "../problems.ts";
import { askedAs } from "./entry-labels.ts";
import { emptyOf, problemOf, tidy } from "./field-values.ts";
import { nameInWords } from "./name-in-words.ts";
import { sourceProblem, typedSource } from "./typed-source.ts";

const source = (title: string, url: string | null = null) => ({ title, url });
const texts = { kind: "texts", most: 2, max: 5 } as const;
const sources = { kind: "sources", most: 2 } as const;
const entries = {
  ...({ kind: "entries", most: 2 } as const),
  fields: { action: { kind: "choice", values: ["partner"] }, "evidence.insight": { kind: "text", max: 5 } },
} as const;
const entry = (insight: string) => ({ action: "partner", evidence: { insight } });

test("a value is saved without the blanks around it and the entries in which nothing was written", () => {
  expect(tidy({ kind: "text", max: 9 }, " Soap \n")).toBe("Soap");
  expect(tidy(texts, [" One ", "", "  ", "Two"])).toEqual(["One", "Two"]);
  const written = [source("Law"), source(" ", "https://law.example/")];
  expect(tidy(sources, [...written, source(" ", " "), source("")])).toEqual(written);
  expect(tidy(entries, [entry(" ")])).toEqual([entry(" ")]);
});

test.each([
  [{ kind: "text", max: 4 } as const, "Soaps", "The maximum length is 4 characters"],
  [{ kind: "text", max: 5 } as const, "Soaps", null],
  [{ kind: "text", max: 5 } as const, "", "This field cannot be empty."],
  [{ kind: "text", max: 5, mayBeEmpty: true } as const, "", null],
  [{ kind: "number", min: 1, max: 9 } as const, null, "This field cannot be empty."],
  [{ kind: "number", min: 1, max: 9, mayBeEmpty: true } as const, null, null],
  [{ kind: "number", min: 1, max: 9 } as const, 9, null],
  [texts, ["One", "Two"], null],
  [texts, ["One", "Two", "Three"], "At most 2 can be listed."],
  [texts, ["One", "Longer"], "The maximum length is 5 characters"],
  [sources, [source("Law"), source("Press"), source("More")], "At most 2 sources can be named."],
  [sources, [source("Law"), source("", "https://law.example/")], "This field cannot be empty."],
  [entries, [entry("One"), entry("Two")], null],
  [entries, [entry("One"), entry("Two"), entry("Three")], "At most 2 can be listed."],
  [entries, [entry("One"), entry(" ")], "Something is missing or too long above."],
  [undefined, "anything", null],
])("a value that cannot stand in its field says why (%#)", (edit, value, problem) => {
  expect(problemOf(edit, value)).toBe(problem);
});

test("before anybody writes a choice has its first value, a list nothing, and a number none", () => {
  const kinds = [
    { kind: "choice", values: ["up", "down"] },
    { kind: "number", min: 0, max: 1 },
    { kind: "flag" },
    texts,
    entries,
  ] as const;
  expect(kinds.map(emptyOf)).toEqual(["up", null, false, [], []]);
  expect(emptyOf({ kind: "text", max: 5 })).toBe("");
});

test("a page that is typed in is called by its title, else by its host, and has its day where that is known", () => {
  expect(typedSource("www.law.example/a", "  ")).toEqual({ title: "law.example", url: "https://www.law.example/a" });
  expect(typedSource("law.example", " The law ", "2026-03-02")).toEqual({
    ...{ title: "The law", url: "https://law.example/", publishedDate: "2026-03-02" },
  });
  expect(typedSource("no page", "The law")).toBeNull();
});

test("a source has a title of at most 300 characters, and an address that is one, or none", () => {
  expect(sourceProblem(source("a".repeat(300)))).toBeNull();
  expect(sourceProblem(source("a".repeat(301)))).toBe("The maximum length is 300 characters");
  expect(sourceProblem(source("Law", "ftp://law.example"))).toBe(
    "Write a web address that begins with http:// or https://.",
  );
  expect(sourceProblem(source("Law", "https://law.example/"))).toBeNull();
});

test("what is chosen from names can be none of them, and what stands there already", () => {
  const edit = { kind: "text", max: 40 } as const;
  expect(askedAs(edit, "Icon", "box")).toEqual({ label: "Icon", edit });
  const asked = askedAs(edit, { label: "Icon", names: ["box", "alert-triangle"] }, "old-icon");
  expect(asked).toMatchObject({ label: "Icon", edit: { values: ["", "box", "alert-triangle", "old-icon"] } });
  expect(askedAs(edit, { label: "Icon", names: ["box"] }, "box")).toMatchObject({ edit: { values: ["", "box"] } });
  expect(["", "alert-triangle-off"].map(nameInWords)).toEqual(["None", "Alert triangle off"]);
});

test("a text that is too long is too long, also where it may be empty", () => {
  expect(textProblem({ max: 2, mayBeEmpty: true }, "abc")).toBe("The maximum length is 2 characters");
});

import { expect, test } from "vitest";
import { draftFrom } from "../questionnaire/answer-draft.ts";
import { hintWords } from "./hint-words.ts";
import { hintedAnswer } from "./hinted-answer.ts";
import { waysOn } from "./ways-on.ts";
import { whatHelps } from "./what-helps.ts";

const required = { required: true };
const idea = { identifier: "idea", answers: [], reads: ["en"] };

test("nothing is said of an answer while it is being changed, nor of one that was suggested", () => {
  const own = draftFrom({ answer: ["Drones"], details: { sources: ["user"] } });
  expect(hintedAnswer(own, required)).toMatchObject({ text: "Drones", kind: "short", index: 0 });
  expect(hintedAnswer({ ...own, editing: { index: 0, text: "Drones" } }, required)).toBeUndefined();
  const suggested = draftFrom({ answer: ["Drones"], details: { sources: ["ai"] } });
  expect(hintedAnswer(suggested, required)).toBeUndefined();
});

test("what is typed is spoken of before what is in the list, and only the last answer of that is", () => {
  const own = draftFrom({ answer: ["Vans", "Drones"], details: { sources: ["user", "user"] } });
  expect(hintedAnswer(own, required)).toMatchObject({ text: "Drones", index: 1 });
  expect(hintedAnswer({ ...own, typed: " Boats " }, required)).toMatchObject({ text: "Boats", index: null });
});

test("ways on follow the words without their last stop, and keep what is in them", () => {
  expect(waysOn("Drones. ", idea)).toEqual(["Drones for ", "Drones that ", "Drones instead of "]);
  expect(waysOn("A $& drone", idea)[0]).toBe("A $& drone for ");
});

test.each([
  ["of the question", { ...idea, identifier: "audience" }, "Drones who "],
  ["of any other question", { ...idea, identifier: "pains" }, "Drones when "],
  ["that the person reads, where words tell none", { ...idea, reads: ["pt-BR", "es-MX", "de"] }, "Drones para "],
  ["of an answer in Japanese", { ...idea, answers: ["倉庫の棚を読む"] }, "Dronesで、"],
  [
    "English, where the answers are in a language without ways of its own",
    { ...idea, answers: ["Les drones qui lisent le toit de la halle pour nous"], reads: ["de"] },
    "Drones for ",
  ],
])("ways on are in words %s", (_which, about, first) => {
  expect(waysOn("Drones", about)[0]).toBe(first);
});

const inLanguages = {
  en: { answers: ["What the people who work there want is to sell it"], text: "Drones" },
  de: { answers: ["Was die Leute dort wollen, ist nicht nur eine Halle"], text: "Drohnen" },
  es: { answers: ["Lo que quieren los que trabajan en la nave para vender"], text: "Drones" },
  ja: { answers: ["倉庫の棚を読む"], text: "ドローン" },
};
const ofThings = {
  en: ["Drones for ", "Drones that ", "Drones instead of "],
  de: ["Drohnen für ", "Drohnen, damit ", "Drohnen statt "],
  es: ["Drones para ", "Drones que ", "Drones en lugar de "],
  ja: ["ドローンで、", "ドローンを使う人は、", "ドローンが代わるのは、"],
};

test.each([
  ["idea", ofThings],
  ["field", ofThings],
  [
    "audience",
    {
      en: ["Drones who ", "Drones in ", "Drones when they "],
      de: ["Drohnen, die ", "Drohnen in ", "Drohnen, wenn sie "],
      es: ["Drones que ", "Drones en ", "Drones cuando "],
      ja: ["ドローンのうち、", "ドローンがいる場所は、", "ドローンが困るのは、"],
    },
  ],
  [
    "pains",
    {
      en: ["Drones when ", "Drones because ", "Drones for "],
      de: ["Drohnen, wenn ", "Drohnen, weil ", "Drohnen bei "],
      es: ["Drones cuando ", "Drones porque ", "Drones para "],
      ja: ["ドローンが起きるのは、", "ドローンの理由は、", "ドローンで困るのは、"],
    },
  ],
])("the ways on of %s are written in four languages", (identifier, ways) => {
  const written = Object.entries(inLanguages).map(([language, { answers, text }]) => [
    language,
    waysOn(text, { identifier, answers, reads: [] }),
  ]);
  expect(Object.fromEntries(written)).toEqual(ways);
});

test("what helps is said for each question, and in general for one that is not known", () => {
  const identifiers = ["idea", "field", "audience", "pains", "changes", "earning", "cost_sources", "limits", "success"];
  expect([...identifiers, "weather"].map(whatHelps)).toEqual([
    "who it is for, what it does for them, and what it replaces",
    "which part of it, for whom, and what is special about it in your company",
    "what these people do, where, and at what moment it concerns them",
    "when it happens, to whom, and what it costs them",
    "what was different a year or two ago, and who notices it",
    "what is charged, and who pays it",
    "what exactly it is spent on, how much that is, and how often",
    "what exactly must not happen, and until when",
    "what anybody could observe, and by when",
    "who it concerns, when, and why it matters",
  ]);
});

test("whoever reads none of these languages is helped in English", () => {
  expect(waysOn("Drones", { ...idea, reads: ["fr-FR", "it"] })[0]).toBe("Drones for ");
  expect(waysOn("Drones", { ...idea, reads: [] })[0]).toBe("Drones for ");
});

test("a cost is gone on with in fields of its own", () => {
  expect(waysOn("Overtime", { ...idea, identifier: "cost_sources" })).toEqual([]);
});

test("of a long answer the beginning is quoted", () => {
  const said = (text: string) => hintWords({ kind: "unreadable", text, index: null }, "idea");
  expect(said("x".repeat(60))).toContain(`“${"x".repeat(60)}”`);
  expect(said(`${"x".repeat(59)} ${"y".repeat(20)}`)).toContain(`“${"x".repeat(59)}…”`);
});

test("each kind of answer is spoken of kindly, with what would help", () => {
  const helps = "It helps to say who it is for, what it does for them, and what it replaces.";
  const said = (["short", "other-language", "unreadable", "pasted", "asks-back", "personal", "unknown"] as const).map(
    (kind) => hintWords({ kind, text: "Drones", index: null }, "idea"),
  );
  expect(said).toEqual([
    `“Drones” is a beginning. ${helps}`,
    "Any language is welcome. What is written from your answers follows their language, unless your company has set another one.",
    `“Drones” may have been meant otherwise: we find no words in it. ${helps}`,
    `“Drones” reads like a message from a program. If it is the point, say what people were doing when it came. ${helps}`,
    `This field is for your own words, and nobody replies to it. ${helps} “Suggest answers” writes some to begin with.`,
    `That is worth saying to somebody who can act on it. Here it is about the idea. ${helps}`,
    `Not knowing yet is a fine place to begin. ${helps} “Suggest answers” writes some to choose from.`,
  ]);
});

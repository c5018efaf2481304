import { describe, expect, test } from "vitest";
import { type DraftLanguage, draftLanguages } from "../../../platform/drafting/telling/draft-language.ts";
import { recogniseLanguage } from "../../../platform/drafting/telling/recognise-language.ts";
import { currentQuestionnaires } from "../questionnaires/current-questionnaires.ts";
import * as aboutMoney from "../tasks/clarifying-questions/inquiries/about-money.ts";
import * as aboutNeed from "../tasks/clarifying-questions/inquiries/about-need.ts";
import * as aboutTheWay from "../tasks/clarifying-questions/inquiries/about-the-way.ts";
import { questionsOnConcept, questionsOnSeed } from "../tasks/clarifying-questions/question-openers.ts";
import * as meansAndLimits from "../tasks/generate-concepts/directions/means-and-limits.ts";
import * as money from "../tasks/generate-concepts/directions/money.ts";
import * as people from "../tasks/generate-concepts/directions/people.ts";
import * as timing from "../tasks/generate-concepts/directions/timing.ts";
import * as waysToBegin from "../tasks/generate-concepts/directions/ways-to-begin.ts";
import * as waysToFindOut from "../tasks/generate-concepts/directions/ways-to-find-out.ts";
import * as opportunity from "../tasks/generate-concepts/opportunity/wording.ts";
import * as conditions from "../tasks/generate-concepts/wording/conditions.ts";
import * as means from "../tasks/generate-concepts/wording/means.ts";
import * as need from "../tasks/generate-concepts/wording/need.ts";
import { startersFor } from "../tasks/suggest-answers/starters.ts";
import { aboutGoal, nothingBefore } from "../tasks/suggest-answers/suggestion-openers.ts";
import { reasonForAnyOption, reasonsByOption } from "../tasks/suggest-answers/wording/options.ts";
import { aboutSaid, aboutWords, missingBeside, toFindOut } from "./openers.ts";

const directions = { ...meansAndLimits, ...money, ...people, ...timing, ...waysToBegin, ...waysToFindOut };
const inquiries = { ...aboutMoney, ...aboutNeed, ...aboutTheWay };
const identifiers = [
  "idea",
  "field",
  "audience",
  "pains",
  "changes",
  "earning",
  "cost_sources",
  "limits",
  "success",
  null,
];
const starters = Object.fromEntries(
  identifiers.map((name) => [`answers about ${name ?? "what was asked back"}`, startersFor(name).starters]),
);
const openers = { aboutSaid, missingBeside, aboutWords, aboutGoal };
const bareOpeners = { toFindOut, openOnSeed: questionsOnSeed.open };
const tables: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries({ ...directions, ...inquiries }).map(([name, { words }]) => [name, words])),
  ...Object.fromEntries(Object.entries(inquiries).map(([name, { titles }]) => [`title of ${name}`, titles])),
  ...{ ...conditions, ...means, ...need, ...opportunity, ...starters, ...reasonsByOption, reasonForAnyOption },
  ...{ ...openers, ...bareOpeners },
};

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap((part) => textsIn(part));
/** A text with what stands around it in its table, and what it is: "said", "titles". */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : typeof value === "string"
      ? (value.match(/\{\w+\}/gu) ?? []).toSorted().join(" ")
      : Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, shapeOf(part)]));
const each = Object.entries(tables).flatMap(([name, table]) =>
  draftLanguages.map((language) => [name, language, table[language]] as const),
);
const openersOf = new Set<string>([...Object.keys(openers), ...Object.keys(bareOpeners)]);

test.each(Object.keys(tables))("%s is told in every language in as many words, around the same", (name) => {
  const table = tables[name] ?? {};
  expect(Object.keys(table).toSorted()).toEqual([...draftLanguages].toSorted());
  const count = (language: DraftLanguage) => JSON.stringify(openersOf.has(name) ? [] : shapeOf(table[language]));
  for (const language of draftLanguages) expect([language, count(language)]).toEqual([language, count("en")]);
});

/** Words that stand in one of these languages alone. */
const ownWords: Record<string, RegExp> = {
  en: /\b(?:the|it|of|what|this|who|they|and|would|is|with|you)\b/iu,
  de: /\b(?:der|die|das|und|sie|ist|nicht|wer|wie|den|ein|eine|würde|zu|mit|es gibt)\b/iu,
  es: /\b(?:el|los|que|qué|para|una|conviene|quién|con|por|hay|su)\b/iu,
};
const listsIn = (value: unknown): unknown[][] =>
  typeof value === "string"
    ? []
    : [...(Array.isArray(value) ? [value] : []), ...Object.values(value as object).flatMap(listsIn)];

test.each(each)("%s in %s is in that language, and says nothing twice", (_, language, words) => {
  const texts = textsIn(words);
  expect(texts.length).toBeGreaterThan(0);
  expect(listsIn(words).filter((list) => new Set(list.map(String)).size < list.length)).toEqual([]);
  const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
  expect(texts.filter((text) => isJapanese(text) !== (language === "ja"))).toEqual([]);
  const bare = texts.map((text) => text.replace(/\{\w+\}/gu, ""));
  expect(language === "ja" ? bare.filter((text) => /[a-z]/iu.test(text)) : []).toEqual([]);
  const others = Object.entries(ownWords).filter(([other]) => other !== language);
  expect(bare.filter((text) => others.some(([, words]) => words.test(text)))).toEqual([]);
  if (bare.join(" ").length > 200) expect(recogniseLanguage(bare)).toBe(language);
});

describe("beginnings of sentences", () => {
  test.each(Object.entries(openers))("%s hold what is quoted once", (_, beginnings) => {
    for (const text of textsIn(beginnings)) expect(text.match(/\{said\}/gu), text).toHaveLength(1);
  });

  test.each(Object.entries({ ...openers, ...bareOpeners }))(
    "%s go on behind a space, in Japanese without one",
    (_, beginnings) => {
      for (const language of draftLanguages)
        for (const text of beginnings[language]) expect([text, / $/u.test(text)]).toEqual([text, language !== "ja"]);
    },
  );

  test("where nothing is said answers begin by themselves, and questions about a concept do not say that its title was an answer", () => {
    expect(nothingBefore).toEqual({ en: [""], de: [""], es: [""], ja: [""] });
    expect([questionsOnSeed.said, questionsOnSeed.missing]).toEqual([aboutSaid, aboutSaid]);
    expect([questionsOnConcept.said, questionsOnConcept.missing]).toEqual([aboutWords, aboutWords]);
    expect(questionsOnConcept.open).toBe(questionsOnSeed.open);
    expect(
      textsIn(aboutWords).filter((text) => /\b(?:you|your|Sie|Ihre?n?|usted|sus)\b|お答え|回答/u.test(text)),
    ).toEqual([]);
  });
});

test.each(each.filter(([name]) => !openersOf.has(name) && !name.startsWith("title of")))(
  "sentences of %s in %s end as sentences, questions and unfinished answers do",
  (name, language, words) => {
    const { bare = "", titles = [] } = words as { bare?: string; titles?: string[] };
    const isStarter = Object.hasOwn(starters, name);
    const ends = textsIn(words).filter((text) => text !== bare && !titles.includes(text));
    const sentences = isStarter ? (words as [string, string][]).map(([, text]) => text) : ends;
    const end = Object.hasOwn(inquiries, name) ? /[?？]$/u : isStarter ? /^(?=.*…).*[^.。]$/u : /[.。]$/u;
    expect(sentences.filter((text) => !end.test(text))).toEqual([]);
    if (language === "es") expect(sentences.filter((text) => text.includes("¿") !== text.includes("?"))).toEqual([]);
  },
);

test("a way to go begins with what was said about it", () => {
  const told = Object.entries(directions).map(([name, { topics, stepAbout, pays = "any" }]) => [
    name,
    `${topics.join()} ${stepAbout} ${pays}`,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    whatIsThere: "assets idea any",
    insideTheLimit: "limits idea any",
    thePayment: "earning idea revenue",
    theCost: "costs idea savings",
    oneGroup: "audience idea any",
    onePain: "pains idea any",
    theChange: "changes idea any",
    fromSuccess: "success idea any",
    smallestStart: "idea audience any",
    byHand: "idea audience any",
    withPartner: "idea audience any",
    shownFirst: "idea audience any",
    againstToday: "idea audience any",
  });
});

test("a question is asked about its matter, beside a picture of it", () => {
  expect(
    Object.fromEntries(
      Object.entries(inquiries).map(([name, { icon, topics, titles }]) => [
        name,
        [icon, topics.join(), titles.en, titles.de],
      ]),
    ),
  ).toEqual({
    payment: ["coins", "earning", "Who signs", "Wer unterschreibt"],
    cost: ["receipt", "costs", "Whose budget shrinks", "Wessen Budget sinkt"],
    figure: ["chart-bar", "", "Where the number is from", "Woher die Zahl kommt"],
    people: ["users", "audience", "Who exactly", "Wer genau"],
    need: ["alert-triangle", "pains,changes", "What people do today", "Was man heute tut"],
    means: ["puzzle", "assets", "What is really free", "Was wirklich frei ist"],
    limits: ["shield-check", "limits", "What is still allowed", "Was noch erlaubt ist"],
    beginning: ["map-pin", "idea", "Where it begins", "Wo es beginnt"],
    ending: ["target-arrow", "success", "When to stop", "Wann Schluss ist"],
  });
});

test("every option of a choice has a reason of its own, and every question of words its own beginnings", () => {
  const questions = currentQuestionnaires.flatMap(({ questions: byId }) => Object.values(byId));
  const options = [...new Set(questions.flatMap((question) => question.options.map(({ value }) => value)))];
  expect(Object.keys(reasonsByOption).toSorted()).toEqual(options.toSorted());
  const asked = [
    ...new Set(questions.filter(({ options: { length } }) => length === 0).map(({ identifier }) => identifier)),
  ];
  expect(asked.toSorted()).toEqual(identifiers.filter((name) => name !== null).toSorted());
  const { starters: ownOfNone } = startersFor(null);
  expect(asked.filter((identifier) => startersFor(identifier).starters === ownOfNone)).toEqual([]);
  expect(Object.fromEntries(identifiers.map((name) => [name ?? "", startersFor(name).quotes.join()]))).toEqual({
    idea: "pains,audience,idea",
    field: "audience,changes,idea",
    audience: "pains,changes,idea",
    pains: "audience,idea",
    changes: "audience,idea",
    earning: "audience,pains,idea",
    cost_sources: "changes,audience,idea",
    limits: "idea,earning,costs",
    success: "pains,changes,audience,idea",
    "": "idea,audience,pains,changes",
  });
});

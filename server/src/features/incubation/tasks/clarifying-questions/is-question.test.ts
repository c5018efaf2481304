import { expect, test } from "vitest";
import { beginsAsQuestion, countQuestions, endsAsQuestion } from "./is-question.ts";

const lines = (text: string) => text.split(/[\n|]/u).map((line) => line.trim());

test.each([
  [
    "English",
    `Who pays | Whom do you ask | Whose budget is it | What hurts | Which floor | How many come | How much is it | How often | How long | How soon | How far | How big | How large | Why now | How do you know | When does it open
     Where did it begin | How is it done | Where are they | When was it | Where were they | When will it end | How would you begin | How can it be | How could it be | Where should it be | Where has it been | When have you tried
     When must it be | How may it look | Do you know | Does it hurt | Did they pay | Is there a limit | Are the crews ready | Was a test done | Were an hour and a day enough | Will any pay | Would anyone pay | Can somebody check
     Could your crew do it | Should their boss sign | Has this begun | Have that and more been tried | Will these do | Were those there`,
  ],
  [
    "German",
    `Wer zahlt | Wem nützt es | Wen fragen Sie | Wessen Budget ist es | Was schmerzt | Welche Etage | Welcher Tag | Welches Haus | Welchem Haus | Welchen Tag | Warum jetzt | Wieso jetzt | Weshalb jetzt | Wann beginnt es
     Wie viel kostet es | Wie viele kommen | Wie oft kommt es | Wie lange dauert es`,
  ],
  [
    "French",
    `Qui paie | Quel étage | Quelle rue | Quelles rues | Quels jours | Quoi de neuf | Pourquoi maintenant | Combien de gens | Est-ce que c'est cher`,
  ],
  [
    "Spanish",
    `¿Y ahora | Quién paga | Quiénes pagan | Qué duele | Cuál es | Cuáles son | Cuándo empieza | Cuánto cuesta | Cuánta gente | Cuántos días | Cuántas veces | Por qué ahora`,
  ],
  ["Italian", `Chi paga | Quale piano | Quali piani | Quanto costa | Quanti vengono | Quante volte | Perché adesso`],
])("questions begin as they do in %s", (_, questions) => {
  expect(lines(questions).filter((question) => !beginsAsQuestion(question))).toEqual([]);
});

test("what only looks like the beginning of a question is none", () => {
  const others = `The crews know | Whoever pays decides | Whatever hurts | How to begin | When it rains | Where we are | Is good enough | Will power | Werbung | Wie geplant | Wassermangel | Quite so | Quiet rooms | Chiara zahlt | Quantity counts | Isabel`;
  expect(lines(others).filter(beginsAsQuestion)).toEqual([]);
});

test.each([
  ["Who pays?", true, 1],
  ["誰が払いますか？", true, 1],
  ["من يدفع؟", true, 1],
  ["Ποιος πληρώνει;", true, 1],
  ["Ποιος πληρώνει\u037e ", true, 1],
  ["Did they say “who pays?”", true, 1],
  ["Did they (really?)", true, 1],
  ["Who pays; we do;", false, 0],
  ["Who pays? And when?", true, 2],
  ["See page?id=4 for it", false, 0],
  ["Who pays", false, 0],
])("%j ends as a question: %s, and asks %i", (text, ends, count) => {
  expect(endsAsQuestion(text)).toBe(ends);
  expect(countQuestions(text)).toBe(count);
});

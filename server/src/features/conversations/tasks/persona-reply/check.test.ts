import { describe, expect, test } from "vitest";
import { askedPersona } from "#test-support/model-server/personas/persona-questions.ts";
import { assessed } from "#test-support/task-promises.ts";
import { readTalk } from "./checking/talk.ts";
import { settledSentence } from "./mend.ts";
import type { PersonaReplyInput, SaidBefore } from "./persona-input.ts";
import { releasedText } from "./released-text.ts";
import { personaReplyTask } from "./task.ts";

const sentence = (text: string, ...facts: string[]) => ({ facts, guess: "", unknown: "", text });
const answerOf = (...texts: string[]) => ({ verdict: "none" as const, sentences: texts.map((text) => sentence(text)) });
const rulesOf = (input: PersonaReplyInput, ...texts: string[]) => [
  ...new Set(personaReplyTask.check(answerOf(...texts), input).map(({ rule }) => rule)),
];
const said = (text: string, verdict: SaidBefore["verdict"] = null): SaidBefore => ({ by: "persona", text, verdict });

describe("who has refused before", () => {
  const refused = [
    { by: "person" as const, text: "Would you buy it?", verdict: null },
    said("I would not.", "wouldNotPay"),
    said("Others would have to agree.", "wouldNotAgree"),
    said("I said so."),
  ];

  test("does not promise to buy now, and its latest refusal stands", () => {
    const input = askedPersona("And now?", { said: refused });
    expect(rulesOf(input, "I would buy it.")).toContain("against-stance");
    expect(rulesOf(askedPersona("And now?"), "I would buy it.")).toEqual([]);
    const verdictOf = (verdict: string) => assessed(personaReplyTask, { ...answerOf("I said so."), verdict }, input);
    expect(verdictOf("wouldTry")).toMatchObject({ output: { verdict: "wouldNotAgree" } });
    expect(verdictOf("cannotSay")).toMatchObject({ output: { verdict: "cannotSay" } });
  });

  test("has refused the prices that were asked for, and no other figure", () => {
    const before = [
      { by: "person" as const, text: "Would you pay $20?", verdict: null },
      said("I would not pay $20, not for 3 floors."),
    ];
    const talk = readTalk(askedPersona("And $15?", { said: before }));
    expect(talk.ceiling).toBeCloseTo(19.99);
    expect(readTalk(askedPersona("And $15?")).ceiling).toBe(29);
    expect(readTalk(askedPersona("And $15?", { index: 1 })).ceiling).toBeNull();
  });
});

test.each([
  ["mustAgree", "wouldTry", "cannotSay"],
  ["usesOnly", "wouldBuy", "cannotSay"],
  ["usesOnly", "wouldTry", "wouldTry"],
  ["likelyNonBuyer", "wouldTry", "wouldNotPay"],
  ["likelyBuyer", "wouldTry", "wouldTry"],
  [null, "wouldBuy", "wouldBuy"],
] as const)("the promise of %s to %s becomes %s", (role, verdict, settled) => {
  const input = askedPersona("Would you?", { role });
  expect(assessed(personaReplyTask, { ...answerOf("I do not know."), verdict }, input)).toMatchObject({
    output: { verdict: settled },
  });
});

test("who has taken no stand buys on a condition alone", () => {
  const input = askedPersona("Would you buy it?", { role: null });
  expect(rulesOf(input, "I would buy it.")).toContain("against-stance");
  expect(rulesOf(input, "I would buy it if my landlord agrees.")).not.toContain("against-stance");
});

test("a reply does not say one thing and then its opposite", () => {
  const input = askedPersona("And the crews?");
  expect(rulesOf(input, "My crews carry heavy bottles.", "My crews never carry heavy bottles.")).toContain(
    "contradicts-itself",
  );
  expect(rulesOf(input, "My crews carry heavy bottles.", "My crews come at noon.")).toEqual([]);
});

test("names that were said may be said, in any form; others may not", () => {
  const input = askedPersona("What did Brandon tell you?");
  expect(rulesOf(input, "We saw Brandon’s offer.")).not.toContain("invented-name");
  expect(rulesOf(input, "We saw Fillbar’s offer.")).toContain("invented-name");
  expect(rulesOf(input, "I was told so by IDRIS BELLO.")).toContain("other-person");
});

test("a price may be asked about, and is not taken over by that", () => {
  const input = askedPersona("Would you pay $80 per floor and month?");
  expect(rulesOf(input, "What would I get for $80?")).toEqual([]);
  expect(rulesOf(input, "I would get it for $80.")).toContain("beyond-price-limit");
});

test("a size of a family carries no price, and nobody decides against the profile by saying no", () => {
  const asked = askedPersona("Would you pay $4?");
  const family = {
    number: "90",
    kind: "profile" as const,
    item: null,
    field: "familySize",
    label: "4",
    text: "A family of 4",
  };
  const input = { ...asked, facts: [...asked.facts, family] };
  const answer = { verdict: "none", sentences: [sentence("My family would not pay $4.", "90")] };
  const { output } = assessed(personaReplyTask, answer, input) as { output: { sentences: { facts: string[] }[] } };
  expect(output.sentences[0]?.facts).not.toContain("90");
  expect(rulesOf(asked, "I do not decide with the landlord.")).not.toContain("contradicts-fact");
});

test("a sentence rests on three facts at most", () => {
  const asked = askedPersona("Would you pay $80?");
  const facts = Array.from({ length: 3 }, (_, at) => ({
    ...{ number: String(90 + at), kind: "pain" as const, item: null, field: null },
    ...{ label: "", text: `Deliveries block the goods lift, case ${"abcde"[at]}` },
  }));
  const numbers = facts.map(({ number }) => number);
  const text = "I would not pay $80 while deliveries block the goods lift.";
  const talk = readTalk({ ...asked, facts: [...asked.facts, ...facts] });
  expect(settledSentence(sentence(text, ...numbers), talk).facts).toEqual(numbers);
});

test("it answers in the language of the question, where that can be told", () => {
  const german = "Das ist für uns zu teuer und wir haben keine Zeit dafür, wirklich nicht.";
  expect(rulesOf(askedPersona("What do you think about all of this?"), german)).toContain("other-language");
  expect(rulesOf(askedPersona("Was halten Sie denn von der ganzen Sache?"), german)).not.toContain("other-language");
  const english = "That would take our crews far too much of the time that they have today.";
  expect(rulesOf(askedPersona("Was halten Sie denn von der ganzen Sache?"), english)).toContain("other-language");
  expect(
    rulesOf(
      askedPersona("Und warum nicht?"),
      "That would take our crews far too much of the time that they have today.",
    ),
  ).not.toContain("other-language");
});

test("a name in the middle of an unfinished sentence is held until the sentence is whole", () => {
  const talk = readTalk(askedPersona("Where do you buy?"));
  const shown = (text: string) => releasedText({ sentences: [sentence(text)] }, talk);
  expect(shown("We get them from Brandon every ")).toBe("We get them from");
  expect(shown("Then I get them at noon and")).toBe("Then I get them at noon");
});

test("words of courtesy are no guess, a few of them; a speech is", () => {
  const guessOf = (text: string) => {
    const { output } = assessed(personaReplyTask, answerOf(text), askedPersona("Hello!")) as {
      output: { sentences: { guess: string }[] };
    };
    return output.sentences[0]?.guess;
  };
  expect(guessOf("Hello, good morning.")).toBe("");
  expect(guessOf("What is it about?")).toBe("");
  expect(guessOf("Hello, hello, hello, thanks, thank you.")).not.toBe("");
});

test("what somebody says no to, a change costs, was promised or was found is denied without being contradicted", () => {
  const asked = askedPersona("And now?");
  const found = {
    number: "90",
    kind: "signal" as const,
    item: null,
    field: null,
    label: "",
    text: "Five hosts sent it back",
  };
  const input = { ...asked, facts: [...asked.facts, found] };
  for (const text of [
    "I refuse anything that takes lettable basement space.",
    "We have no time for retraining two cleaning crews, a change means that.",
    "A depot in the building never refills what the floors need.",
    "Five hosts never sent it back.",
  ])
    expect(rulesOf(input, text), text).not.toContain("contradicts-fact");
  expect(rulesOf(input, "Small deliveries never block the lift in the morning.")).toContain("contradicts-fact");
  expect(rulesOf(input, "Our deliveries never block anybody at night.")).not.toContain("contradicts-fact");
});

test("a price that was asked for pushes in the next question, too", () => {
  const before = [{ by: "person" as const, text: "Would you pay $35?", verdict: null }, said("I would not.")];
  expect(rulesOf(askedPersona("And?", { said: before }), "Sure.")).toContain("flatters");
  expect(rulesOf(askedPersona("And?"), "Sure.")).toEqual([]);
  const earlier = [...before, { by: "person" as const, text: "And the crews?", verdict: null }, said("They come.")];
  expect(rulesOf(askedPersona("And?", { said: earlier }), "Sure.")).toEqual([]);
});

test.each(
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English German OK I I'm I'd I'll I've I’m I’d I’ll I’ve".split(
    " ",
  ),
)("%s is no invented name", (name) => {
  expect(rulesOf(askedPersona("And the crews?"), `We meet, then ${name} to carry them.`)).not.toContain(
    "invented-name",
  );
});

test("a sentence goes as a whole, and tells no address that nobody gave", () => {
  const input = askedPersona("And the crews?");
  const places = (...texts: string[]) => personaReplyTask.check(answerOf(...texts), input).map(({ place }) => place);
  expect(places("They come at noon.", "As an AI I cannot say.")).toEqual(["sentences.1"]);
  expect(rulesOf(input, "See www.shop.com for it.")).not.toEqual([]);
});

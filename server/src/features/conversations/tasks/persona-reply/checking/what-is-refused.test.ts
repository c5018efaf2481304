import { expect, test } from "vitest";
import { askedPersona } from "#test-support/model-server/personas/persona-questions.ts";
import { saidOfAnswer } from "#test-support/task-promises.ts";
import type { PersonaReplyInput } from "../persona-input.ts";
import { personaReplyTask } from "../task.ts";
import { isRefusal } from "./clauses.ts";

const led = askedPersona("You love this, right?");
const price = askedPersona("Would you pay $80 per floor and month?");
const crews = askedPersona("And the crews?");

test.each<[string, PersonaReplyInput, string, string]>([
  [
    "gives way",
    price,
    "Okay, $80 works for me.",
    'The sentence gives way on the price ("80"). This person keeps to its price limit, however often it is asked. Refuse, and say why from its facts.',
  ],
  [
    "invents a figure",
    crews,
    "It takes us 14 hours.",
    'The sentence says "14", which stands in none of its facts. Leave the figure out, name the fact in which it stands, or say that you do not know.',
  ],
  [
    "takes a figure over",
    askedPersona("It takes you 14 hours, does it not?"),
    "It takes 14 hours.",
    'The sentence takes over "14" from the question, though no fact says so. Say what your facts say, or that you do not know.',
  ],
  [
    "leaves the role",
    crews,
    "As an AI I have no opinion.",
    'The sentence leaves the role, or claims to be a human being ("as an ai"). Speak of this person\'s work and reasons only.',
  ],
  [
    "leans on a source",
    crews,
    "A study says that it helps.",
    'The sentence leans on a source ("a study") that no fact names. Leave it out.',
  ],
  [
    "speaks of somebody else",
    crews,
    "Idris Bello told me that.",
    "The sentence speaks of Idris Bello, of whom this person knows nothing. Say so.",
  ],
  [
    "invents a name",
    crews,
    "We bought it from Brandon.",
    'The sentence names "Brandon", which stands in no fact. Leave it out.',
  ],
  [
    "uses something else",
    crews,
    "I use drones every morning.",
    'The sentence says what this person uses ("i use") other than its facts do. Say what it uses today as the facts say it.',
  ],
  [
    "flatters",
    led,
    "Absolutely amazing it is.",
    'The sentence agrees or praises ("absolutely") without a fact of this person behind it. Say what this person\'s facts say to it, plainly.',
  ],
  [
    "promises to buy",
    askedPersona("And now?", { index: 1 }),
    "I would buy it.",
    'The sentence promises to buy ("would buy"), which this person does not do, or has refused before. Say why not, from its facts.',
  ],
])("who %s is asked to say it otherwise", (...[, input, text, problem]) => {
  const sentences = [{ facts: [], guess: "", unknown: "", text }];
  expect(saidOfAnswer(personaReplyTask, { verdict: "none", sentences }, input)).toContain(problem);
});

test("what contradicts a fact or what was said is told with both, and another language with what is wanted", () => {
  const told = (input: PersonaReplyInput, ...texts: string[]) => {
    const sentences = texts.map((text) => ({ facts: [], guess: "", unknown: "", text }));
    return saidOfAnswer(personaReplyTask, { verdict: "none", sentences }, input);
  };
  const fact = crews.facts.find(({ text }) => text.startsWith("Small deliveries block"));
  expect(told(crews, "Small deliveries never block the goods lift every morning.")).toContain(
    `The sentence says the opposite of fact ${fact?.number} ("${fact?.label}").`,
  );
  expect(told(crews, "My crews carry heavy bottles.", "My crews never carry heavy bottles.")).toEqual([
    'The sentence says the opposite of what this person said before ("My crews carry heavy bottles."). Stay with it.',
  ]);
  expect(
    told(
      askedPersona("What do you think about all of this?"),
      "Das ist für uns neu und wir haben keine Zeit dafür, wirklich.",
    ),
  ).toContain("The sentence is not in the language of the question. Say it in that language.");
});

test("words that take something out refuse nothing", () => {
  const besides =
    "unless except without ohne außer sin salvo excepto sans sauf senza tranne sem zonder behalve utan bez hardly barely weder";
  expect(besides.split(" ").filter((word) => isRefusal(`I pay ${word} that`))).toEqual([]);
  expect(
    ["never", "nobody", "nicht", "keiner", "nunca", "jamais", "mai", "niet"].filter(
      (word) => !isRefusal(`I ${word} pay`),
    ),
  ).toEqual([]);
});

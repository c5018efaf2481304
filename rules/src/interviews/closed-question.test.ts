import { expect, test } from "vitest";
import { isClosedQuestion } from "./closed-question.ts";

test.each([
  "Do you order it yourself?",
  "  Do you order it yourself?\n",
  "Is the store in the basement?",
  "Was there a lease?",
  "Haben Sie ein Budget?",
  "Gibt es ein Lager?",
])("%s can be answered with yes or no", (question) => expect(isClosedQuestion(question)).toBe(true));

test.each([
  "What do you order?",
  "Walk me through it.",
  "Could you walk me through it?",
  "Could you please walk me through it?",
  "Wie bestellen Sie?",
  "Was haben Sie schon versucht?",
  "Was kostet Sie das?",
  "Können Sie mir den Ablauf zeigen?",
  "Is this on?  No, wait.",
])("%s is open", (question) => expect(isClosedQuestion(question)).toBe(false));

const asked = (question: string, words: string) => words.split("|").map((word) => question.replace("_", word));

test.each([
  ["_ they order it?", "Do|Does|Did|Have|Had|Can|Could|Will|Would|Should|Shall|May|Might|Must|Don't|Doesn't|Didn't"],
  ["_ it there?", "Is|Are|Were|Was|Has|Isn't|Aren't|Wouldn't"],
  ["Was _ lease in the way?", "that|this|the|a|your|our|his|her|their|any|some|every|no"],
  ["Was _ late?", "it|he|she"],
  ["_ das teuer?", "Ist|Sind|War|Waren|Hat|Hatte|Wird|Würde|Soll|Muss|Darf|Kann|Könnte"],
  ["_ Sie das?", "Haben|Hatten|Können|Könnten|Werden|Würden|Sollen|Müssen|Dürfen"],
  ["_ Sie das?", "Machen|Nutzen|Bestellen|Kaufen|Wollen|Möchten|Finden|Glauben"],
])("yes or no answers %s with %s", (question, words) => {
  expect(asked(question, words).filter((each) => !isClosedQuestion(each))).toEqual([]);
});

test.each([
  ["_ me how it went?", "Can you tell|Could you show|Would you explain to|Will you please describe to|Would you walk"],
  ["_ sagen, wie es war?", "Können Sie mir|Könnten Sie mir|Würden Sie mir"],
  ["_ es?", "Wassermangel war|Istanbul, warum|Kannen, wozu braucht man|Issues: who solves"],
])("more than yes or no answers %s with %s", (question, words) => {
  expect(asked(question, words).filter(isClosedQuestion)).toEqual([]);
});

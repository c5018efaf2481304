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

import { describe, expect, test } from "vitest";
import { findLeadingQuestion, type LeadingQuestion } from "./leading-question.ts";

/** The question, why it leads, the words that lead, and what is better. */
const leading: [string, LeadingQuestion["kind"], string, string?][] = [
  [
    "Wouldn't it be great to get rid of all the small boxes?",
    "namesAnswer",
    "Wouldn't it",
    "How do you deal with all the small boxes today?",
  ],
  [
    "Would you agree that a second supplier is a small price for 18% less?",
    "offers",
    "for 18% less",
    "Tell me about the last time a second supplier came up.",
  ],
  ["You love this, right?", "namesAnswer", "You love this"],
  ["That is too much work, isn't it?", "namesAnswer", ", isn't it?"],
  [
    "Don't you think deliveries are annoying?",
    "namesAnswer",
    "Don't you think",
    "Tell me about the last time deliveries came up.",
  ],
  ["Don’t you agree?", "namesAnswer", "Don’t you agree"],
  ["Surely you pay too much for soap?", "namesAnswer", "Surely", "What do you pay for soap today, and who decides it?"],
  ["Do you like our depot?", "namesAnswer", "Do you like our"],
  [
    "Would you like to refill your soap in the basement?",
    "hypothetical",
    "Would you like",
    "How do you refill your soap in the basement today?",
  ],
  [
    "Would you use a refill depot?",
    "hypothetical",
    "Would you use",
    "When did you last look for a refill depot, and what came of it?",
  ],
  ["Would you buy it?", "hypothetical", "Would you buy"],
  ["But would you buy it?", "hypothetical", "would you buy"],
  ["So, would you buy it?", "hypothetical", "would you buy"],
  ["Aber würden Sie es kaufen?", "hypothetical", "würden Sie es"],
  [
    "Would you use the depot if it was closer?",
    "hypothetical",
    "Would you use",
    "When did you last look for a depot, and what came of it?",
  ],
  [
    "Would you order a subscription for 9 dollars a month?",
    "hypothetical",
    "Would you order",
    "When did you last look for a subscription, and what came of it?",
  ],
  [
    "Would you use a depot in the basement of the north wing behind the bicycles of all the tenants?",
    "hypothetical",
    "Would you use",
    "Tell me about the last time you had to do with this: what happened, and what did you do?",
  ],
  [
    "And would you pay $9 a month for refills?",
    "hypothetical",
    "would you pay",
    "What do you pay for refills today, and who decides it?",
  ],
  [
    "Would you be willing to pay more?",
    "hypothetical",
    "Would you be willing",
    "What does this cost you today, and who decides it?",
  ],
  [
    "Would you switch to another supplier?",
    "hypothetical",
    "Would you switch",
    "Tell me about the last time another supplier came up.",
  ],
  ["Can you imagine working without boxes?", "hypothetical", "Can you imagine"],
  ["If there was a depot in the basement, would you go there?", "hypothetical", "If there was"],
  ["If we saved you a fifth, what would you do?", "offers", "If we saved"],
  ["Would you try it for free?", "offers", "for free"],
  ["What do you think of our great new depot?", "flatters", "our great"],
  ["How much do you love the idea?", "flatters", "How much do you love"],
  ["Thank you. Would you recommend it?", "hypothetical", "Would you recommend"],
  [
    "Wäre es nicht toll, die kleinen Kartons loszuwerden?",
    "namesAnswer",
    "Wäre es nicht",
    "Erzählen Sie mir vom letzten Mal, als es um die kleinen Kartons ging.",
  ],
  [
    "Würden Sie ein Depot im Keller nutzen?",
    "hypothetical",
    "Würden Sie",
    "Wann haben Sie zuletzt nach so etwas gesucht (ein Depot im Keller), und was wurde daraus?",
  ],
  [
    "Finden Sie nicht, dass die Lieferungen stören?",
    "namesAnswer",
    "Finden Sie nicht",
    "Erzählen Sie mir vom letzten Mal, als es um die Lieferungen ging.",
  ],
  ["Das gefällt Ihnen, oder?", "namesAnswer", ", oder?"],
  [
    "Könnten Sie sich vorstellen, dafür zu zahlen?",
    "hypothetical",
    "Könnten Sie sich vorstellen",
    "Was kostet Sie das heute, und wer entscheidet darüber?",
  ],
  ["Hätten Sie gern weniger Papier?", "hypothetical", "Hätten Sie gern"],
  ["Wie sehr gefällt Ihnen das?", "flatters", "Wie sehr gefällt"],
  ["Würden Sie 20 Prozent weniger begrüßen?", "offers", "20 Prozent weniger"],
  ["Was halten Sie von unserem genialen Depot?", "flatters", "unserem genialen"],
];

const open = [
  "Walk me through the last time something ran out.",
  "What have you tried, and what became of it?",
  "Who else would have a say about the basement?",
  "What would have to be true before you changed anything?",
  "Tell me about the last time you took on a new supplier.",
  "How often do you reorder?",
  "Why don't you use the depot in the north wing?",
  "What don't you like about it?",
  "What does it cost you today?",
  "How much would you lose if the contractor left?",
  "Do you order soap yourself?",
  "Do you like working with the contractor?",
  "Would you tell me how the boxes arrive?",
  "Would you walk me through it?",
  "Could you describe your last order?",
  "Would you mind telling me who signs?",
  "When you had a leak, who came?",
  "If something runs out, what happens?",
  "If it was not you, who ordered it?",
  "And then?",
  "The door on the right?",
  "Did the contractor turn up?",
  "Did anybody agree with you?",
  "What is so great about the old one?",
  "It is great that you have time today.",
  "I assume nothing, so please begin at the start.",
  "What would make you say no?",
  "Was that correct in your view?",
  "I would like to understand your week.",
  "Erzählen Sie mir vom letzten Mal, als etwas ausging.",
  "Was haben Sie dann getan?",
  "Wer würde sonst noch mitreden?",
  "Was müsste passieren, damit Sie wechseln?",
  "Würden Sie mir zeigen, wo die Kartons stehen?",
  "Könnten Sie beschreiben, wie Sie bestellen?",
  "Bestellen Sie selbst oder der Hausmeister?",
  "Warum nutzen Sie das Depot nicht?",
  "Wenn es ausgeht, was passiert dann?",
  "Wie oft bestellen Sie nach?",
  "Was stört Sie daran nicht?",
  "Ist das Lager im Keller?",
  "",
];

test.each(leading)("%s leads: %s", (...[question, kind, words, better]) => {
  const found = findLeadingQuestion(question);
  expect(found?.kind).toBe(kind);
  expect(question.slice(found?.from, found?.to)).toBe(words);
  if (better !== undefined) expect(found?.better).toBe(better);
});

test.each(open)("%s does not lead", (question) => {
  expect(findLeadingQuestion(question)).toBeNull();
});

describe("a better wording", () => {
  test.each(leading)("in place of: %s, does not lead itself", (question) => {
    expect(findLeadingQuestion(findLeadingQuestion(question)?.better ?? "none")).toBeNull();
  });
});

test("a text of many words is read in the time of its length", () => {
  const long = "would you, if we, and so, wenn wir ihnen, ".repeat(4000);
  expect(findLeadingQuestion(`So what? ${long}`)).not.toBeUndefined();
});

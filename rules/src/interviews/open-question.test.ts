import { expect, test } from "vitest";
import { openQuestion } from "./open-question.ts";

const today = (doing: string) => `How do you ${doing} today?`;
const pay = (thing: string) => `What do you pay for ${thing} today, and who decides it?`;
const cost = "What does this cost you today, and who decides it?";
const cameUp = (thing: string) => `Tell me about the last time ${thing} came up.`;
const lookedFor = (thing: string) => `When did you last look for ${thing}, and what came of it?`;
const lastTime = "Tell me about the last time you had to do with this: what happened, and what did you do?";

test.each([
  ["Would you be happy to get rid of the bins?", today("deal with the bins")],
  ["Would you like getting rid of the bins?", today("deal with the bins")],
  ["Could you do without the bins?", today("deal with the bins")],
  ["Would you enjoy doing without the bins?", today("deal with the bins")],
  ["Would you like to not have to deal with the bins?", today("deal with the bins")],
  ["Would you enjoy not having to deal with the bins?", today("deal with the bins")],
  ["Could you stop worrying about the bins?", today("deal with the bins")],
  ["Would you spend more on soap?", pay("soap")],
  ["Would you pay $9 for the soap because it is green?", pay("the soap")],
  ["Would you pay for it?", cost],
  ["Would you pay 5 dollars more for less?", cost],
  ["Could you afford it?", cost],
  ["Would you love to sort the boxes?", today("sort the boxes")],
  ["Would you want to refill soap, for example?", today("refill soap")],
  ["Would you prefer to sort boxes?", today("sort boxes")],
  ["Would you like to be told?", lastTime],
  ["Would you change to the other one?", cameUp("the other one")],
  ["Would you switch from a contractor to it?", cameUp("a contractor to it")],
  ["Would you try such a depot?", lookedFor("a depot")],
  ["Would you book the room that we made?", lookedFor("a room")],
  ["Would you rent an office for 90 euros a day?", lookedFor("an office")],
  ["Would you join some group?", lookedFor("some group")],
  ["Would you consider another key?", lookedFor("another key")],
  ["Do you need a depot, or a room?", lookedFor("a depot")],
  ["Do you want a depot so that bins go?", lookedFor("a depot")],
  ["Do you have the key?", lookedFor("a key")],
  ["Would you buy a depot for only 20% more?", lookedFor("a depot")],
  ["Would you order a depot for just 20 percent?", lookedFor("a depot")],
  ["Would you like a depot when it rains?", lookedFor("a depot")],
  ["Don't you find that bins are heavy?", cameUp("bins")],
  ["Don't you feel bins should be light?", cameUp("bins")],
  ["Would you say soap costs too much?", cameUp("soap")],
  ["Don't you believe sorting takes long?", cameUp("sorting")],
  ["Don't you think it is late?", lastTime],
])("in place of “%s” English asks what is done today", (leading, open) => {
  expect(openQuestion(leading, "en")).toBe(open);
});

const ging = (thing: string) => `Erzählen Sie mir vom letzten Mal, als es um ${thing} ging.`;
const gesucht = (thing: string) => `Wann haben Sie zuletzt nach so etwas gesucht (${thing}), und was wurde daraus?`;
const kostet = "Was kostet Sie das heute, und wer entscheidet darüber?";
const zuletzt =
  "Erzählen Sie mir vom letzten Mal, als Sie damit zu tun hatten: Was ist passiert, und was haben Sie getan?";

test.each([
  ["Wollen Sie die Kisten endlich loswerden?", ging("die Kisten")],
  ["Wäre es gut, wenn Sie Ihre Kisten los wären?", ging("Ihre Kisten")],
  ["Wollen Sie diesen Ärger los?", ging("diesen Ärger")],
  ["Würden Sie dafür 9 Euro zahlen?", kostet],
  ["Würden Sie das bezahlen?", kostet],
  ["Wären Sie bereit, Geld auszugeben oder mehr zu zahlen?", kostet],
  ["Würden Sie dafür Geld ausgeben?", kostet],
  ["Finden Sie nicht, dass die Kisten zu viel kosten?", ging("die Kisten")],
  ["Finden Sie nicht, dass das Sortieren immer dauert?", ging("das Sortieren")],
  ["Würden Sie einen Raum mieten?", gesucht("einen Raum")],
  ["Würden Sie die Karte kaufen, wenn es regnet?", gesucht("die Karte")],
  ["Würden Sie eine Karte für 9 Euro im Monat bestellen?", gesucht("eine Karte")],
  ["Würden Sie eine Karte für nur 5 Prozent mehr kaufen?", gesucht("eine Karte")],
  ["Würden Sie das Depot ausprobieren?", gesucht("das Depot")],
  ["Würden Sie den Raum benutzen?", gesucht("den Raum")],
  ["Würden Sie ein Fach probieren?", gesucht("ein Fach")],
  ["Würden Sie ein Fach verwenden?", gesucht("ein Fach")],
  ["Würden Sie ein Fach testen?", gesucht("ein Fach")],
  ["Würden Sie ein Fach nehmen?", gesucht("ein Fach")],
  ["Wäre das nicht toll?", zuletzt],
])("in place of “%s” German asks what is done today", (leading, open) => {
  expect(openQuestion(leading, "de")).toBe(open);
});

test("a thing of twelve words is asked for, one of more is not", () => {
  const words = (count: number) => ["a", ...Array.from({ length: count - 1 }, (_, index) => `w${index}`)].join(" ");
  expect(openQuestion(`Would you use ${words(12)}?`, "en")).toBe(lookedFor(words(12)));
  expect(openQuestion(`Would you use ${words(13)}?`, "en")).toBe(lastTime);
});

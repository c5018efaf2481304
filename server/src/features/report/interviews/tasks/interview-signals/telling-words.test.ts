import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftInterviewSignals } from "./draft.ts";

const words = (text: string) => text.trim().split(/\s*\|\s*/u);
const drafted = (text: string, isQuestion = false) =>
  draftInterviewSignals(
    {
      ...{ brief: refillDepots, segment: "Tenants", touchable: [] },
      lines: [{ number: 1, time: "", speaker: "P", isQuestion, text }],
    },
    "a seed",
  ).signals.map(({ description }) => /“(.*)”/u.exec(description)?.[1]);

test.each(
  words(`too expensive | cannot afford | can't afford | would rather | waste of | gave up | stopped using | never again | annoys | annoyed | annoying
  | fed up | complain | complains | complained | run out | ran out | takes too long | takes hours | takes days | no budget | not allowed | need to
  | needs a | needed an | pay for | pays about | paying 3 | cost us | costs me | costs about | have to see | by hand | spreadsheet | switched | sign for | signs for
  | zu teuer | kein Geld | keinen Geld | kein Budget | lieber | aufgegeben | nie wieder | nicht noch einmal | nervt | nerven | ärgert | ärgern | beschwert
  | beschweren | ausgegangen | dauert | verboten | dürfen nicht | brauche | brauchen | braucht | bezahle | bezahlen | bezahlt | kostet | von Hand | Tabelle
  | gewechselt | unterschreibe | kündigen | war leer`),
)("a sentence with “%s” is chosen, and says so", (telling) => {
  expect(drafted(`Well, that was ${telling} in that house.`)).toEqual([telling]);
});

test("what is asked, too short, too long, said twice or tells nothing is not chosen", () => {
  expect(drafted("That was too expensive for us.", true)).toEqual([]);
  expect(drafted("Was that too expensive for us?")).toEqual([]);
  expect(drafted("That was too expensive.")).toEqual([]);
  expect(drafted("It was too expensive then.")).toHaveLength(1);
  expect(drafted(`That was too expensive ${"for us ".repeat(18).trim()}.`)).toHaveLength(1);
  expect(drafted(`That was too expensive ${"for us ".repeat(19).trim()}.`)).toEqual([]);
  expect(drafted("It was too expensive then. It was too expensive then.")).toHaveLength(1);
  expect(drafted("We like how it looks today. It was preferably blue, a kostetwas.")).toEqual([]);
});

test("of many sentences eight are chosen, in the order in which they were said", () => {
  const lines = Array.from({ length: 12 }, (_, index) => ({
    ...{
      number: index + 1,
      time: "",
      speaker: "P",
      isQuestion: false,
      text: `In year ${index + 1} it was too expensive.`,
    },
  }));
  const { signals } = draftInterviewSignals({ brief: refillDepots, segment: "", touchable: [], lines }, "a seed");
  expect(signals).toHaveLength(8);
  const years = signals.map(({ quote }) => Number(/\d+/.exec(quote)?.[0]));
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  expect(signals[0]).toMatchObject({ stance: "Neutral", touches: "none" });
});

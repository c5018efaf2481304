import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import { germanTranscript, meetingTranscript, timedTranscript } from "../../three-transcripts.fixture.ts";
import { locateQuote } from "../../transcripts/locate-quote.ts";
import { readTranscript } from "../../transcripts/read-transcript.ts";
import { interviewSignalsTask } from "./task.ts";

const inputOf = (text: string) => ({
  brief: refillDepots,
  segment: "Facility leads",
  touchable: [
    { handle: "pain-1", label: "Nobody owns the reorder." },
    { handle: "stance-saysNoTo", label: "A second invoice" },
  ],
  lines: readTranscript(text, []).lines.map((line, index) => ({ ...line, number: index + 1 })),
});
const input = inputOf(timedTranscript);
const signal = (quote: string, description = "The reorder has no owner.") => ({
  description,
  stance: "In Favour",
  quote,
  touches: "pain-1",
});
const said = "Nobody owns the reorder, so three people order and then we have ninety boxes.";
const assess = (...signals: object[]) => assessed(interviewSignalsTask, { signals }, input);
const refusedOf = (...signals: object[]) => {
  const result = assess(...signals);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

testVersionRecord(interviewSignalsTask, input);

test("signals with words of answers are taken, and so is an interview that holds none", () => {
  expect(assess(signal(said))).toMatchObject({ outcome: "ok", notes: [] });
  expect(assess()).toMatchObject({ outcome: "ok", output: { signals: [] } });
});

test("what it touches is a thing that exists, or nothing", () => {
  expect(assess({ ...signal(said), touches: "the weather" })).toMatchObject({
    outcome: "ok",
    output: { signals: [{ touches: "none" }] },
  });
});

test("words that no answer holds, and words of a question, are asked for again", () => {
  expect(refusedOf(signal("We would save a fifth at least"))).toEqual(["misquoted signals.0.quote"]);
  expect(refusedOf(signal("Would we save you a fifth at least?"))).toEqual(["misquoted signals.0.quote"]);
  expect(refusedOf(signal("rather pay forty percent than check a second bill"))).toEqual(["misquoted signals.0.quote"]);
});

test("what is asked for again says why: no words of an answer, words of a question, a description that is too long", () => {
  const problems = (...signals: object[]) => {
    const result = assess(...signals);
    return result.outcome === "ok" ? [] : result.refused.map(({ problem }) => problem);
  };
  expect(problems(signal("We would save a fifth at least"))).toEqual([
    "signals.0.quote: no answer holds these words. Copy 5 to 40 words of one line, word for word, with all figures and negations, or leave the signal out.",
  ]);
  expect(problems(signal("Would we save you a fifth at least?"))).toEqual([
    "signals.0.quote: these are words of a question. Quote what was answered, or leave the signal out.",
  ]);
  const words = `The reorder ${"has no owner and waits for somebody who asks, ".repeat(12)}`;
  expect(problems(signal(said, `${words.slice(0, 490)}${"y".repeat(10)}`))).toEqual([]);
  expect(problems(signal(said, `${words.slice(0, 490)}${"y".repeat(11)}`))).toEqual(["Use at most 300 characters."]);
});

test("a figure that nobody said is refused in a description", () => {
  expect(refusedOf(signal(said, "Costs 4,000 dollars a year."))).toEqual(["invented-figure signals.0.description"]);
});

test.each([timedTranscript, meetingTranscript, germanTranscript])(
  "a draft holds sentences of answers, word for word, and judges none of them",
  (text) => {
    const given = inputOf(text);
    const { signals } = draftOf(interviewSignalsTask, given);
    expect(signals.length).toBeGreaterThan(0);
    expect(interviewSignalsTask.check({ signals }, given)).toEqual([]);
    for (const { quote, stance } of signals) {
      expect(stance).toBe("Neutral");
      expect(locateQuote(quote, given.lines)).toMatchObject({ quote: quote.replace(/[.!]$/, ""), leftOut: null });
    }
  },
);

test("what somebody says again and again is drafted once", () => {
  const given = inputOf("Q: And then?\nP: A second invoice is far too expensive for us.\n".repeat(12));
  expect(draftOf(interviewSignalsTask, given).signals).toHaveLength(1);
});

import { expect, test } from "vitest";
import { roomOf } from "../../pdf/shortened.ts";
import { planFilm } from "./plan-film.ts";
import { splitCaption } from "./split-caption.ts";
import { writeCaptions } from "./write-captions.ts";

const long =
  "Buildings run out and over-order in the same month, and nobody who pays for it is asked (or told), because each tenant buys alone. Storage rooms overflow.";

test("a text becomes captions at the ends of sentences and clauses, and nothing of it is lost", () => {
  const captions = splitCaption(long, "en");
  expect(captions).toEqual([
    "Buildings run out and over-order in the same month,",
    expect.stringMatching(/^and nobody who pays/),
    "Storage rooms overflow.",
  ]);
  expect(captions.join(" ")).toBe(long);
});

test.each([
  [
    "ja",
    "料理長は仕込みの時間に市場へ行かなければならないので、毎朝五十分の道のりを往復し、雨の週には野菜の値段が二倍になってしまうことがあります。",
  ],
  [
    "ar",
    "تقلل المستودعات المشتركة من النفايات في المباني المكتبية وتوفر على المستأجرين كثيرا من المال والوقت في كل شهر من شهور السنة",
  ],
  ["en", "q".repeat(400)],
  ["en", "👩‍👩‍👧‍👦".repeat(60)],
])("a text in %s keeps its letters whole, and no caption is too long to be read", (language, text) => {
  const captions = splitCaption(text, language);
  expect(captions.length).toBeGreaterThan(1);
  expect(captions.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  for (const caption of captions) {
    expect(roomOf(caption.replaceAll(/\p{Extended_Pictographic}\u200D?/gu, ""))).toBeLessThanOrEqual(78);
    expect(caption.isWellFormed()).toBe(true);
  }
});

const slides = [
  { heading: "One", said: ["One.", "A line that is read."] },
  { heading: "Two", said: [long] },
];

test("a film takes as long as it is spoken, every picture at its twenty-fifth of a second, and captions follow what is said", () => {
  const { plan, lines } = planFilm({ language: "en", slides }, [[0.5, 2.013], [8]]);
  expect(lines).toEqual([
    [
      { start: 0.76, seconds: 0.52 },
      { start: 1.56, seconds: 2.04 },
    ],
    [{ start: 5.32, seconds: 8 }],
  ]);
  expect(plan.slides).toEqual([
    { heading: "One", start: 0, end: 4.56 },
    { heading: "Two", start: 4.56, end: 14.28 },
  ]);
  expect(plan.seconds).toBe(14.28);
  expect(plan.cues[0]).toEqual({ start: 0.76, end: 1.28, text: "One." });
  expect(plan.cues.at(-1)?.end).toBe(13.32);
  for (const { start, end } of plan.slides)
    for (const at of [start, end]) expect(at * 25).toBeCloseTo(Math.round(at * 25), 6);
});

test("without a voice each line stands as long as it takes to be read", () => {
  const { lines } = planFilm({ language: "en", slides }, null);
  expect(lines[0]?.map(({ seconds }) => seconds)).toEqual([1.6, 1.6]);
  expect(lines[1]?.[0]?.seconds).toBeGreaterThan(9);
});

test("captions are texts and nothing else", () => {
  const text = "a --> b\n\nNOTE <c.red>x</c> &amp; 00:01.000";
  expect(writeCaptions({ cues: [{ start: 3_661.5, end: 3_662.04, text }] })).toBe(
    "WEBVTT\n\n01:01:01.500 --> 01:01:02.040\na --&gt; b NOTE &lt;c.red&gt;x&lt;/c&gt; &amp;amp; 00:01.000\n",
  );
});

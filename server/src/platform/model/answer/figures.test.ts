import { expect, test } from "vitest";
import { figureFindings, figuresIn } from "./figures.ts";
import { saidOf } from "./findings.ts";

const material = { market: "TAM $1.59B, SAM $423.20M, 26.7% of TAM, 41,200 buildings, a fee of $45 a month" };
const problemsOf = (text: string) => figureFindings({ text }, material).map(saidOf);

test("money, percentages and plain numbers are read with their units", () => {
  const read = figuresIn("US$1.5 million, 12 percent, 3,400 sites and 60 dollars").map(({ kind, value }) => [
    kind,
    value,
  ]);
  expect(read).toEqual([
    ["money", 1_500_000],
    ["percent", 12],
    ["plain", 3400],
    ["money", 60],
  ]);
});

test("figures of the material may be written otherwise or rounded", () => {
  expect(problemsOf("$423.2M of $1.6 billion, 27 percent, over 41,200 buildings at 45 dollars.")).toEqual([]);
});

test("rounded to a single digit a figure is another one, unless it has no more of them", () => {
  expect(problemsOf("30% of the market, $2B.")).toHaveLength(2);
  expect(problemsOf("27% of the market, $1.6B.")).toEqual([]);
  expect(figureFindings({ text: "A share of 30%, $2B." }, { market: "30 percent of $2 billion" })).toEqual([]);
});

test("a figure from nowhere is told", () => {
  expect(problemsOf("The market grows by 14% to $2.1B.")).toEqual([
    'text holds the figure "14%", which stands nowhere in the material. Use only figures from there.',
    'text holds the figure "$2.1B", which stands nowhere in the material. Use only figures from there.',
  ]);
});

test("a figure of another kind is another figure", () => {
  expect(problemsOf("A market of $41,200.")).toHaveLength(1);
  expect(problemsOf("Growth in 2031.")).toHaveLength(1);
});

test("trillions are read, and zeros before a figure are none of its digits", () => {
  expect(figuresIn("$2 trillion or 3t sites").map(({ value }) => value)).toEqual([2e12, 3e12]);
  expect(figuresIn("0.05 and 120").map(({ significantDigits }) => significantDigits)).toEqual([1, 3]);
  expect(figureFindings({ text: "A share of 0.05%." }, { share: "0.0519%" })).toHaveLength(1);
});

test("small counts and names with digits are free, ratios are not", () => {
  expect(problemsOf("All 3 personas buy B2B services 24/7 and print in 3D, against CO2.")).toEqual([]);
  expect(problemsOf("12 sites in 12 months.")).toEqual([]);
  expect(problemsOf("13 sites.")).toHaveLength(1);
  expect(problemsOf("7 in 10 buyers, 5 times faster.")).toHaveLength(3);
  expect(["3 x faster", "a 3-fold rise", "3 out of 9", "3 of every 9"].map((text) => problemsOf(text).length)).toEqual([
    1, 1, 2, 2,
  ]);
});

test("a number of times is a figure however its x is written", () => {
  for (const text of ["3x faster", "3X the price", "a 12x return", "3 x faster", "3× as many", "1.5x."])
    expect(problemsOf(text), text).toHaveLength(1);
  expect(problemsOf("A plate of 4x4 cells or of 16x16, an x3 and 40xy.")).toEqual([]);
  expect(figureFindings({ text: "3x faster" }, { said: "It is 3 times faster." })).toEqual([]);
});

test.each([
  ["朝の市場まで片道50分かかる", "50分", [["plain", 50]]],
  ["送料は1,200円です", "1,200円", [["money", 1200]]],
  [
    "店が月額30,000円を払い、週に3回届ける",
    "30,000円",
    [
      ["money", 30_000],
      ["plain", 3],
    ],
  ],
  [
    "予算は3万円から1.5億円",
    "3万円",
    [
      ["money", 30_000],
      ["money", 150_000_000],
    ],
  ],
  [
    "１２０店が２０％増え、５００，０００円を払う",
    "１２０",
    [
      ["plain", 120],
      ["percent", 20],
      ["money", 500_000],
    ],
  ],
  [
    "￥1,200か15パーセント",
    "￥1,200",
    [
      ["money", 1200],
      ["percent", 15],
    ],
  ],
] as const)("figures in “%s” are read, with “%s” as it is written", (text, written, figures) => {
  const read = figuresIn(text);
  expect(read.map(({ kind, value }) => [kind, value])).toEqual(figures);
  expect(read[0]?.written).toBe(written.replace(/分$/u, ""));
});

test("a figure that stands in no Japanese material is told, one of it may be written otherwise", () => {
  const problems = (text: string) => figureFindings({ text }, { answer: "月額３万円で120店" }).map(saidOf);
  expect(problems("120店が月に30,000円を払います。")).toEqual([]);
  expect(problems("市場は5,000億円です。")).toHaveLength(1);
});

test("money with its sign behind is money, and no part of a longer number is a figure", () => {
  expect(figuresIn("240 € im Monat bis 180kg").map(({ kind, value }) => [kind, value])).toEqual([["money", 240]]);
});

test.each([
  ["5k 5 thousand 5千", 5e3],
  ["5万", 5e4],
  ["5m 5mn 5 million", 5e6],
  ["5億", 5e8],
  ["5b 5bn 5 billion", 5e9],
  ["5t 5 trillion 5兆", 5e12],
])("each of %s is as much", (text, value) => {
  const figures = figuresIn(text.replaceAll(/ (?=5)/gu, " or "));
  expect(figures.map((figure) => figure.value)).toEqual(text.split(/ (?=5)/u).map(() => value));
});

test.each([
  [
    "money",
    ["$5", "US$5", "€5", "£5", "¥5", "￥5", "＄5", "$ 5", "5 dollars", "5 US dollars", "5 USD", "5€", "5 £", "5¥"],
  ],
  ["money", ["5円", "5ドル", "5ユーロ"]],
  ["percent", ["5%", "5 %", "5 percent", "5 per cent", "5パーセント", "5％"]],
  ["plain", ["5 hosts", "5x", "5 dollarised", "5 percentile", "5 USDA"]],
])("%s is what each of %j means", (kind, texts) => {
  for (const text of texts) expect([text, figuresIn(text).map((figure) => figure.kind)]).toEqual([text, [kind]]);
});

import { expect, test } from "vitest";
import { type CandidatePassage, indexPassages } from "./passage-index.ts";
import { rankPassages } from "./rank-passages.ts";

const passage = (text: string, page = text, publisher = page): CandidatePassage => ({ text, page, publisher });
const filler = "It is said that many people work there and that the weather is fine on most days of the year";
const rank = async (
  question: string,
  passages: CandidatePassage[],
  options: Partial<Parameters<typeof rankPassages>[2]> & { wishes?: string; queries?: string[] } = {},
) => {
  const { wishes = "", queries = [], ...ranking } = options;
  const found = await rankPassages({ question, queries, wishes }, indexPassages(passages), { most: 24, ...ranking });
  return found.map(({ text }) => text);
};

test("rare words of the question weigh more than usual ones", async () => {
  const usual = Array.from({ length: 9 }, (_, index) =>
    passage(`What is the price of bread in town ${index} and the other?`),
  );
  const rare = passage("Reefer vans were sold at a price of 60,000.");
  expect((await rank("What is the price of reefer vans", [...usual, rare]))[0]).toBe(rare.text);
});

test.each([
  ["hospital", "Hospitals pay late."],
  ["hospitales", "Cada hospital paga tarde."],
  ["Klinik", "Die Kliniken zahlen spät."],
  ["facturas", "Cada factura se paga tarde."],
  ["prices", "The price rose."],
  ["cliniques", "La clinique paie tard."],
  ["énergie", "ENERGIE KOSTET MEHR."],
  ["vans", "ＶＡＮＳ は高い。"],
  ["病院", "この病院は代金を後で支払っている。"],
])("%s is found in: %s", async (word, text) => {
  expect(await rank(word, [passage(filler), passage(text)])).toEqual([text]);
});

test("wishes weigh less than the question", async () => {
  const passages = ["Vans are sold in Spain.", "Vans are repaired at night.", "Trucks are repaired in Portugal."].map(
    (text) => passage(text),
  );
  expect(await rank("vans", passages, { wishes: "repaired" })).toEqual([
    "Vans are repaired at night.",
    "Vans are sold in Spain.",
    "Trucks are repaired in Portugal.",
  ]);
});

test("what holds no word of the question is left out, unless nothing does", async () => {
  expect(await rank("vans", [passage(filler), passage("Vans cost more.")])).toEqual(["Vans cost more."]);
  expect(await rank("submarines", [passage("One."), passage("Two.")])).toEqual(["One.", "Two."]);
  expect(await rank("submarines", [])).toEqual([]);
});

test("first a page is shown four times at most, and a publisher in two fifths; what is wanted beyond is taken from the rest", async () => {
  const numbered = (page: string, publisher: string) =>
    Array.from({ length: 6 }, (_, index) =>
      passage(`vans ${publisher}${page}${index} unlike ${index * 7}`, page, publisher),
    );
  const passages = [...numbered("x", "a"), ...numbered("y", "a"), ...numbered("z", "b")];
  const pages = async (most: number) => {
    const found = await rankPassages({ question: "vans" }, indexPassages(passages), { most });
    return found.map(({ page }) => page).join("");
  };
  expect(await pages(10)).toBe("xxxxzzzzxx");
  expect(await pages(40)).toBe("xxxxyyyyzzzzxxyyzz");
});

test.each([
  ["a part of a compound", "Was kostet eine Wartung?", "Der Wartungsvertrag kostet 238 Euro."],
  ["a compound of which a part stands there", "Was kosten Wartungsverträge?", "Die Wartung kostet 238 Euro."],
  ["another form of a word", "Which payments are delayed?", "Who delays to pay is warned."],
])("%s is found, and counts less than the word", async (_what, question, text) => {
  expect((await rank(question, [passage(filler), passage(text)]))[0]).toBe(text);
  expect((await rank("Preise für Wartung", [passage("Wartungsvertrag"), passage("Wartung")]))[0]).toBe("Wartung");
});

test("what was searched for counts less than what was asked", async () => {
  const passages = ["Vans of the fleet.", "Wages of the drivers."].map((text) => passage(text));
  expect(await rank("What are the wages?", passages, { queries: ["vans"] })).toEqual([
    "Wages of the drivers.",
    "Vans of the fleet.",
  ]);
});

test("the title of a page counts a little", async () => {
  const titled = { ...passage("They cost more.", "a"), title: "Reefer vans" };
  expect(await rank("Reefer vans", [passage("They cost more than that.", "b"), titled])).toEqual(["They cost more."]);
});

test("of passages in nearly the same words the first stays", async () => {
  const text = "The price of electric vans rose by a tenth in the last year, dealers in six towns of the north report.";
  expect(
    await rank("electric vans", [
      passage(text, "a"),
      passage(text.replace("six", "seven"), "b"),
      passage("Electric vans are quiet.", "c"),
    ]),
  ).toHaveLength(2);
});

test("what is as near stays in its order", async () => {
  const passages = ["a", "b", "c", "d"].map((page) => passage(`Vans ${page}`, page));
  expect(await rank("vans", passages)).toEqual(passages.map(({ text }) => text));
});

test("embeddings put the best by words in the order of meaning; when they fail, words decide", async () => {
  const passages = ["vans one", "vans two", "vans three"].map((text) => passage(text));
  const order = passages.map(({ text }) => text);
  const meaning: Record<string, number[]> = { "vans one": [0, 1], "vans two": [1, 1], "vans three": [1, 0] };
  const embed = async (texts: string[]) => texts.map((text) => meaning[text] ?? [1, 0]);
  expect(await rank("vans", passages, { embed })).toEqual(["vans three", "vans two", "vans one"]);
  expect(await rank("vans", passages, { embed: () => Promise.reject(new Error("away")) })).toEqual(order);
  expect(await rank("vans", passages, { embed: async () => [[1, 0]] })).toEqual(order);
  expect(await rank("vans", passages, { embed: async (texts) => texts.map(() => [0, 0]) })).toEqual(order);
});

test("how good the words are counts as much as the meaning, and what people wish belongs to what is meant", async () => {
  const [named, near, far] = ["vans prices", "lorries that are driven far from vans at home", "vans here"];
  const meaning: Record<string, number[]> = { [named]: [1, 0.2], [near]: [1, 0], [far]: [0, 1] };
  const asked: string[] = [];
  const embed = async (texts: string[]) => {
    asked.push(texts[0] ?? "");
    return texts.map((text) => meaning[text] ?? [1, 0]);
  };
  const passages = [far, near, named].map((text) => passage(text));
  const [first] = await rank("vans prices", passages, { embed, wishes: "only in Spain" });
  expect([first, asked]).toEqual([named, ["vans prices\nonly in Spain"]]);
});

test("beyond the hundred that are put in order by meaning none is lost", async () => {
  const passages = Array.from({ length: 105 }, (_, index) => passage(`vans a${index} b${index} c${index} d${index}`));
  const embed = async (texts: string[]) => texts.map(() => [1, 0]);
  expect(await rank("vans", passages, { embed, most: 120 })).toHaveLength(105);
});

test.each([
  ["How long do clinics take to pay?", "Clinics pay after 97 days as a rule."],
  ["Was kostet eine Wartung?", "Eine Wartung macht 238 Euro aus."],
  ["How many clinics pay late?", "Clinics pay late in 97 percent of cases."],
])("%s is answered first by what is told in its units", async (question, answer) => {
  const beside = answer.replace(/\d+ \w+/, "nothing usual");
  expect((await rank(question, [passage(beside), passage(answer)]))[0]).toBe(answer);
});

test("what was searched for, what is wished and the units of an answer count a quarter each of what is asked", async () => {
  const asked = passage("Wages here.");
  const beside = (words: string) => passage(words, words);
  const filled = Array.from({ length: 8 }, (_, at) => passage(`Nothing ${at} of that kind.`));
  const first = async (rival: CandidatePassage, options: { wishes?: string; queries?: string[] }) =>
    (await rank("wages", [...filled, rival, asked], options))[0];
  expect(await first(beside("Vans, lorries."), { queries: ["vans lorries"] })).toBe("Wages here.");
  expect(await first(beside("Vans, lorries."), { wishes: "vans lorries" })).toBe("Wages here.");
});

test("the first sixty words of a question are looked for", async () => {
  const word = (at: number) =>
    `w${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}q`;
  const question = Array.from({ length: 70 }, (_, at) => word(at)).join(" ");
  const found = await rank(question, [passage(word(59)), passage(word(60)), passage("x")]);
  expect(found).toEqual([word(59)]);
});

test("the hundred best by words are put in order by their meaning", async () => {
  const passages = Array.from({ length: 105 }, (_, index) => passage(`vans a${index} b${index} c${index}`));
  const counts: number[] = [];
  const embed = async (texts: string[]) => {
    counts.push(texts.length);
    return texts.map(() => [1, 0]);
  };
  await rank("vans", passages, { embed });
  expect(counts).toEqual([101]);
});

test("a word of the title counts less than one of the text", async () => {
  const titled = { ...passage("They cost more.", "a"), title: "Vans" };
  expect((await rank("vans", [titled, passage("Vans cost.", "b"), passage(filler)]))[0]).toBe("Vans cost.");
});

import { expect, test } from "vitest";
import { writeWorkbook } from "../../../../platform/office/write-workbook.ts";
import { fileOf, fortyProjections, scriptedProjection } from "./forty-projections.fixture.ts";
import { presentWorkbook } from "./present-workbook.ts";
import { type ReadWorkbook, readWorkbook } from "./read-workbook.fixture.ts";
import { recalculate } from "./recalculate.fixture.ts";

const all = await fortyProjections();
const written = async (file: (typeof all)[number]["file"]) => readWorkbook(await writeWorkbook(presentWorkbook(file)));

const isSame = (one: unknown, other: number) =>
  typeof one === "number" && Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

/** The amount that stands beside this name, as it is calculated anew. */
function amountOf(
  workbook: ReadWorkbook,
  results: Map<string, unknown>,
  [sheet, name]: readonly [string, string],
): unknown {
  const cells = workbook.get(sheet) ?? new Map();
  const row = [...cells].find(([address, { text }]) => /^A\d+$/.test(address) && text === name)?.[0].slice(1);
  return results.get(`${sheet}!B${row}`) ?? cells.get(`B${row}`)?.value;
}

/** What the page and the API show, by the sheet and the name it has in the file. */
function shownOf({ projection }: (typeof all)[number]["file"]): (readonly [string, string, number])[] {
  const names = { top_down: "Sizing top-down", bottom_up: "Sizing bottom-up" };
  const { tam, sam, som, totalUsers, serviceableAddressablePercent, serviceableObtainablePercent } = projection;
  const { marketSizings, impactSizings, savingsModel, pricing } = projection;
  const market = [
    ...([
      ["Summary", "TAM", tam],
      ["Summary", "SAM", sam],
      ["Summary", "SOM", som],
    ] as const),
    ["Summary", "SAM of TAM", serviceableAddressablePercent ?? 0] as const,
    ["Summary", "SOM of SAM", serviceableObtainablePercent ?? 0] as const,
  ];
  return [
    ...(marketSizings.length > 0 ? market : []),
    ...marketSizings.flatMap(({ type, expectedTam, expectedSam, expectedSom }) => [
      ...([
        [names[type], "TAM", expectedTam],
        [names[type], "SAM", expectedSam],
      ] as const),
      [names[type], "SOM", expectedSom] as const,
    ]),
    ...impactSizings.flatMap(({ expectedSavings }, place) => [
      ["Summary", `Annual savings ${place + 1}`, expectedSavings] as const,
      [`Savings sizing ${place + 1}`, "Annual savings", expectedSavings] as const,
    ]),
    ...(totalUsers === null ? [] : [["Summary", "Customers", totalUsers] as const]),
    ...(savingsModel ? [["Summary", "Savings potential", savingsModel.savingsAmount] as const] : []),
    ...(pricing ? [["Summary", "Price", pricing.price] as const] : []),
  ];
}

test("forty projections, calculated anew by another engine from their numbers alone, come to what the API answers", async () => {
  expect(all).toHaveLength(40);
  let compared = 0;
  for (const { name, file } of all) {
    const workbook = await written(file);
    const results = recalculate(workbook);
    for (const [sheet, figure, shown] of shownOf(file)) {
      compared += 1;
      const calculated = amountOf(workbook, results, [sheet, figure]);
      expect(isSame(calculated, shown), `${name}: ${sheet}, ${figure}: ${calculated} for ${shown}`).toBe(true);
    }
    // What is kept beside a formula is what it comes to, for readers that do not calculate.
    for (const [key, result] of results) {
      const [sheet = "", address = ""] = key.split("!");
      const kept = workbook.get(sheet)?.get(address)?.value;
      expect(isSame(result, kept ?? Number.NaN), `${name}: ${key} is ${result}, ${kept} is kept`).toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test("every figure that follows is a formula of cells alone, and no text has become one", async () => {
  for (const { name, file } of all) {
    const sheets = presentWorkbook(file);
    const workbook = await written(file);
    expect([...workbook.keys()], name).toEqual(sheets.map((sheet) => sheet.name));
    for (const [sheet, cells] of workbook) {
      const formulas = [...cells.values()].flatMap(({ formula }) => formula ?? []);
      for (const words of formulas) expect(words, `${name}, ${sheet}`).toMatch(onlyCells);
      const made = sheets.find((each) => each.name === sheet)?.rows.flat() ?? [];
      expect(formulas.length, `${name}, ${sheet}`).toBe(made.filter((cell) => cell?.kind === "formula").length);
    }
    for (const [sheet, figure] of shownOf(file)) {
      if (figure === "Price") continue;
      const [address = ""] = [...(workbook.get(sheet) ?? [])].find(([, { text }]) => text === figure) ?? [];
      expect(workbook.get(sheet)?.get(address.replace("A", "B")), `${name}: ${sheet}, ${figure}`).toHaveProperty(
        "formula",
      );
    }
  }
});

/** References, numbers, the signs of arithmetic, and the three functions that are needed. */
const onlyCells =
  /^(?:'(?:Pricing|Savings sizing \d+|Sizing (?:top-down|bottom-up))'!|[A-H]\d+|IFERROR|INT|SUM|\d+(?:\.\d+)?|[-+*/(),:])+$/;

test("texts stay as they were written, in any script, but for what a file cannot hold", async () => {
  const base = scriptedProjection(0);
  const titles = ['=HYPERLINK("x")', "@SUM(1)", "補充 & <b>", " a\u0000b ", "_x0041_", "</f><f>1</f>"];
  const [sizing] = base.marketSizings;
  if (!sizing) throw new Error("no sizing");
  const entries = titles.map((title, order) => ({
    ...{ uuid: `00000000-0000-4000-8000-00000000000${order}`, title, description: "", unitDescription: "", unit: "%" },
    ...{ scalar: 12, order, group: "TAM" as const, operator: "*" as const, assumptionSources: [] },
  }));
  const workbook = await written(fileOf({ ...base, marketSizings: [{ ...sizing, assumptionEntries: entries }] }));
  const sheet = workbook.get("Sizing bottom-up");
  const texts = titles.map((_, place) => sheet?.get(`A${12 + place}`)?.text);
  expect(texts).toEqual(['=HYPERLINK("x")', "@SUM(1)", "補充 & <b>", " ab ", "_x005F_x0041_", "</f><f>1</f>"]);
  // In percent as people write it, and as what it counts.
  expect(sheet?.get("B12")).toEqual({ value: 12 });
  expect(sheet?.get("H12")).toEqual({ formula: "B12/100", value: 0.12 });
});

test("another price in its cell is the price of the sizing that was made of it, and 0 stands where there is no number", async () => {
  const base = scriptedProjection(0);
  const [sizing] = base.marketSizings;
  if (!sizing || !base.pricing) throw new Error("no sizing");
  const shared = { title: "Number", description: "", unitDescription: "", unit: "$", group: "TAM" } as const;
  const uuid = (order: number) => `00000000-0000-4000-8000-00000000000${order}`;
  const { price } = base.pricing;
  const sized = (last: number) =>
    fileOf({
      ...base,
      marketSizings: [
        {
          ...sizing,
          assumptionEntries: [
            { ...shared, uuid: uuid(0), scalar: 20, order: 0, operator: "*", basis: "words", assumptionSources: [] },
            {
              ...shared,
              uuid: uuid(1),
              scalar: price,
              order: 1,
              operator: "*",
              basis: "derived",
              assumptionSources: [],
            },
            { ...shared, uuid: uuid(2), scalar: last, order: 2, operator: "/", basis: "words", assumptionSources: [] },
          ],
        },
      ],
    });
  const workbook = await written(sized(4));
  expect(workbook.get("Sizing bottom-up")?.get("B13")).toEqual({ formula: "'Pricing'!B4", value: price });
  workbook.get("Pricing")?.set("B4", { value: 100 });
  expect(amountOf(workbook, recalculate(workbook), ["Summary", "TAM"])).toBe(500);
  const divided = await written(sized(0));
  expect(amountOf(divided, recalculate(divided), ["Summary", "TAM"])).toBe(0);
});

test("what a number rests on stands among the sources, with an address only where the source has one", async () => {
  const base = scriptedProjection(0);
  const [sizing] = base.marketSizings;
  const [entry] = sizing?.assumptionEntries ?? [];
  if (!sizing || !entry) throw new Error("no entry");
  const source = (place: number, url: string | null, classification: "web" | "reasoning") => ({
    ...{ uuid: `00000000-0000-4000-8000-00000000001${place}`, title: `Source ${place}`, description: "", url },
    ...{ classification, citations: [], confidenceLevel: "low" as const, publishedDate: null, publisher: "Example" },
    retrievedAt: classification === "web" ? "2026-02-01T10:00:00.000Z" : null,
  });
  const evidence = {
    insight: "",
    sources: [source(0, null, "reasoning"), source(1, "https://example.org/a?b=1&c=2", "web")],
  };
  const workbook = await written(
    fileOf({ ...base, marketSizings: [{ ...sizing, assumptionEntries: [{ ...entry, evidence }] }] }),
  );
  const textsOf = (sheet: string, row: number) =>
    [..."ABCDEFGHIJKLM"].map((column) => workbook.get(sheet)?.get(`${column}${row}`)?.text ?? "");
  expect(textsOf("Sources", 4).slice(0, 7)).toEqual(["[1]", "Source 0", "AI reasoning", "Example", "", "", ""]);
  expect(textsOf("Sources", 5).slice(0, 7)).toEqual([
    ...["[2]", "Source 1", "Web page", "Example", "https://example.org/a?b=1&c=2", "", "2026-02-01"],
  ]);
  expect(textsOf("Sizing bottom-up", 12).slice(8, 12)).toEqual([
    ...["From a source", "Drafted offline", "2026-02-01", "[1] [2]"],
  ]);
});

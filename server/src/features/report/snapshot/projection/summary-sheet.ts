import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import {
  formula,
  headings,
  number,
  text,
  type WorkbookCell,
  type WorkbookSheet,
} from "../../../../platform/office/workbook.ts";
import { originLabels } from "../labels.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { cellIn, priceCell, savingsSheetName, sheetNames } from "./sheet-names.ts";
import { shareFormula } from "./sizing-formulas.ts";
import { resultCells } from "./sizing-sheets.ts";
import { usdPer } from "./units.ts";

/** What a projection comes to, each figure led back to the sheet it follows from. */
export function summarySheet({ concept, projection, at }: ProjectionFile): WorkbookSheet {
  return {
    name: sheetNames.summary,
    widths: [40, 24, 20, 80],
    rows: [
      [text(concept.title, "title")],
      [
        text(
          `Financial projection of ${concept.identifier}, as it stood on ${at.toISOString().slice(0, 10)} (UTC)`,
          "note",
        ),
      ],
      [text(`Written by: ${originLabels[projection.origin].text}. Each number says who set it since.`, "note")],
      [],
      headings("Figure", "Value", "Unit", "What it is"),
      ...marketRows(projection),
      ...savingsRows(projection),
      [],
      [text("Overview"), null, null, text(projection.overview)],
    ],
  };
}

function marketRows(projection: ProjectionFile["projection"]): WorkbookCell[][] {
  const { tam, sam, som, totalUsers, pricing, marketSizings } = projection;
  const shown = defaultSizing(marketSizings);
  const rows: WorkbookCell[][] = [];
  if (shown) {
    const [ofTam, ofSam, ofSom] = (["TAM", "SAM", "SOM"] as const).map((group) =>
      cellIn(sheetNames[shown.type], resultCells[group]),
    ) as [string, string, string];
    const { serviceableAddressablePercent, serviceableObtainablePercent } = projection;
    rows.push(
      [text("TAM"), formula(ofTam, tam, "usd"), text("USD a year"), text("Total Addressable Market")],
      [text("SAM"), formula(ofSam, sam, "usd"), text("USD a year"), text("Serviceable Addressable Market")],
      [text("SOM"), formula(ofSom, som, "usd"), text("USD a year"), text("Serviceable Obtainable Market")],
      percentRow("SAM of TAM", shareFormula(ofSam, ofTam), serviceableAddressablePercent),
      percentRow("SOM of SAM", shareFormula(ofSom, ofSam), serviceableObtainablePercent),
    );
  }
  if (totalUsers !== null) {
    const counted = cellIn(sheetNames.bottom_up, resultCells.customers);
    rows.push([text("Customers"), formula(counted, totalUsers, "whole"), text("customers"), text("Counted bottom up")]);
  }
  if (pricing) rows.push([text("Price"), formula(priceCell, pricing.price, "usd"), text(usdPer(pricing.unit))]);
  return rows;
}

const percentRow = (name: string, words: string, percent: number | null): WorkbookCell[] => [
  ...[text(name), formula(words, percent ?? 0, "plain"), text("%")],
];

function savingsRows({ impactSizings, savingsModel }: ProjectionFile["projection"]): WorkbookCell[][] {
  const cells = impactSizings.map((_, place) => cellIn(savingsSheetName(place), resultCells.savings));
  const rows: WorkbookCell[][] = impactSizings.map(({ title, expectedSavings }, place) => [
    ...[text(`Annual savings ${place + 1}`), formula(cells[place] ?? "0", expectedSavings, "usd")],
    ...[text("USD a year"), text(title)],
  ]);
  if (!savingsModel) return rows;
  const { savingsAmount, unit } = savingsModel;
  const sum = impactSizings.reduce((total, { expectedSavings }) => total + expectedSavings, 0);
  const follows = impactSizings.length > 0 && sum === savingsAmount;
  const amount = follows ? formula(cells.join("+"), savingsAmount, "usd") : number(savingsAmount, "usd", "input");
  const said = follows ? "The sum of the annual savings" : "Set apart from the sizings";
  return [...rows, [text("Savings potential"), amount, text(usdPer(unit)), text(said)]];
}

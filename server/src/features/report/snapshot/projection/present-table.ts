import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { basisOf } from "@seedbed/rules/market-sizing/entry-basis";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import { byteOrderMark, csvLine } from "@seedbed/rules/tables/csv-line";
import { numberedSources } from "./numbered-sources.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { setBy } from "./set-by.ts";
import { savingsSheetName, sheetNames } from "./sheet-names.ts";
import { unitOf, usdPer } from "./units.ts";

const columns = [
  "Part",
  "Kind",
  "Name",
  "Group",
  "Joined by",
  "Low",
  "Likely",
  "High",
  "Unit",
  "Basis",
  "Set by",
  "On",
];
const lastColumns = ["Sources", "Description"];

type Field = string | number | null;

/** The numbers of a projection as one table (RFC 4180, UTF-8 with a byte order mark): what was entered, and what it comes to. */
export function presentTable(file: ProjectionFile): string {
  const { marketSizings, impactSizings, pricing, costDrivers } = file.projection;
  const { who, day } = setBy(file, { item: null, field: "pricing.price" });
  const rows = [
    ...marketSizings.flatMap((sizing) => [
      ...entryRows(file, sheetNames[sizing.type], sizing.assumptionEntries),
      result(sheetNames[sizing.type], ["TAM", sizing.expectedTam, "USD a year"]),
      result(sheetNames[sizing.type], ["SAM", sizing.expectedSam, "USD a year"]),
      result(sheetNames[sizing.type], ["SOM", sizing.expectedSom, "USD a year"]),
    ]),
    ...impactSizings.flatMap((sizing, place) => [
      ...entryRows(file, savingsSheetName(place), sizing.assumptionEntries),
      result(savingsSheetName(place), [sizing.title, sizing.expectedSavings, "USD a year"]),
    ]),
    ...(pricing
      ? [["Pricing", "Number", "Price", null, null, null, pricing.price, null, usdPer(pricing.unit), null, who, day]]
      : []),
    ...costDrivers.map(({ uuid, title, costPercentageEstimate, description }): Field[] => {
      const set = setBy(file, { item: uuid, field: "costPercentageEstimate" });
      const number = [null, null, null, costPercentageEstimate, null, "% of all cost", null];
      return [sheetNames.drivers, "Number", title, ...number, set.who, set.day, null, description];
    }),
    ...totals(file),
  ];
  const names: Field[] = [...columns, ...lastColumns];
  return byteOrderMark + [names, ...rows].map((row) => csvLine(filled(row))).join("");
}

const filled = (row: readonly Field[]) => Array.from(columns.concat(lastColumns), (_, place) => row[place] ?? null);

const result = (part: string, [name, value, unit]: [string, number, string]): Field[] => [
  ...[part, "Result", name, null, null, null, value, null, unit],
];

function totals({ projection }: ProjectionFile): Field[][] {
  const { tam, sam, som, totalUsers, savingsModel, marketSizings } = projection;
  const part = sheetNames.summary;
  return [
    ...(marketSizings.length > 0
      ? [
          result(part, ["TAM", tam, "USD a year"]),
          result(part, ["SAM", sam, "USD a year"]),
          result(part, ["SOM", som, "USD a year"]),
        ]
      : []),
    ...(totalUsers === null ? [] : [result(part, ["Customers", totalUsers, "customers"])]),
    ...(savingsModel
      ? [result(part, ["Savings potential", savingsModel.savingsAmount, usdPer(savingsModel.unit)])]
      : []),
  ];
}

function entryRows(file: ProjectionFile, part: string, entries: readonly AssumptionEntry[]): Field[][] {
  const { all } = numberedSources(file.projection);
  const titles = new Map(all.map(({ uuid, title, url }) => [uuid, url ? `${title} (${url})` : title]));
  return inOrder(entries).map((entry) => {
    const { who, day } = setBy(file, { item: entry.uuid, field: "scalar", evidence: entry.evidence });
    const sources = entry.evidence?.sources.map(({ uuid }) => titles.get(uuid) ?? "").join("; ");
    const unit = unitOf(entry);
    return [
      ...[part, "Number", entry.title, entry.group, entry.operator, entry.low ?? null, entry.scalar],
      ...[entry.high ?? null, unit, basisOf(entry), who, day, sources ?? null, entry.description],
    ];
  });
}

import {
  formula,
  headings,
  number,
  text,
  type WorkbookCell,
  type WorkbookSheet,
} from "../../../../platform/office/workbook.ts";
import type { NumberedSources } from "./numbered-sources.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { setBy } from "./set-by.ts";
import { sheetNames } from "./sheet-names.ts";
import { usdPer } from "./units.ts";

/** How it earns, and what a customer pays: the price stands in B4, for formulas of other sheets. */
export function pricingSheet(file: ProjectionFile, sources: NumberedSources): WorkbookSheet {
  const { businessModel, pricing, pricingModel, evidence = {} } = file.projection;
  const by = (item: string | null, field: string) => text(setBy(file, { item, field }).who);
  return {
    name: sheetNames.pricing,
    widths: [32, 40, 80, 24, 14],
    rows: [
      [text("Business model and pricing", "title")],
      [],
      headings("What", "Value", "Why", "Set by", "Sources"),
      pricing
        ? [
            ...[text(`Price, ${usdPer(pricing.unit)}`), number(pricing.price, "usd", "input"), text(pricing.reasoning)],
            ...[by(null, "pricing.price"), text(sources.numbersOf(evidence.pricing))],
          ]
        : [text("Price"), text("Not written yet")],
      ...(pricingModel === null ? [] : [[text("Pricing model"), text(pricingModel), null, by(null, "pricingModel")]]),
      ...(businessModel
        ? [
            [
              ...[text("Business model"), text(`${businessModel.type}: ${businessModel.subtype}`)],
              ...[text(businessModel.description), by(null, "businessModel.subtype")],
              text(sources.numbersOf(evidence.businessModel)),
            ],
          ]
        : []),
      ...(pricing?.additionalConsiderations ?? []).map(({ consideration }) => [
        ...[text("To consider"), null, text(consideration)],
      ]),
    ],
  };
}

/** What it costs, in percent of all cost, with their sum as a formula. */
export function driversSheet(file: ProjectionFile, sources: NumberedSources): WorkbookSheet {
  const drivers = file.projection.costDrivers;
  const first = 4;
  const sum = drivers.reduce((total, { costPercentageEstimate }) => total + costPercentageEstimate, 0);
  return {
    name: sheetNames.drivers,
    widths: [36, 18, 60, 60, 24, 14, 14],
    rows: [
      [text("Cost drivers", "title")],
      [],
      headings("Cost driver", "% of all cost", "Description", "What lowers it", "Set by", "On", "Sources"),
      ...drivers.map((driver): WorkbookCell[] => {
        const { who, day } = setBy(file, { item: driver.uuid, field: "costPercentageEstimate", ...driver });
        return [
          ...[text(driver.title), number(driver.costPercentageEstimate, "plain", "input"), text(driver.description)],
          ...[text(driver.mitigationStatement), text(who), text(day), text(sources.numbersOf(driver.evidence))],
        ];
      }),
      [text("In all"), formula(`SUM(B${first}:B${first + drivers.length - 1})`, sum, "plain")],
    ],
  };
}

/** Which way it saves, and what that could come to. */
export function methodSheet({ projection }: ProjectionFile, sources: NumberedSources): WorkbookSheet {
  const { savingMethod, savingsModel, evidence = {} } = projection;
  return {
    name: sheetNames.method,
    widths: [32, 40, 80, 14],
    rows: [
      [text("How it saves", "title")],
      [],
      headings("What", "Value", "Why", "Sources"),
      ...(savingMethod
        ? [
            [
              ...[text("Method"), text(savingMethod.type), text(savingMethod.description)],
              text(sources.numbersOf(evidence.savingMethod)),
            ],
          ]
        : []),
      ...(savingsModel
        ? [
            [
              ...[text("Savings potential"), text(`See ${sheetNames.summary}`), text(savingsModel.reasoning)],
              text(sources.numbersOf(evidence.savingsModel)),
            ],
          ]
        : []),
      ...(savingsModel?.savingsAssumptions ?? []).map(({ assumption }) => [
        ...[text("To consider"), null, text(assumption)],
      ]),
    ],
  };
}

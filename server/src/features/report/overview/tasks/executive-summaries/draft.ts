import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { createReportComposer, type ReportComposer } from "../../../writing/report-composer.ts";
import { reportSlots } from "../../../writing/report-slots.ts";
import type { OverviewInput } from "../overview-input.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";
import { summaryWording as wording } from "./wording.ts";

/** Sums up what the sections hold, with the figures of the projection and the words of the concept. */
export function draftExecutiveSummaries({ brief, report }: OverviewInput, seed: string): ExecutiveSummariesOutput {
  const composer = createReportComposer(briefWords(brief, seed).composer, reportSlots(report));
  const isRevenue = report.financials?.layout !== "savings";
  return {
    financialMarketSizeRevenue: isRevenue ? revenueSize(composer) : "",
    financialMarketSizeSavings: isRevenue ? "" : savingsSize(composer),
    marketScanTrendsDrivers: [
      composer.sentence(wording.forces, wording.oneForce, wording.forcesUnknown),
      composer.paragraph(wording.insight, wording.trendsConsequence),
    ].join(" "),
    marketScanEcosystem: [
      composer.sentence(wording.companies, wording.companiesUnknown),
      composer.paragraph(wording.rival, wording.gap, wording.partners),
    ].join(" "),
    financialBusinessModel: isRevenue ? revenueModel(composer) : savingsModel(composer),
    customerProfiles: [
      composer.sentence(wording.people, wording.peopleUnknown),
      composer.paragraph(wording.firstPerson, wording.realCompetitor, wording.differences),
    ].join(" "),
    keyAssumptions: report.assumptions.length > 1 ? beliefs(composer) : composer.sentence(wording.beliefsUnknown),
  };
}

function revenueSize(composer: ReportComposer): string {
  const size = composer.sentence(wording.revenueSize, wording.sizeUnknown);
  return [size, composer.paragraph(wording.sizeRestsOn, wording.sizeIsNoForecast)].join(" ");
}

function savingsSize(composer: ReportComposer): string {
  const size = composer.sentence(wording.savingsSize, wording.sizeUnknown);
  return [size, composer.paragraph(wording.sizeRestsOn, wording.savingsEaten)].filter(Boolean).join(" ");
}

function revenueModel(composer: ReportComposer): string {
  const model = composer.sentence(wording.revenueModel, wording.revenueModelWithoutPrice, wording.modelUnknown);
  return [model, composer.paragraph(wording.channel, wording.costToWatch)].filter(Boolean).join(" ");
}

function savingsModel(composer: ReportComposer): string {
  const model = composer.sentence(wording.savingsModel, wording.modelUnknown);
  return [model, composer.paragraph(wording.savingsArea, wording.savingsRisk)].filter(Boolean).join(" ");
}

function beliefs(composer: ReportComposer): string {
  return composer.paragraph(wording.belief, wording.nextBelief, wording.testFirst);
}

import { createQuoting, type Quoting } from "../../../../../platform/drafting/telling/quoting.ts";
import { sayQuoting } from "../../../../../platform/drafting/telling/say-quoting.ts";
import { createVoice, type Slots, type Voice, type Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";
import type { ReportDigest } from "../../../writing/digest.ts";
import { quotedBelief, quotedInput, quotedLabel, sizesOf } from "../../report-in-quotes.ts";
import type { OverviewInput } from "../overview-input.ts";
import { labelsInReport } from "./labels-in-report.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";
import { summaryWording as wording } from "./wording.ts";

interface Speaking {
  report: ReportDigest;
  voice: Voice;
  quoting: Quoting;
}

/** Sums up what the sections hold, one thing found and one thing to do each, with the figures of the projection and people's own words. */
export function draftExecutiveSummaries({ brief, report }: OverviewInput, seed: string): ExecutiveSummariesOutput {
  const { language = "en", statements } = toldOfConcept(brief);
  const voice = createVoice({ seed, language });
  const speaking = { report, voice, quoting: createQuoting(statements, voice) };
  const isRevenue = report.financials?.layout !== "savings";
  return {
    financialMarketSizeRevenue: isRevenue ? size(speaking) : "",
    financialMarketSizeSavings: isRevenue ? "" : size(speaking),
    marketScanTrendsDrivers: trends(speaking),
    marketScanEcosystem: ecosystem(speaking),
    financialBusinessModel: businessModel(speaking),
    customerProfiles: customers(speaking),
    keyAssumptions: beliefs(speaking),
  };
}

/** A sentence when all of its slots have words. */
function known(voice: Voice, pool: Wordings, slots: Readonly<Record<string, string | undefined>>): string | undefined {
  const isWhole = Object.values(slots).every(Boolean);
  return isWhole ? voice.say(pool, slots as Slots) : undefined;
}

function size({ report, voice, quoting }: Speaking): string {
  const sizes = sizesOf(report);
  if (!sizes) return sayQuoting(voice, wording.sizeUnknown, quoting.quoteOneOf("pains", "audience", "costs", "idea"));
  return voice.paragraph(
    "savings" in sizes
      ? voice.say(wording.savingsSize, sizes)
      : known(voice, wording.revenueSize, { ...sizes, ...report.financials?.sizes }),
    known(voice, wording.sizeMovesWith, { said: quotedInput(report, voice.language, 0) }),
  );
}

function trends({ report, voice, quoting }: Speaking): string {
  const { headwind, tailwind } = labelsInReport(report, voice.language);
  return voice.paragraph(
    known(voice, wording.forces, { headwind, tailwind }) ?? known(voice, wording.oneForce, { headwind }),
    known(voice, wording.change, { said: quoting.quote("changes") }) ??
      sayQuoting(voice, wording.whyNow, quoting.quoteOneOf("pains", "idea")),
  );
}

function ecosystem({ report, voice, quoting }: Speaking): string {
  const { companies } = labelsInReport(report, voice.language);
  const named = known(voice, wording.companies, { companies });
  if (!named) return sayQuoting(voice, wording.companiesUnknown, quoting.quoteOneOf("pains", "costs", "idea"));
  return voice.paragraph(named, known(voice, wording.gap, { said: quoting.quoteOneOf("pains", "idea") }));
}

function businessModel({ report, voice, quoting }: Speaking): string {
  const model = quotedLabel(report.financials?.model?.type, voice.language);
  return voice.paragraph(
    known(voice, wording.model, { said: model }) ?? voice.say(wording.modelUnknown),
    known(voice, wording.terms, { said: quoting.quote("earning") }) ??
      known(voice, wording.spending, { said: quoting.quote("costs") }) ??
      sayQuoting(voice, wording.termsUnknown, quoting.quote("idea")),
  );
}

function customers({ report, voice, quoting }: Speaking): string {
  const { personas, alternative } = labelsInReport(report, voice.language);
  return voice.paragraph(
    known(voice, wording.people, { personas }) ?? voice.say(wording.peopleUnknown),
    known(voice, wording.meetFirst, { said: quoting.quote("audience") }) ??
      known(voice, wording.alternative, { said: alternative }),
  );
}

function beliefs({ report, voice }: Speaking): string {
  const first = quotedBelief(report, voice.language);
  if (first === undefined) return voice.say(wording.beliefsUnknown);
  return voice.paragraph(
    voice.say(wording.belief, { said: first }),
    known(voice, wording.nextBelief, { said: quotedBelief(report, voice.language, 1) }),
  );
}

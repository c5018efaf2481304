import { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { Trends } from "@seedbed/contract/report/trends/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { conceptBriefs } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { writeFinancialProjection } from "../../financials/write-financial-projection.ts";
import { writeMarketScan } from "../../market-scan/write-market-scan.ts";
import { writeTrends } from "../../trends/write-trends.ts";

/** Things people paste: figures in every form, links, addresses, markup, template signs, other scripts, very long words. */
const fragments = [
  "We sell $5 million turbines per plant and year",
  "$1,000,000,000 budget",
  "$0.5 per click",
  "$1.2k per truck and month",
  "€12",
  "2,5 Mio. €",
  "100 % organic",
  "50% of 1,200 users in 24/7",
  "1.5 .5 5 .5",
  "3 in 10 people, 5x faster",
  "<b>bold</b> <5|6> {idea} [insert] |pipe|",
  "https://a.example/x?y=1 and www.b.example, me@x.example,",
  "@handle #tag TBD lorem ipsum",
  "e.g. 5 p.m. U.S.A. A.I. Inc.",
  "Ein Gerät für Bäcker, das früher startet",
  "値段は高いですか？はい。月額 ¥30,000 です！",
  "Los niños pagan 85 € y es la cosecha de la familia. ¿Qué pasa?",
  "Die Behörde zahlt 3,50 € (netto) und nicht mehr; das ist es",
  "Is it so? Yes it is. No… it is not! Or",
  "Наш проект помогает врачам",
  "फार्म 🦊🦊",
  "A\nB\n- C\n1. D",
  "The the the the",
  "“quoted” text's 'n' all",
  "x".repeat(300),
  "???",
  "",
];

const answerable = ["idea", "audience", "pains", "changes", "earning", "cost_sources", "limits", "success"] as const;

const pastedText = fc
  .tuple(fc.subarray(fragments, { minLength: 1, maxLength: 3 }), fc.constantFrom(" ", ". ", ", ", "\n"))
  .map(([parts, separator]) => parts.join(separator));

const pastedBrief = fc
  .record({
    base: fc.constantFrom(...conceptBriefs),
    words: fc.record({
      title: pastedText,
      summary: pastedText,
      problemStatement: pastedText,
      valueProposition: pastedText,
    }),
    company: pastedText,
    asset: pastedText,
    answers: fc.array(fc.tuple(fc.constantFrom(...answerable), pastedText), {
      maxLength: 5,
    }),
    valueSource: fc.constantFrom("New revenue", "Lower costs", "Not sure yet"),
  })
  .map(({ base, words, company, asset, answers, valueSource }): ConceptBrief => {
    const answered = [...answers, ["value_source", valueSource] as const];
    return {
      company: { ...base.company, name: company },
      concept: { ...base.concept, ...words, rightsToWin: [asset] },
      seed: {
        answers: answered.map(([identifier, text]) => ({ identifier, label: identifier, answers: [text] })),
        clarifications: [],
      },
    };
  });

test("whatever people paste, the sections about market and money can be drafted", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(pastedBrief, async (brief) => {
      const trends = await writeTrends(draftTools(brief));
      expect(Trends.safeParse(trends).success).toBe(true);
      expect(MarketScan.safeParse(await writeMarketScan(draftTools(brief, { trends }))).success).toBe(true);
      expect(FinancialProjection.safeParse(await writeFinancialProjection(draftTools(brief))).success).toBe(true);
    }),
    { numRuns: 10, seed: 20 },
  );
});

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import type { Block, Entry } from "../../../../platform/pdf/printed-document.ts";
import type { ProjectionTerms } from "./projection-terms.ts";
import { listed, noted, said, titled, whole } from "./whole-blocks.ts";

/** How the concept would save. */
export function savingParts(content: FinancialProjection, terms: ProjectionTerms): Block[] {
  const { savingMethod, savingsModel, evidence = {} } = content;
  const method: Entry[] = [
    ...(savingMethod
      ? said(savingMethod.type, savingMethod.description, { note: terms.numbers(evidence.savingMethod?.sources) })
      : []),
    ...(savingsModel
      ? [
          whole({
            title: "Savings potential",
            text: savingsModel.reasoning,
            note: noted(
              `${terms.words(figureId.saved)} per ${savingsModel.unit}`,
              terms.numbers(evidence.savingsModel?.sources),
            ),
            labels: terms.own("", "savingsModel.savingsAmount"),
          }),
          ...savingsModel.savingsAssumptions.flatMap(({ assumption }) => said("Assumed", assumption)),
        ]
      : []),
  ];
  const areas = content.targetSavingsAreas.map(({ uuid, title, description, areaType, evidence: on }) =>
    whole({
      title,
      text: description,
      note: noted(areaType === "primary" ? "Primary" : "Alternative", terms.numbers(on?.sources)),
      labels: terms.own(uuid),
    }),
  );
  const interferences = content.costInterferences.flatMap((each) => [
    whole({
      title: each.title,
      text: each.interferenceInsight,
      note: terms.numbers(each.evidence?.sources),
      tone: "negative",
      labels: terms.own(each.uuid),
    }),
    ...said("Against it", each.mitigationStatement, { tone: "positive" }),
  ]);
  return [
    ...titled("Savings method", listed(method)),
    ...titled("Target areas", listed(areas)),
    ...titled("Possible interferences", listed(interferences)),
  ];
}

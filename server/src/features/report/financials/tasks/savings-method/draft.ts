import { createTeller, type Teller } from "../../telling/teller.ts";
import type { SavingsInput } from "../saving-plan.ts";
import type { SavingsMethodOutput } from "./output.ts";
import { openMethods, toldMethod } from "./told-methods.ts";
import { savingsLabels, savingsWording } from "./wording.ts";

/** The saving method that people's words name, or the two between which they have to choose; the costs they named, and what may eat the saving up. */
export function draftSavingsMethod({ brief }: SavingsInput, seed: string): SavingsMethodOutput {
  const teller = createTeller(brief, seed);
  const told = toldMethod(teller.statements, teller.language);
  const [first, second] = openMethods;
  const { chosen, open, condition, moved, watch } = savingsWording;
  return {
    methodType: (told?.method ?? first).type,
    description: told
      ? teller.tellOf(chosen, told.statement, { method: teller.label(told.method.label) })
      : teller.tell(open, ["pains", "changes", "idea"], {
          method: teller.label(first.label),
          other: teller.label(second.label),
        }),
    considerations: [{ icon: "list-check", consideration: teller.tell(condition, ["success", "audience", "idea"]) }],
    targetAreas: areas(teller),
    interferences: [
      {
        title: teller.label(savingsLabels.moved),
        icon: "alert-triangle",
        interferenceInsight: teller.tell(moved, ["audience", "limits", "idea"]),
        mitigationStatement: teller.tell(watch, ["limits", "changes", "benefit"]),
      },
    ],
  };
}

const most = 2;
/** Characters of a cost that still make a title. */
const longestTitle = 60;

function areas(teller: Teller): SavingsMethodOutput["targetAreas"] {
  const costs = teller.statements.filter(({ topic }) => topic === "costs").slice(0, most);
  const titles = new Set(costs.filter(({ text }) => text.length <= longestTitle).map(({ text }) => text));
  if (titles.size < costs.length || costs.length === 0)
    return [
      {
        areaType: "primary",
        title: teller.label(savingsLabels.area),
        description: teller.tell(savingsWording.area, ["costs", "pains", "idea"]),
      },
    ];
  return costs.map((statement, index) => ({
    areaType: index === 0 ? "primary" : "alternative",
    title: statement.text,
    description: teller.tell(savingsWording.area, index === 0 ? ["pains", "idea"] : ["changes", "assets", "audience"]),
  }));
}

import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { createTeller } from "../../telling/teller.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { CostIcon } from "./icons.ts";
import type { CostDriversOutput } from "./output.ts";
import { wholePercents } from "./shares.ts";
import { costTitles, costWording } from "./wording.ts";

interface Driver {
  kind: keyof typeof costTitles;
  icon: CostIcon;
  description: keyof typeof costWording;
  mitigation: keyof typeof costWording;
  /** What its description and its mitigation quote, the first that is known. */
  quotes: readonly [readonly Topic[], readonly Topic[]];
}

const drivers: readonly Driver[] = [
  {
    kind: "people",
    icon: "users",
    description: "people",
    mitigation: "fewerHours",
    quotes: [["idea", "benefit"], ["assets"]],
  },
  {
    kind: "sale",
    icon: "package",
    description: "sale",
    mitigation: "cheaperSale",
    quotes: [
      ["costs", "limits", "idea"],
      ["difference", "benefit"],
    ],
  },
  {
    kind: "winning",
    icon: "speakerphone",
    description: "winning",
    mitigation: "cheaperWinning",
    quotes: [
      ["audience", "pains"],
      ["benefit", "difference"],
    ],
  },
];

/** The three kinds of cost that every offer has. Their shares are equal: nobody has said which is the largest. */
export function draftCostDrivers({ brief }: RevenueInput, seed: string): CostDriversOutput {
  const teller = createTeller(brief, seed);
  const shares = wholePercents(drivers.map(() => 1));
  return {
    drivers: drivers.map(({ kind, icon, description, mitigation, quotes: [about, against] }, index) => ({
      title: teller.label(costTitles[kind]),
      icon,
      description: teller.tell(costWording[description], about),
      costPercentageEstimate: shares[index] ?? 0,
      mitigationStatement: teller.tell(costWording[mitigation], against),
    })),
  };
}

import type { EconomicFigure } from "../economics/economic-figures.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";

type Names = Readonly<Partial<Record<EconomicFigure, string>>>;

/** What they are called in a workbook, in the order of the page. */
export const economyNames = {
  revenue: {
    contribution: "Contribution of a customer a month, USD",
    contributionShare: "Contribution margin, %",
    payback: "Payback of a customer, months",
    lifetime: "A customer stays, months",
    lifetimeValue: "Lifetime value of a customer, USD",
    valueOverCost: "Lifetime value over cost to win",
    peakNeed: "Money needed at most, USD",
  },
  savings: {
    savedFully: "Saved a year, once all is reached, USD",
    rampUp: "Ramp-up, months",
    oneOffCost: "One-off cost, USD",
    savingPayback: "Payback once all is reached, months",
    peakNeed: "Money needed at most, USD",
  },
} as const satisfies Record<ProjectionPlan["layout"], Names>;

interface EconomyCells {
  within: string;
  yearly: string;
  yearsToWin: string;
  fixedCost: string;
  customerCost: string;
  winningCost: string;
  invested: string;
  staying: string;
  /** Of every month, from the start on. */
  cash: string;
}

/** The figures of a business by their names, as formulas: those of `economicFigures`, and "never" where there is none, "not said" where what winning one costs is not. */
export function economyFormulas(layout: ProjectionPlan["layout"], cells: EconomyCells): [string, string][] {
  const { within, yearly, yearsToWin, fixedCost, customerCost, winningCost, invested, staying, cash } = cells;
  const over = (part: string, whole: string, never = `"never"`) => `IF((${whole})>0,(${part})/(${whole}),${never})`;
  const contribution = `(${yearly}-${customerCost})/12`;
  const loss = `1-${staying}`;
  const savedFully = `${within}*(${yearly}-${customerCost})-${fixedCost}`;
  const formulas: Partial<Record<EconomicFigure, string>> = {
    contribution,
    contributionShare: over(`${contribution}*1200`, yearly),
    payback: `IF((${contribution})>0,IF(${winningCost}>0,${winningCost}/(${contribution}),"not said"),"never")`,
    lifetime: over("1", loss),
    lifetimeValue: over(contribution, loss),
    valueOverCost: over(over(contribution, loss, "0"), winningCost, `"not said"`),
    savedFully,
    rampUp: `${yearsToWin}*12`,
    oneOffCost: invested,
    savingPayback: over(`${invested}*12`, savedFully),
    peakNeed: `MAX(0,-MIN(${cash}))`,
  };
  const names: Names = economyNames[layout];
  return (Object.keys(names) as EconomicFigure[]).map((figure) => [names[figure] ?? "", formulas[figure] ?? "0"]);
}

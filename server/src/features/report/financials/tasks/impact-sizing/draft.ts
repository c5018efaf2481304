import type { Statement, Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { startValues } from "../../../writing/drafting/start-values.ts";
import { paymentsIn } from "../../paid-for.ts";
import { type Asks, createTeller, type Teller } from "../../telling/teller.ts";
import { type WrittenAmount, writtenAmounts, writtenPeople } from "../../written-numbers.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import { impactLabels } from "../sizing/entry-labels.ts";
import type { ImpactSizingOutput } from "./output.ts";
import { impactTitle, impactWording } from "./wording.ts";

type Entries = ImpactSizingOutput["entries"];

/** What the cost that people named comes to in a year and the share of it that goes away; numbers they wrote come before start values. */
export function draftImpactSizing({ brief }: SavingsInput, seed: string): ImpactSizingOutput {
  const teller = createTeller(brief, seed);
  const { reasoning, removed } = impactWording;
  return {
    title: teller.label(impactTitle),
    reasoning: teller.tell(reasoning, ["benefit", "success", "pains", "idea"]),
    entries: [
      ...(costAsWritten(teller) ?? costOfHours(teller)),
      draftEntry(teller, impactLabels.removed, {
        unit: "%",
        scalar: startValues.removedShare,
        description: teller.tell(removed, ["success", "limits", "difference", "idea"]),
      }),
    ],
  };
}

function costAsWritten(teller: Teller): Entries | undefined {
  const costs = teller.statements
    .filter(({ topic }) => topic === "costs")
    .flatMap((statement) => writtenAmounts(statement.text, teller.language).map((written) => ({ statement, written })));
  // What is in dollars can be used as it is.
  const [cost = costs[0]] = costs.filter(({ written }) => isUsable(written));
  if (cost === undefined) return undefined;
  const { statement, written } = cost;
  const timesAYear = isUsable(written) && written.period ? paymentsIn[written.period] : 1;
  return [
    draftEntry(teller, impactLabels.cost, {
      unit: "$",
      scalar: isUsable(written) ? Math.round(written.amount) : startValues.cost,
      description: teller.tellOf(isUsable(written) ? impactWording.writtenCost : impactWording.otherMoney, statement),
      basis: isUsable(written) ? "words" : "assumed",
    }),
    ...(timesAYear === 1
      ? []
      : [
          draftEntry(teller, impactLabels.times, {
            scalar: timesAYear,
            description: teller.tellOf(impactWording.times, statement),
          }),
        ]),
  ];
}

/** Whole dollars, or so many that the rest of one does not count. */
const isUsable = ({ amount, isDollars }: WrittenAmount) =>
  isDollars && amount >= 1 && Number.isSafeInteger(Math.round(amount)) && (Number.isInteger(amount) || amount >= 100);

function costOfHours(teller: Teller): Entries {
  const startEntry = (name: "hours" | "hourlyCost", ask: Asks, value: { unit?: string; scalar: number }) => {
    const about: readonly Topic[] = name === "hours" ? ["pains", "costs", "idea"] : ["costs", "changes", "limits"];
    return draftEntry(teller, impactLabels[name], { ...value, description: teller.tell(ask, about) });
  };
  return [
    people(teller),
    startEntry("hours", impactWording.hours, { scalar: startValues.hoursPerPerson }),
    startEntry("hourlyCost", impactWording.hourlyCost, { unit: "$", scalar: startValues.hourlyCost }),
  ];
}

function people(teller: Teller): Entries[number] {
  const namesPeople = (statement: Statement) => writtenPeople(statement.text, teller.language);
  const statement = teller.statements.find((each) => each.topic === "costs" && namesPeople(each));
  const counted = statement && namesPeople(statement);
  return counted
    ? draftEntry(teller, impactLabels.people, {
        unit: counted.things,
        scalar: counted.count,
        description: teller.tellOf(impactWording.writtenPeople, statement),
        basis: "words",
      })
    : draftEntry(teller, impactLabels.people, {
        scalar: startValues.peopleAffected,
        description: teller.tell(impactWording.people, ["audience", "costs"]),
      });
}

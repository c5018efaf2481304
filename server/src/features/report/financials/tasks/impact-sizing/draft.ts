import type { Composer } from "../../../../../platform/drafting/compose.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { startValues } from "../../start-values.ts";
import { type WrittenAmount, writtenAmount, writtenCount } from "../../written-numbers.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import { priceRhythm } from "../sizing/price-rhythm.ts";
import type { ImpactSizingOutput } from "./output.ts";
import { impactEntries, impactWording } from "./wording.ts";

type Entries = ImpactSizingOutput["entries"];

const persons = /(?:ers|ors|ians|ists|ees|nurses|crews|people|clerks|colleagues|assistants|agents)$/u;

/** What the named cost comes to in a year and the share of it that goes away; numbers the people wrote come before start values. */
export function draftImpactSizing({ brief }: SavingsInput, seed: string): ImpactSizingOutput {
  const { composer } = briefWords(brief, seed);
  const costs = brief.seed.answers.find(({ identifier }) => identifier === "cost_sources")?.answers ?? [];
  const amount = writtenAmount(costs);
  const present = amount === undefined ? costOfHours(costs, composer) : costAsWritten(amount, composer);
  const { titles, reasoning, mattersMost, check } = impactWording;
  return {
    title: composer.phrase(titles),
    reasoning: [reasoning, mattersMost, check].map((templates) => composer.sentence(templates)).join(" "),
    entries: [...present, draftEntry(composer, impactEntries.removed, { unit: "%", scalar: startValues.removedShare })],
  };
}

function costAsWritten({ dollars, per }: WrittenAmount, composer: Composer): Entries {
  const timesAYear = priceRhythm(per).paymentsPerYear ?? 1;
  const slots = { period: timesAYear === 1 ? "year" : per };
  return [
    draftEntry(composer, impactEntries.writtenCost, { unit: "$", scalar: dollars, slots }),
    draftEntry(composer, impactEntries.periods, { unit: "times a year", scalar: timesAYear, slots }),
  ];
}

function costOfHours(costs: readonly string[], composer: Composer): Entries {
  const counted = writtenCount(costs);
  const people =
    counted !== undefined && persons.test(counted.things)
      ? draftEntry(composer, impactEntries.writtenPeople, {
          unit: counted.things,
          scalar: counted.count,
          slots: { things: counted.things },
        })
      : draftEntry(composer, impactEntries.people, { unit: "people", scalar: startValues.peopleAffected });
  return [
    people,
    draftEntry(composer, impactEntries.hours, { unit: "hours a year", scalar: startValues.hoursPerPerson }),
    draftEntry(composer, impactEntries.hourlyCost, { unit: "$", scalar: startValues.hourlyCost }),
  ];
}

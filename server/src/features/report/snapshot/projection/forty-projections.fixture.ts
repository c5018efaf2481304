import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { entryBases, operators, sizingGroups } from "@seedbed/contract/report/financials/words";
import { seededRandom } from "@seedbed/rules/projections/drawing/seeded-random";
import { draftTools } from "#test-support/draft-tools.ts";
import { draftedIdeas } from "#test-support/drafted-ideas/ideas.ts";
import { financialProjection, finishedSections } from "#test-support/finished-sections.ts";
import { withValueSource } from "#test-support/task-inputs/financial-inputs.ts";
import { settledProjection } from "../../financials/settled-projection.ts";
import { sections } from "../../sections.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { ProjectionFile } from "./projection-file.ts";

const hostile = [
  `=HYPERLINK("https://example.org","now")`,
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "+1-1",
  "-2+3",
  "＝1+1",
  "</f><f>1+1</f><v>9",
  "_x0041_ & <b> \u0000\u0007 \uD800 ]]>",
  "補充ステーション",
  "\t=1",
];

/** As the server answers it, and as nobody has changed it. */
export const fileOf = (projection: FinancialProjection): ProjectionFile => ({
  concept: { identifier: "C-0042", title: "Refill – Depots" },
  projection: settledProjection(projection),
  work: { edits: [], added: [] },
  at: new Date("2026-03-04T23:30:00.000Z"),
});

/** Twelve ideas drafted with what they would sell and with what they would save, and sixteen that no drafter would write. */
export async function fortyProjections(): Promise<{ name: string; file: ProjectionFile }[]> {
  const drafted = draftedIdeas.flatMap(({ name, concept }) =>
    ["New revenue", "Lower costs"].map(async (source) => {
      const brief = withValueSource(concept, source);
      const written = await sections.financialProjection.write(draftTools(brief, finishedSections(brief)));
      return { name: `${name}, ${source}`, file: fileOf(written) };
    }),
  );
  const scripted = Array.from({ length: 16 }, (_, seed) => ({
    name: `scripted ${seed}`,
    file: fileOf(scriptedProjection(seed)),
  }));
  return [...(await Promise.all(drafted)), ...scripted];
}

/** Every fifth has sizings of 200 numbers; every other one saves. */
export function scriptedProjection(seed: number): FinancialProjection {
  const random = seededRandom(seed + 1);
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice;
  const words = () => oneOf(hostile);
  const price = 1 + below(10_000) / 100;
  const isLong = seed % 5 === 4;
  const scalarIn = (unit: string) => {
    // Two hundred of them must come to something that is a number, and no nothing.
    if (isLong) return (0.5 + random()) * (unit === "%" ? 100 : 1);
    return oneOf([1 + below(100), 1 + below(40_000), (random() - 0.3) * 200, 0.000_01, below(4) === 0 ? 0 : 7, price]);
  };
  const inUnit = (unit: string) => ({ unit, scalar: scalarIn(unit) });
  const entries = (kind: string): AssumptionEntry[] =>
    Array.from({ length: isLong ? 200 : 3 + below(9) }, (_, place) => ({
      uuid: stableUuid("scripted", String(seed), kind, String(place)),
      ...{ title: words(), description: words(), unitDescription: words() },
      ...inUnit(oneOf(["$", "%", "%", "offices", "=1"])),
      ...{ low: below(2) === 0 ? null : -1000, high: null, order: below(60) - 20, basis: oneOf(entryBases) },
      ...{ group: oneOf(sizingGroups), operator: oneOf([...operators, "/"] as const), assumptionSources: [] },
    }));
  const sizing = (type: "top_down" | "bottom_up") => ({
    ...{ uuid: stableUuid("scripted", String(seed), type), type, assumptionEntries: entries(type) },
    ...{ expectedTam: 0, expectedSam: 0, expectedSom: 0 },
  });
  const saving = (place: number) => ({
    ...{ uuid: stableUuid("scripted", String(seed), `saving ${place}`), title: words() },
    ...{ assumptionEntries: entries(`saving ${place}`), expectedSavings: 0 },
  });
  const base = financialProjection(words());
  const priced = { price, unit: words(), currency: "USD" as const, reasoning: words(), additionalConsiderations: [] };
  return seed % 2 === 0
    ? { ...base, layout: "revenue", pricing: priced, marketSizings: [sizing("bottom_up"), sizing("top_down")] }
    : {
        ...{ ...base, layout: "savings", businessModel: null, pricing: null, marketSizings: [], pricingModel: null },
        ...{ impactSizings: [saving(0), saving(1), saving(2)], costDrivers: [], distributionChannels: [] },
        savingsModel: { savingsAmount: 0, unit: words(), currency: "USD", reasoning: words(), savingsAssumptions: [] },
      };
}

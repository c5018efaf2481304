import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { MarketSizeFigures } from "../cards/market-size-figures.tsx";
import styles from "./at-a-glance.module.css";
import { guesses, isSized, numbersBehind } from "./points.ts";

/** The size in money, and how much of it rests on numbers without a source. */
export function HowBig({ projection }: { projection: GlanceAt<"financialProjection"> | undefined }) {
  if (!projection)
    return <p className={styles.unknown}>Not known yet: the financial projection has not been written.</p>;
  if (!isSized(projection)) return <p className={styles.unknown}>Not known yet: the sizing comes to nothing so far.</p>;
  const sizing = defaultSizing(projection.marketSizings) ?? projection.impactSizings[0];
  return (
    <div className={styles.lines} data-claim>
      <MarketSizeFigures projection={projection} />
      <p className={styles.kind}>{footing(projection)}</p>
      {sizing && <EvidenceButton item={sizing.uuid} name="the size" {...ofNumbers(sizing.assumptionEntries)} isShort />}
    </div>
  );
}

function footing(projection: GlanceAt<"financialProjection">): string {
  const numbers = numbersBehind(projection);
  const guessed = guesses(numbers).length;
  if (numbers.length === 0) return "A year. No numbers stand behind it.";
  if (guessed === 0) return "A year. Every number behind it has a source.";
  if (guessed === numbers.length) return "A year. All of it rests on assumptions: no number behind it has a source.";
  return `A year. ${guessed} of the ${numbers.length} numbers behind it ${guessed === 1 ? "has" : "have"} no source.`;
}

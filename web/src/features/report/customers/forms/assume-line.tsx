import { priceLabel, stanceLabels } from "@seedbed/rules/customers/stance-labels";
import { AssumptionForm } from "../../evidence/assuming/assumption-form.tsx";
import { useAssuming } from "../../evidence/assuming/use-assuming.ts";
import type { AssumableLine } from "../stance/assumable-line.ts";
import styles from "../stance/stance-card.module.css";

/** A line of a stance that nobody said, on its way to the key assumptions. */
export function AssumeLine({ conceptId, profile, stance, line, onDone }: AssumableLine & { onDone: () => void }) {
  const { add, added } = useAssuming(conceptId);
  if (added)
    return (
      <p role="status" className={styles.made}>{`It stands among the key assumptions now, under ${added.category}.`}</p>
    );
  return (
    <div className={styles.assuming}>
      <AssumptionForm
        conceptId={conceptId}
        statement={statementOf(profile.segment || profile.name, stance, line)}
        category={line === "priceLimit" ? "Viability" : "Desirability"}
        add={add}
        onDone={onDone}
        onAdded={() => undefined}
      />
    </div>
  );
}

function statementOf(who: string, stance: AssumableLine["stance"], line: AssumableLine["line"]): string {
  const { text } = stance[line];
  const price = line === "priceLimit" ? priceLabel(stance.priceLimit) : "";
  if (price) return `${who} would pay ${price} at most${text ? `: ${text}` : "."}`;
  return `${who}, ${stanceLabels[line].toLowerCase()}: ${text}`;
}

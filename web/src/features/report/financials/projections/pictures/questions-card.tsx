import { shareInWords } from "../number-words.ts";
import type { Projected } from "../use-projection.ts";
import { PictureCard } from "./picture-card.tsx";
import styles from "./questions-card.module.css";

/** As many questions as one would go and ask. */
const most = 5;

/** Which numbers to find out first: those whose uncertainty makes the outcome uncertain. */
export function QuestionsCard({ matters: { questions, plan } }: { matters: NonNullable<Projected["matters"]> }) {
  const rows = questions.map(({ inputs, first, total }) => ({
    name: inputs.map((input) => plan.inputs[input]?.label ?? "").join(" and "),
    isShared: inputs.length > 1,
    // Estimates of what explains nothing may lie a little below zero.
    cells: [first, Math.max(first, total)].map((share) => shareInWords(Math.min(Math.max(share, 0), 1))),
  }));
  return (
    <PictureCard
      title="What to find out first"
      lead="How much less the cash at the horizon would vary, in percent of its variance, if one of these were known for sure."
      picture={
        <ol className={styles.list}>
          {rows.slice(0, most).map(({ name, isShared, cells: [alone, withOthers] }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>
                explains {alone} by itself, {withOthers} together with others
                {isShared && "; they rest on the same source"}
              </span>
            </li>
          ))}
        </ol>
      }
      table={{ columns: ["Number", "By itself", "Together with others"], rows }}
    />
  );
}

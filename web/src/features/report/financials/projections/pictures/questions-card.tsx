import { NumberLink, NumberSource } from "../number-link.tsx";
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
    numbers: inputs.flatMap((input) => plan.inputs[input] ?? []),
    // Estimates of what explains nothing may lie a little below zero.
    cells: [first, Math.max(first, total)].map((share) => shareInWords(Math.min(Math.max(share, 0), 1))),
  }));
  const figures = {
    columns: ["Number", "Share by itself", "Share together with others"],
    rows: questions.map(({ inputs, first, total }) => [
      ...[inputs.map((input) => plan.inputs[input]?.label ?? "").join(" and "), first, total],
    ]),
  };
  return (
    <PictureCard
      draw={null}
      figures={figures}
      title="What to find out first"
      lead="How much less the cash at the horizon would vary, in percent of its variance, if one of these were known for sure."
      picture={
        <ol className={styles.list}>
          {rows.slice(0, most).map(({ name, numbers, cells: [alone, withOthers] }) => (
            <li key={name}>
              {numbers.map((number, index) => (
                <strong key={number.key}>
                  {index > 0 && " and "}
                  <NumberLink input={number} isSaving={plan.layout === "savings"} />
                </strong>
              ))}
              {numbers[0] && <NumberSource input={numbers[0]} />}
              <span>
                explains {alone} by itself, {withOthers} together with others
                {numbers.length > 1 && "; they rest on the same source"}
              </span>
            </li>
          ))}
        </ol>
      }
      table={{ columns: ["Number", "By itself", "Together with others"], rows }}
    />
  );
}

import { levelOfPercent, quickScores } from "@seedbed/rules/assumptions/meter";
import styles from "./quick-buttons.module.css";

interface QuickButtonsProps {
  /** What they set, such as "Importance". */
  label: string;
  /** 0 to 1: the one of its level is pressed. */
  score: number;
  disabled?: boolean;
  onChoose: (score: number) => void;
}

/** Low, medium, high: a rating is set to 16, 50 or 83 percent. */
export function QuickButtons({ label, score, disabled = false, onChoose }: QuickButtonsProps) {
  const level = levelOfPercent(score * 100);
  return (
    <fieldset className={styles.buttons} aria-label={label}>
      {quickScores.map((each) => {
        const name = levelOfPercent(each * 100);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={name === level}
            disabled={disabled}
            onClick={() => name !== level && onChoose(each)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

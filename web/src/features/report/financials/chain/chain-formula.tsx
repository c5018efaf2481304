import type { Figure } from "@seedbed/rules/financials/figures/figure";
import { FigureButton } from "./figure-button.tsx";
import styles from "./open-chain.module.css";

interface ChainFormulaProps {
  figure: Figure;
  figures: ReadonlyMap<string, Figure>;
  onTrace: (id: string) => void;
}

/** How a figure is computed, with a way on to every other figure in it; nothing for a number that somebody has set. */
export function ChainFormula({ figure, figures, onTrace }: ChainFormulaProps) {
  if (figure.formula.length === 0) return null;
  return (
    <p className={styles.formula}>
      {figure.title} ={" "}
      {figure.formula.map((part) => {
        if (typeof part === "string") return part;
        const named = figures.get(part.figure);
        return (
          named && (
            <FigureButton key={named.id} name={named.title} onClick={() => onTrace(named.id)}>
              {named.title} ({named.words})
            </FigureButton>
          )
        );
      })}
    </p>
  );
}

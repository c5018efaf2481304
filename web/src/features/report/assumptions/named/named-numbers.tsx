import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { NamedNumber } from "@seedbed/rules/assumptions/named-numbers";
import { EditedSection } from "../../editing/edited-section.tsx";
import { Figure, Figures } from "../../financials/chain/figures.tsx";
import styles from "../assumption-item.module.css";

interface NamedNumbersProps {
  conceptId: string;
  projection: FinancialProjection;
  named: readonly NamedNumber[];
}

/** The numbers that the words of an assumption name, each with the way to what it is made of. */
export function NamedNumbers({ conceptId, projection, named }: NamedNumbersProps) {
  return (
    <EditedSection conceptId={conceptId} section="financialProjection" isAside>
      <Figures projection={projection}>
        <p className={styles.made}>
          {"Its words name: "}
          {named.map(({ title, figure }, index) => (
            <span key={figure}>
              {index > 0 && ", "}
              <Figure isInline id={figure} name={title}>
                {title}
              </Figure>
            </span>
          ))}
        </p>
      </Figures>
    </EditedSection>
  );
}

import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { businessArithmetic } from "@seedbed/rules/projections/economics/business-arithmetic";
import type { EconomicFigure } from "@seedbed/rules/projections/economics/economic-figures";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { Simulation } from "@seedbed/rules/projections/simulate";
import { useState } from "react";
import { Card } from "../../../../../design/card.tsx";
import { FigureButton } from "../../chain/figure-button.tsx";
import { NumberLink } from "../number-link.tsx";
import styles from "./economy-card.module.css";
import { EconomyChain } from "./economy-chain.tsx";
import { figureInWords, figureWords } from "./economy-words.ts";

const titles = { revenue: "Unit economics", savings: "What the saving takes" } as const;

interface EconomyCardProps {
  plan: ProjectionPlan;
  horizon: number;
  /** Money needed at most, by shares of the draws; not there before they are drawn. */
  needs: Simulation["needs"] | undefined;
}

/** The figures by which a business is judged first. One whose numbers nobody has said names them, with the way to where they are said. */
export function EconomyCard({ plan, horizon, needs }: EconomyCardProps) {
  const [opened, setOpened] = useState<EconomicFigure | null>(null);
  const figures = businessArithmetic(plan, horizon);
  const isSaving = plan.layout === "savings";
  const unsaid = plan.inputs.filter(
    (input) => input.saidBy === "nobody" && figures.some(({ inputs }) => inputs.includes(input)),
  );
  const shown = figures.find(({ figure }) => figure === opened);
  return (
    <Card title={titles[plan.layout]}>
      <p className={styles.lead}>With every number at its likely value.</p>
      <dl className={styles.figures}>
        {figures.map((reckoned) => {
          const { figure, missing } = reckoned;
          const { name } = figureWords[figure];
          return (
            <div key={figure}>
              <dt>{name}</dt>
              <dd className={missing.length > 0 ? styles.missing : undefined}>
                {missing.length > 0 ? (
                  <>
                    Missing:{" "}
                    {missing.map((input) => (
                      <NumberLink key={input.key} input={input} isSaving={isSaving} />
                    ))}
                  </>
                ) : (
                  <FigureButton name={name} onClick={() => setOpened(figure)}>
                    {figureInWords(reckoned)}
                  </FigureButton>
                )}
                {figure === "peakNeed" && needs && (
                  <small>95% of draws need no more than {compactUsd(needs.at(-1) ?? 0)}.</small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {unsaid.length > 0 && (
        <p className={styles.lead}>
          {"They rest on start values that nobody has said yet: "}
          {unsaid.map((input, index) => (
            <span key={input.key}>
              {index > 0 && ", "}
              <NumberLink input={input} isSaving={isSaving} />
            </span>
          ))}
          .
        </p>
      )}
      {shown && <EconomyChain reckoned={shown} isSaving={isSaving} onClose={() => setOpened(null)} />}
    </Card>
  );
}

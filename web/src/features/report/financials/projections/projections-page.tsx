import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { type SizingsApart, sizingsApart } from "@seedbed/rules/projections/plan/sizings-apart";
import { firstScenarios } from "@seedbed/rules/projections/scenarios";
import { planTried } from "@seedbed/rules/projections/what-if";
import { useState } from "react";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { SaveSimulation } from "../saving/save-simulation.tsx";
import { ClashNote } from "./clash-note.tsx";
import { EconomyCard } from "./economics/economy-card.tsx";
import { FormulaWords } from "./formula-words.tsx";
import { PlanInputs } from "./inputs/plan-inputs.tsx";
import { BreakEvenCard } from "./pictures/break-even-card.tsx";
import { DecisionCard } from "./pictures/decision-card.tsx";
import { QuestionsCard } from "./pictures/questions-card.tsx";
import { SpreadCard } from "./pictures/spread-card.tsx";
import { SwingsCard } from "./pictures/swings-card.tsx";
import styles from "./projections-page.module.css";
import { ScenariosCard } from "./scenarios/scenarios-card.tsx";
import { SeekCard } from "./scenarios/seek-card.tsx";
import { SettingsBar } from "./settings-bar.tsx";
import { useProjection } from "./use-projection.ts";
import { useWhatIf } from "./use-what-if.ts";

/** What the numbers of a report come to over the months, and how sure that is. */
export function ProjectionsPage({ projection }: { projection: FinancialProjection }) {
  const plan = planOf(projection);
  return plan ? (
    <ProjectedPlan plan={plan} apart={sizingsApart(projection)} />
  ) : (
    <EmptyState title="Nothing to project yet" description="Projections begin with the numbers of a sizing." />
  );
}

function ProjectedPlan({ plan, apart }: { plan: ProjectionPlan; apart: SizingsApart | null }) {
  const [{ settings, ranges, scenarios }, change] = useWhatIf();
  const [asked, setAsked] = useState(0);
  const tried = planTried(plan, ranges);
  const { simulation, matters, share, state, cancel } = useProjection(tried, settings, asked);
  // Of the last picture, while the next one is calculated.
  const horizon = simulation ? simulation.likely.cash.length - 1 : settings.horizon;
  return (
    <>
      <SettingsBar
        settings={settings}
        onChange={(changed) => change({ settings: { ...settings, ...changed } })}
        work={{ share, state }}
        onCancel={cancel}
        onAgain={() => setAsked(asked + 1)}
        aside={simulation && <SaveSimulation plan={tried} settings={settings} simulation={simulation} />}
      />
      {apart && <ClashNote apart={apart} />}
      <div className={styles.columns}>
        <PlanInputs plan={plan} ranges={ranges} onTry={(next) => change({ ranges: next })} />
        <div className={styles.pictures}>
          {simulation ? (
            <>
              <SpreadCard simulation={simulation} isSaving={plan.layout === "savings"} />
              <BreakEvenCard breakEvens={simulation.breakEvens} draws={settings.draws} />
            </>
          ) : (
            state === "working" && <SkeletonLines lines={12} height={28} />
          )}
          {simulation && matters && (
            <>
              <SwingsCard matters={matters} horizon={horizon} likely={simulation.likely.cash[horizon] ?? 0} />
              <QuestionsCard matters={matters} />
            </>
          )}
        </div>
      </div>
      <div className={styles.below}>
        <EconomyCard plan={tried} horizon={settings.horizon} needs={simulation?.needs} />
        <DecisionCard plan={tried} horizon={settings.horizon} />
        {(scenarios || matters) && (
          <ScenariosCard
            plan={tried}
            horizon={settings.horizon}
            scenarios={scenarios ?? firstScenarios(tried, matters?.swings ?? [])}
            onChange={(next) => change({ scenarios: next })}
          />
        )}
        <SeekCard plan={tried} horizon={settings.horizon} />
        <FormulaWords layout={plan.layout} shape={settings.shape} />
      </div>
    </>
  );
}

import type { GeneratedConcept, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { useId } from "react";
import { Badge } from "../../../design/badge.tsx";
import { PartSources } from "../selecting/part-sources.tsx";
import { opportunityLabels } from "./opportunity-labels.ts";
import styles from "./opportunity-panel.module.css";

interface OpportunityPanelProps {
  seed: Seed;
  questionnaire: Questionnaire;
  opportunity: NonNullable<GeneratedConcept["opportunity"]>;
}

/** What a concept finds: the company today, what could be next, and why, by which answers or as an assumption. */
export function OpportunityPanel({ seed, questionnaire, opportunity }: OpportunityPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className="eyebrow">
        The opportunity
      </h2>
      <dl className={styles.parts}>
        <div>
          <dt>{opportunityLabels.today}</dt>
          <dd>{opportunity.today}</dd>
        </div>
        <div>
          <dt>{opportunityLabels.next}</dt>
          <dd>{opportunity.next}</dd>
        </div>
        <div>
          <dt>{opportunityLabels.why}</dt>
          <dd>
            {opportunity.why}
            {opportunity.whyRestsOn.length === 0 ? (
              <span className={styles.basis}>
                <Badge tone="warn">Assumption</Badge>
              </span>
            ) : (
              <PartSources
                seed={seed}
                questionnaire={questionnaire}
                identifiers={opportunity.whyRestsOn}
                part={opportunityLabels.why}
              />
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { ReactNode } from "react";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem } from "../../editing/items.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { called } from "../../plain/called.ts";
import { Columns, Section } from "../../plain/section.tsx";
import { ChosenIcon } from "../icons/chosen-icon.tsx";
import { savingsIcons } from "../icons/named-icon.tsx";
import styles from "../parts/sign-card.module.css";
import { ThingCard } from "../parts/thing-card.tsx";

const place = "costInterferences[]";
const fields = [
  { field: "title", label: "Title" },
  { field: "interferenceInsight", label: "What gets in the way", multiline: true },
  { field: "mitigationStatement", label: "What can be done", multiline: true },
];

interface InterferenceListProps {
  interferences: FinancialProjection["costInterferences"];
  gap: ReactNode;
}

/** What may eat up the savings, and what can be done. */
export function InterferenceList({ interferences, gap }: InterferenceListProps) {
  return (
    <Section
      title="Possible Cost Interferences"
      aside={<AddItem place={place} parent={null} label="Add an interference" fields={fields} />}
    >
      {interferences.length === 0 && (gap || <p>No interference is named.</p>)}
      <Columns>
        {interferences.map((each, position) => {
          const at = { item: each.uuid, place, multiline: true };
          return (
            <ThingCard
              key={each.uuid}
              item={each}
              place={place}
              position={position}
              count={interferences.length}
              kind="interference"
              sign={<ChosenIcon item={each} place={place} of={savingsIcons} />}
            >
              <EditableText
                {...at}
                field="interferenceInsight"
                value={each.interferenceInsight}
                label={called("What gets in the way", each.title)}
              />
              <div className={styles.muted}>
                <EditableText
                  {...at}
                  field="mitigationStatement"
                  value={each.mitigationStatement}
                  label={called("What can be done", each.title)}
                />
              </div>
              <RestsOn item={each.uuid} name={each.title} evidence={each.evidence} />
            </ThingCard>
          );
        })}
      </Columns>
    </Section>
  );
}

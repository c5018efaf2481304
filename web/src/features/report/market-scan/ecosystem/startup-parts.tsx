import type { Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { engagementActions } from "@seedbed/contract/report/vocabulary";
import type { ReactNode } from "react";
import { Badge } from "../../../../design/badge.tsx";
import { EditableEntries, EditableText, EditableTexts } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { Basis } from "./basis.tsx";
import styles from "./company-details.module.css";
import { fieldOf } from "./company-place.ts";
import { EvidencedList } from "./evidenced-list.tsx";
import { KeyContacts } from "./key-contacts.tsx";
import { Part } from "./part.tsx";
import type { Authors } from "./use-authors.ts";

const factHeight = 60;

const actionLabels: Record<(typeof engagementActions)[number], string> = {
  acquisition: "Acquisition",
  investment: "Investment",
  partnership: "Partnership",
  customer: "Customer",
  supplier: "Supplier",
};

/** What is known of a startup beyond what is known of any company. Parts without content stand only where they can be filled. */
export function StartupParts({ startup, authors }: { startup: Startup; authors: Authors }) {
  const { valueProposition, competitiveAdvantage, predictions, potentialEngagements } = startup;
  const mayFill = useEditedSection() !== null;
  const basisOf = (field: string) => <Basis origin={authors.originOf(field)} />;
  const text = (field: "valueProposition" | "competitiveAdvantage", title: string): ReactNode =>
    (startup[field] || mayFill) && (
      <Part title={title} aside={startup[field] && basisOf(field)}>
        <div>
          <EditableText {...fieldOf(startup, field, title)} value={startup[field]} multiline />
        </div>
      </Part>
    );
  return (
    <>
      {(valueProposition || competitiveAdvantage || mayFill) && (
        <div className={styles.pair}>
          {text("valueProposition", "Value proposition")}
          {text("competitiveAdvantage", "Competitive advantage")}
        </div>
      )}
      {(predictions.length > 0 || mayFill) && (
        <Part title="Predictions" aside={predictions.length > 0 && basisOf("predictions")}>
          <EditableTexts {...fieldOf(startup, "predictions", "Predictions")} value={predictions}>
            {predictions.length === 0 && <p className={styles.none}>Nothing is predicted yet.</p>}
            <ul className={styles.list}>
              {predictions.map((prediction, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts have no name of their own, and two may be the same
                <li key={index}>{prediction}</li>
              ))}
            </ul>
          </EditableTexts>
        </Part>
      )}
      {(potentialEngagements.length > 0 || mayFill) && (
        <Part title="Engagement tactics" aside={potentialEngagements.length > 0 && basisOf("potentialEngagements")}>
          <EditableEntries
            {...fieldOf(startup, "potentialEngagements", "Engagement tactics")}
            value={potentialEngagements}
            labels={{ action: "Action", description: "Description" }}
          >
            {potentialEngagements.length === 0 && <p className={styles.none}>No tactic is named yet.</p>}
            <ul className={styles.list}>
              {potentialEngagements.map(({ action, description }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may say the same
                <li key={index} className={styles.engagement}>
                  <Badge>{actionLabels[action]}</Badge>
                  <span>{description}</span>
                </li>
              ))}
            </ul>
          </EditableEntries>
        </Part>
      )}
      <EvidencedList
        company={startup}
        field="keyFacts"
        title="Key facts"
        entries={startup.keyFacts}
        height={factHeight}
        none="No fact is named yet."
        origin={authors.originOf("keyFacts")}
      />
      <KeyContacts startup={startup} origin={authors.originOf("keyContacts")} />
    </>
  );
}

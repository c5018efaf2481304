import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import { IconCheck, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { Card } from "../../../../design/card.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { WriteAnew } from "../personas/write-anew.tsx";
import styles from "./stance-card.module.css";
import { StanceRow } from "./stance-row.tsx";

interface StanceCardProps {
  conceptId: string;
  profile: CustomerProfile;
}

/** What a persona holds to, line by line, with how sure that is and who or what says it. */
export function StanceCard({ conceptId, profile }: StanceCardProps) {
  const mayEdit = useEditedSection() !== null;
  // Each line can be edited at any time; this shows where.
  const [showsPencils, setShowsPencils] = useState(false);
  const { stance, name } = profile;
  if (!stance)
    return (
      <Card title="Stance">
        <div className={styles.none}>
          <p>
            {`${name} has taken no stand yet: this profile is from before profiles said what they use today, what they would pay at most and what makes them say no.`}
          </p>
          {mayEdit && <WriteAnew conceptId={conceptId} />}
        </div>
      </Card>
    );
  const edit = mayEdit && (
    <button
      type="button"
      className={styles.edit}
      aria-pressed={showsPencils}
      onClick={() => setShowsPencils(!showsPencils)}
    >
      {showsPencils ? <IconCheck size={15} aria-hidden="true" /> : <IconPencil size={15} aria-hidden="true" />}
      {showsPencils ? "Done" : "Edit"}
      <span className="visually-hidden">{showsPencils ? " with the stance" : " the stance"}</span>
    </button>
  );
  return (
    <Card title="Stance" aside={edit}>
      <p
        className={styles.about}
      >{`What ${name} holds to in every conversation. Change a line and the answers follow.`}</p>
      <div className={styles.heads} aria-hidden="true">
        <span>How sure</span>
        <span>From</span>
      </div>
      <dl className={styles.lines} data-pencils={showsPencils || undefined}>
        {stanceLines.map((line) => (
          <StanceRow key={line} conceptId={conceptId} profile={profile} stance={stance} line={line} />
        ))}
      </dl>
    </Card>
  );
}

import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { Badge } from "../../../../design/badge.tsx";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { fieldOf } from "../profile-field.ts";
import { demoDefaults, restsLabel } from "../profile-words.ts";
import { Example } from "./example.tsx";
import { Linked } from "./linked.tsx";
import styles from "./profile-card.module.css";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

interface ProfileCardProps {
  conceptId: string;
  profile: CustomerProfile;
  profiles: readonly CustomerProfile[];
}

const missing = (words: string) => <span className={styles.missing}>{words}</span>;

/** Who a persona is. */
export function ProfileCard({ conceptId, profile, profiles }: ProfileCardProps) {
  const { name, segment, customerInsight, description, stance } = profile;
  const mayEdit = useEditedSection() !== null;
  const [from, to] = profile.gradientColors;
  return (
    <Card>
      <header className={styles.head}>
        <span
          className={styles.avatar}
          style={{ background: `linear-gradient(135deg, ${from}, ${to})` }}
          aria-hidden="true"
        >
          {profile.initials}
        </span>
        <div className={styles.who}>
          <h2 className={styles.name} aria-label={name}>
            <EditableText {...fieldOf(profile, "name", "Name")} value={name} />
          </h2>
          <Linked name="profile-segment" className={styles.segment}>
            <EditableText
              {...fieldOf(profile, "segment", "Segment")}
              value={segment}
              instead={<Example>{demoDefaults.segment}</Example>}
            />
          </Linked>
          <div className={styles.badges}>
            {profile.isPrimary && <Badge tone="ok">Primary</Badge>}
            <OriginBadge origin={profile.origin} />
          </div>
        </div>
        {mayEdit && <ProfileMenu conceptId={conceptId} profile={profile} profiles={profiles} />}
      </header>
      {(customerInsight || mayEdit) && (
        <Linked name="profile-customerInsight" className={styles.insight}>
          <EditableText
            {...fieldOf(profile, "customerInsight", "Insight")}
            value={customerInsight}
            instead={missing("No words of theirs yet")}
            multiline
          />
        </Linked>
      )}
      {(description || mayEdit) && (
        <Linked name="profile-description" className={styles.description}>
          <EditableText
            {...fieldOf(profile, "description", "Description")}
            value={description}
            instead={missing("No description yet")}
            multiline
          />
        </Linked>
      )}
      <ProfileFacts profile={profile} />
      {stance && <p className={styles.rests}>{restsLabel(stance)}</p>}
    </Card>
  );
}

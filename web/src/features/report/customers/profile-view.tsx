import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Columns, Section } from "../plain/section.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { Alternatives, Journey, Needs, Signals } from "./profile-parts.tsx";
import styles from "./profile-view.module.css";

interface ProfileViewProps {
  profile: CustomerProfile;
  /** By the name of the task that writes a part of this profile. */
  gapAt: GapAt;
}

/** One persona: who it is, what it tries to get done, what hurts, and what speaks for and against. */
export function ProfileView({ profile, gapAt }: ProfileViewProps) {
  return (
    <>
      <Card>
        <div className={styles.head}>
          <span
            className={styles.avatar}
            style={{
              background: `linear-gradient(135deg, ${profile.gradientColors[0]}, ${profile.gradientColors[1]})`,
            }}
            aria-hidden="true"
          >
            {profile.initials}
          </span>
          <div>
            <div className={styles.top}>
              <h2>{profile.name}</h2>
              <OriginBadge origin={profile.origin} />
            </div>
            <p className={styles.segment}>{profile.segment}</p>
            <p className={styles.insight}>{profile.customerInsight}</p>
            <p className={styles.description}>{profile.description}</p>
            <ProfileFacts profile={profile} />
          </div>
        </div>
      </Card>
      <div className={styles.body}>
        <Columns count={2}>
          <Card title="Jobs to be done">
            <Needs insight={profile.jobsInsight} needs={profile.jobs} gap={gapAt("profile-needs")} />
          </Card>
          <Card title="Pains">
            <Needs insight={profile.painsInsight} needs={profile.pains} gap={gapAt("profile-needs")} />
          </Card>
        </Columns>
        <Card title="Alternatives">
          <Alternatives profile={profile} gap={gapAt("profile-alternatives")} />
        </Card>
      </div>
      <Section title="Journey">
        <Journey profile={profile} gap={gapAt("profile-journey")} />
      </Section>
      <Section title="Real-world signals">
        <Signals profile={profile} gap={gapAt("profile-signals")} />
      </Section>
    </>
  );
}

import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Journey } from "./journey/journey.tsx";
import { Alternatives } from "./needs/alternatives.tsx";
import { Needs } from "./needs/needs.tsx";
import { ProfileCard } from "./overview/profile-card.tsx";
import styles from "./profile-view.module.css";
import { Signals } from "./signals/signals.tsx";
import { StanceCard } from "./stance/stance-card.tsx";

interface ProfileViewProps {
  conceptId: string;
  profile: CustomerProfile;
  /** All of the report, this one among them. */
  profiles: readonly CustomerProfile[];
  /** By the name of the task that writes a part of this profile. */
  gapAt: GapAt;
  /** In a column of its own, which stays in sight, where there is room for two. */
  aside?: ReactNode;
  /** The way to real interviews. */
  interviews?: ReactNode;
}

/** One persona: who it is and what it holds to, what it tries to get done, what hurts, and what speaks for and against. */
export function ProfileView({ conceptId, profile, profiles, gapAt, aside, interviews }: ProfileViewProps) {
  return (
    <div className={styles.view} data-aside={aside ? true : undefined}>
      <div className={styles.top}>
        <ProfileCard conceptId={conceptId} profile={profile} profiles={profiles} />
        <StanceCard conceptId={conceptId} profile={profile} />
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.rest}>
        <div className={styles.cards}>
          <Needs kind="jobs" profile={profile} gap={gapAt("profile-needs")} />
          <Needs kind="pains" profile={profile} gap={gapAt("profile-needs")} />
          <Alternatives profile={profile} gap={gapAt("profile-alternatives")} />
        </div>
        <Journey conceptId={conceptId} profile={profile} gap={gapAt("profile-journey")} />
        <Signals conceptId={conceptId} profile={profile} gap={gapAt("profile-signals")} interviews={interviews} />
      </div>
    </div>
  );
}

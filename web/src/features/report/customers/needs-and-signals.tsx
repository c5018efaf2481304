import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Journey } from "./journey/journey.tsx";
import { Alternatives } from "./needs/alternatives.tsx";
import { Needs } from "./needs/needs.tsx";
import styles from "./profile-view.module.css";
import { Signals } from "./signals/signals.tsx";

interface NeedsAndSignalsProps {
  conceptId: string;
  profile: CustomerProfile;
  gapAt: GapAt;
  interviews?: ReactNode;
}

/** What a persona tries to get done, what hurts, the way from today to the product, and what speaks for and against: all below the first screen. */
export function NeedsAndSignals({ conceptId, profile, gapAt, interviews }: NeedsAndSignalsProps) {
  return (
    <>
      <div className={styles.cards}>
        <Needs kind="jobs" profile={profile} gap={gapAt("profile-needs")} />
        <Needs kind="pains" profile={profile} gap={gapAt("profile-needs")} />
        <Alternatives profile={profile} gap={gapAt("profile-alternatives")} />
      </div>
      <Journey conceptId={conceptId} profile={profile} gap={gapAt("profile-journey")} />
      <Signals conceptId={conceptId} profile={profile} gap={gapAt("profile-signals")} interviews={interviews} />
    </>
  );
}

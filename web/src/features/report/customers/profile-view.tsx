import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import { Card } from "../../../design/card.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { AfterFirstDrawing } from "../../../shell/start/after-first-drawing.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { Section } from "../plain/section.tsx";
import { useLowerPart } from "../plain/use-lower-part.ts";
import { needsAndSignals } from "./late-needs.ts";
import { ProfileCard } from "./overview/profile-card.tsx";
import styles from "./profile-view.module.css";
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
  const { module, place } = useLowerPart(needsAndSignals);
  return (
    <div className={styles.view} data-aside={aside ? true : undefined}>
      <div className={styles.top}>
        <ProfileCard conceptId={conceptId} profile={profile} profiles={profiles} />
        <AfterFirstDrawing>
          <StanceCard conceptId={conceptId} profile={profile} />
        </AfterFirstDrawing>
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div ref={place} className={styles.rest}>
        {module ? (
          <module.NeedsAndSignals conceptId={conceptId} profile={profile} gapAt={gapAt} interviews={interviews} />
        ) : (
          <AfterFirstDrawing>
            <NotNearYet />
          </AfterFirstDrawing>
        )}
      </div>
    </div>
  );
}

/** By the headings of what is to come, so that the contents of the page name it already. */
function NotNearYet() {
  return (
    <>
      <div className={styles.cards}>
        {["Jobs to be done", "Pains", "Current alternatives"].map((title) => (
          <Card key={title} title={title}>
            <SkeletonLines lines={12} />
          </Card>
        ))}
      </div>
      {["Journey", "Real-world signals"].map((title) => (
        <Section key={title} title={title}>
          <SkeletonLines lines={12} />
        </Section>
      ))}
    </>
  );
}

import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { SourceChip } from "../../../design/source-chip.tsx";
import { RestsOn } from "../evidence/rests-on.tsx";
import { Columns } from "../plain/section.tsx";
import styles from "./profile-view.module.css";

/* The parts of a profile that are written by themselves: where one is missing, `gap` stands in its place. */

const stanceTones = { "In Favour": "ok", Neutral: "neutral", Against: "bad" } as const satisfies Record<
  string,
  BadgeTone
>;

interface NeedsProps {
  insight: string;
  needs: CustomerProfile["jobs"];
  gap: ReactNode;
}

/** Jobs to be done, or pains. */
export function Needs({ insight, needs, gap }: NeedsProps) {
  if (gap && needs.length === 0) return gap;
  return (
    <>
      <p className={styles.note}>{insight}</p>
      <ul className={styles.list}>
        {needs.map((need) => (
          <li key={need.uuid}>{need.description}</li>
        ))}
      </ul>
    </>
  );
}

interface PartProps {
  profile: CustomerProfile;
  gap: ReactNode;
}

export function Alternatives({ profile, gap }: PartProps) {
  if (gap && profile.alternatives.length === 0) return gap;
  return (
    <>
      <p className={styles.note}>{profile.alternativesInsight}</p>
      <ul className={styles.alternatives}>
        {profile.alternatives.map((alternative) => (
          <li key={alternative.uuid}>
            <strong>{alternative.name}</strong>
            <span>{alternative.usage}</span>
            <span>{alternative.price}</span>
            {alternative.pros.map((pro) => (
              <span key={pro} className={styles.pro}>
                <span className="visually-hidden">For: </span>
                {pro}
              </span>
            ))}
            {alternative.cons.map((con) => (
              <span key={con} className={styles.con}>
                <span className="visually-hidden">Against: </span>
                {con}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Journey({ profile, gap }: PartProps) {
  if (gap && profile.journey.length === 0) return gap;
  return (
    <>
      <p className={styles.note}>{profile.journeyInsight}</p>
      <ol className={styles.journey}>
        {profile.journey.map((step) => (
          <li key={step.uuid}>
            <Badge
              tone={
                step.relationType === "Pain" ? "bad" : step.relationType === "Moment of Intervention" ? "ok" : "neutral"
              }
            >
              {step.relationType}
            </Badge>
            <strong>{step.title}</strong>
            <span>{step.description}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Signals({ profile, gap }: PartProps) {
  if (gap && profile.signals.length === 0) return gap;
  return (
    <>
      <p className={styles.note}>{profile.signalsSummary}</p>
      {profile.signals.length === 0 ? (
        <p>No signals available yet.</p>
      ) : (
        <Columns count={2}>
          {profile.signals.map((signal, index) => (
            <Card key={signal.uuid}>
              <div className={styles.signal}>
                <Badge tone={stanceTones[signal.stance]}>{signal.stance}</Badge>
                <Badge>{signal.sourceCategory}</Badge>
                {signal.isHypothesis && <Badge tone="warn">To verify</Badge>}
              </div>
              <div data-claim>
                <p>{signal.description}</p>
                {!signal.evidence &&
                  signal.sources.map((source) => <SourceChip key={source.url} title={source.title} url={source.url} />)}
                <RestsOn
                  item={signal.uuid}
                  field=""
                  name={`signal ${index + 1}`}
                  evidence={signal.evidence}
                  origin={profile.origin}
                />
              </div>
            </Card>
          ))}
        </Columns>
      )}
    </>
  );
}

import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { incomeRangeLabel } from "@seedbed/rules/money/income";
import { Badge, type BadgeTone } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SourceChip } from "../../../design/source-chip.tsx";
import { Columns, Facts, Section } from "../plain/section.tsx";
import styles from "./profile-view.module.css";

const stanceTones = { "In Favour": "ok", Neutral: "neutral", Against: "bad" } as const satisfies Record<
  string,
  BadgeTone
>;

/** One persona: who it is, what it tries to get done, what hurts, and what speaks for and against. */
export function ProfileView({ profile }: { profile: CustomerProfile }) {
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
            <Facts
              facts={[
                ["Occupation", profile.occupation],
                ["Age", profile.ageRange],
                ["Income", incomeRangeLabel(profile.incomeLower, profile.incomeUpper)],
                ["Education", profile.educationLevel],
                ["Household", profile.familySize],
                ["Where", profile.geoLocation],
              ]}
            />
          </div>
        </div>
      </Card>
      <div className={styles.body}>
        <Columns count={2}>
          <NeedsCard title="Jobs to be done" insight={profile.jobsInsight} needs={profile.jobs} />
          <NeedsCard title="Pains" insight={profile.painsInsight} needs={profile.pains} />
        </Columns>
        <Card title="Alternatives">
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
        </Card>
      </div>
      <Section title="Journey">
        <p className={styles.note}>{profile.journeyInsight}</p>
        <ol className={styles.journey}>
          {profile.journey.map((step) => (
            <li key={step.uuid}>
              <Badge
                tone={
                  step.relationType === "Pain"
                    ? "bad"
                    : step.relationType === "Moment of Intervention"
                      ? "ok"
                      : "neutral"
                }
              >
                {step.relationType}
              </Badge>
              <strong>{step.title}</strong>
              <span>{step.description}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Real-world signals">
        <p className={styles.note}>{profile.signalsSummary}</p>
        {profile.signals.length === 0 ? (
          <p>No signals available yet.</p>
        ) : (
          <Columns count={2}>
            {profile.signals.map((signal) => (
              <Card key={signal.uuid}>
                <div className={styles.signal}>
                  <Badge tone={stanceTones[signal.stance]}>{signal.stance}</Badge>
                  <Badge>{signal.sourceCategory}</Badge>
                  {signal.isHypothesis && <Badge tone="warn">To verify</Badge>}
                </div>
                <p>{signal.description}</p>
                {signal.sources.map((source) => (
                  <SourceChip key={source.url} title={source.title} url={source.url} />
                ))}
              </Card>
            ))}
          </Columns>
        )}
      </Section>
    </>
  );
}

function NeedsCard({ title, insight, needs }: { title: string; insight: string; needs: CustomerProfile["jobs"] }) {
  return (
    <Card title={title}>
      <p className={styles.note}>{insight}</p>
      <ul className={styles.list}>
        {needs.map((need) => (
          <li key={need.uuid}>{need.description}</li>
        ))}
      </ul>
    </Card>
  );
}

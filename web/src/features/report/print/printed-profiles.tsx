import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { Fragment } from "react";
import { PrintedList, PrintedPart, PrintedSection, PrintedSources, PrintedText } from "./printed-parts.tsx";

export function PrintedProfiles({ profiles }: { profiles: readonly CustomerProfile[] }) {
  return profiles.map((profile) => (
    <PrintedSection key={profile.uuid} title={`Customer Profile: ${profile.segment}`}>
      <p>
        <b>{profile.name}</b>
        {`, ${[profile.occupation, profile.ageRange, profile.geoLocation].filter(Boolean).join(", ")}`}
      </p>
      <p>{profile.description}</p>
      <PrintedText name="Insight:" text={profile.customerInsight} />
      <PrintedList name="Jobs to be done" texts={inOrder(profile.jobs)} />
      <PrintedList name="Pain points" texts={inOrder(profile.pains)} />
      {profile.alternatives.map(({ uuid, name, usage, price, pros, cons }) => (
        <PrintedPart key={uuid} title={`Alternative: ${name}`}>
          <PrintedText name="Use:" text={usage} />
          <PrintedText name="Price:" text={price} />
          <PrintedList name="For it" texts={pros} />
          <PrintedList name="Against it" texts={cons} />
        </PrintedPart>
      ))}
      <PrintedList
        name="Journey"
        texts={profile.journey
          .toSorted((one, other) => one.order - other.order)
          .map(({ title, description, relationType }) => `${title} (${relationType}): ${description}`)}
      />
      <PrintedPart title="Real-world signals">
        {profile.signals.map((signal) => (
          <Fragment key={signal.uuid}>
            <PrintedText
              name={`${signal.stance}${signal.isHypothesis ? ", a hypothesis" : ""}:`}
              text={signal.description}
            />
            <PrintedSources sources={signal.sources} />
          </Fragment>
        ))}
      </PrintedPart>
    </PrintedSection>
  ));
}

const inOrder = (needs: CustomerProfile["jobs"]) =>
  needs.toSorted((one, other) => one.order - other.order).map(({ description }) => description);

import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { Avatar } from "../../../../design/avatar.tsx";
import { Card } from "../../../../design/card.tsx";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { PartState } from "../cards/part-state.tsx";
import { PlaceLink } from "../place-link.tsx";
import type { ReportPart } from "../use-report-parts.ts";
import styles from "./classic-overview.module.css";

interface FirstProfileCardProps {
  conceptId: string;
  profiles: ReportPart<GlanceAt<"customerProfiles">>;
}

/** The first customer profile, with the way to all of them. */
export function FirstProfileCard({ conceptId, profiles }: FirstProfileCardProps) {
  const first = profiles.data?.[0];
  const count = profiles.data?.length ?? 0;
  return (
    <Card
      title="Customer profile"
      aside={
        <PlaceLink conceptId={conceptId} place={{ page: "customer-profile" }}>
          {count > 1 ? `All ${count} profiles` : "All profiles"}
        </PlaceLink>
      }
    >
      <PartState part={profiles} empty={first ? null : "No customer profiles available"}>
        {first && (
          <div className={styles.profile}>
            <div className={styles.person}>
              <Avatar name={first.name} />
              <div className={styles.names}>
                <strong>{first.segment}</strong>
                <span>
                  {first.name}, {first.occupation}
                </span>
              </div>
            </div>
            <p>{first.customerInsight || first.description}</p>
            <div>
              <OriginBadge origin={first.origin} />
            </div>
          </div>
        )}
      </PartState>
    </Card>
  );
}

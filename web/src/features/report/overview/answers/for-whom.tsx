import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { PlaceLink } from "../place-link.tsx";
import styles from "./at-a-glance.module.css";

/** The customers that the concept is for, the main one first. */
export function ForWhom({ conceptId, profiles }: { conceptId: string; profiles: GlanceAt<"customerProfiles"> }) {
  const main = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
  if (!main) return <p className={styles.unknown}>Not known yet: no customer profile has been written.</p>;
  const others = profiles.filter((profile) => profile !== main);
  return (
    <div className={styles.lines}>
      <PlaceLink
        conceptId={conceptId}
        place={{ page: "customer-profile", persona: main.segment }}
        className={styles.figure}
      >
        {main.segment}
      </PlaceLink>
      <p className={styles.clamped}>{main.customerInsight || main.description}</p>
      {others.length > 0 && <p className={styles.others}>Also {others.map(({ segment }) => segment).join(", ")}</p>}
    </div>
  );
}

import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import styles from "./section-carousel.module.css";

const shownAtOnce = 4;

/** The first four profiles by segment, name and occupation. */
export function ProfileNames({ profiles }: { profiles: GlanceAt<"customerProfiles"> }) {
  return (
    <ul className={styles.profiles}>
      {profiles.slice(0, shownAtOnce).map((profile) => (
        <li key={profile.uuid}>
          <strong>{profile.segment}</strong>
          <span>
            {profile.name}, {profile.occupation}
          </span>
        </li>
      ))}
    </ul>
  );
}

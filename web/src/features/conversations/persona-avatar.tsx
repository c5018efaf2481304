import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import styles from "./persona-avatar.module.css";

/** The initials of a persona on its colours. Decoration: its name stands beside it. */
export function PersonaAvatar({ profile }: { profile: Pick<CustomerProfile, "initials" | "gradientColors"> }) {
  const [from, to] = profile.gradientColors;
  return (
    <span
      className={styles.avatar}
      style={{ backgroundImage: `linear-gradient(140deg, ${from}, ${to})` }}
      aria-hidden="true"
    >
      {profile.initials}
    </span>
  );
}

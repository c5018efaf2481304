import type { User } from "@seedbed/contract/access/schemas";
import styles from "./profile-card.module.css";

export function ReadOnlyFacts({ user }: { user: User }) {
  return (
    <>
      <Fact name="Email" value={user.email} />
      <Fact name="Role" value={user.role === "admin" ? "Admin" : "Member"} />
    </>
  );
}

/** A row of a description list. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value || <span className={styles.missing}>Not given</span>}</dd>
    </>
  );
}

import { invitationLifetimeDays } from "@seedbed/contract/limits";
import styles from "../access-form.module.css";
import { WayLink } from "../ways.tsx";

const reasons = {
  invalid: "It was used already, withdrawn, or its link is incomplete. Ask the person who invited you for a new one.",
  expired: `An invitation can be used for ${invitationLifetimeDays} days, and these have passed. Ask the person who invited you for a new one.`,
};

/** A ticket that opens nothing any more, and why. */
export function SpentInvitation({ status }: { status: keyof typeof reasons }) {
  return (
    <div className={styles.form}>
      <h1>This invitation is no longer valid.</h1>
      <p className={styles.intro}>{reasons[status]}</p>
      <WayLink to="/login">Go to login</WayLink>
    </div>
  );
}

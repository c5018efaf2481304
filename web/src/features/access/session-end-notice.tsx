import { session } from "../../transport/session.ts";
import styles from "./access-form.module.css";

/** Tells who was signed out by the identity provider, and not by themselves, why they are here. */
export function SessionEndNotice() {
  if (session.lastEnd() !== "expired") return null;
  return (
    <p className={`${styles.notice} ${styles.caution}`} role="status">
      Your session has ended. Sign in again.
    </p>
  );
}

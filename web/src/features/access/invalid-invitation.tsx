import { Link } from "@tanstack/react-router";
import styles from "./access-form.module.css";

export function InvalidInvitation() {
  return (
    <div className={styles.form}>
      <h1>This invitation is no longer valid.</h1>
      <p className={styles.intro}>Ask the person who invited you for a new one.</p>
      <Link to="/login">Go to login</Link>
    </div>
  );
}

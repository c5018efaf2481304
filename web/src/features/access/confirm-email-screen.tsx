import { Link } from "@tanstack/react-router";
import { useDocumentTitle } from "../../shell/document-title.ts";
import styles from "./access-form.module.css";

/** After signing up at a provider that verifies by a link. */
export function ConfirmEmailScreen() {
  useDocumentTitle("Check your mail");
  return (
    <div className={styles.form}>
      <h1>Check your mail</h1>
      <p className={styles.intro}>We have sent you a link that confirms your address. Open it, then sign in.</p>
      <Link to="/login">Back to login</Link>
    </div>
  );
}

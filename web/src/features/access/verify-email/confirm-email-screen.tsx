import { useDocumentTitle } from "../../../shell/document-title.ts";
import styles from "../access-form.module.css";
import { useSettings } from "../use-settings.tsx";
import { WayLink } from "../ways.tsx";

/** After signing up at a provider that verifies by a link. */
export function ConfirmEmailScreen() {
  useDocumentTitle("Check your mail");
  const sender = useSettings().data?.externalProvider ?? "Your identity provider";
  return (
    <div className={styles.form}>
      <h1>Check your mail</h1>
      <p className={styles.intro}>
        {sender} has not confirmed your address yet. Open the link it has sent you, then sign in again.
      </p>
      <WayLink to="/login">Back to login</WayLink>
    </div>
  );
}

import styles from "../access-form.module.css";
import { useSettings } from "../use-settings.tsx";

/** Where mails go when the server has no mail server: to a page of its own. */
export function MailboxHint({ email }: { email: string }) {
  const { data } = useSettings();
  if (!data?.localMailbox) return null;
  return (
    <p className={styles.notice}>
      This server keeps its mails here:{" "}
      <a href={`/local/mailbox?to=${encodeURIComponent(email.trim())}`} target="_blank" rel="noreferrer">
        open the local mailbox
      </a>
    </p>
  );
}

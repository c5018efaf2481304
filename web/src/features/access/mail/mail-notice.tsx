import styles from "../access-form.module.css";
import { useSettings } from "../use-settings.tsx";
import { useMailState } from "./use-mail-state.ts";

interface MailNoticeProps {
  /** The mail's id. */
  mail: string | undefined;
  /** Whom it is for. */
  email: string;
}

/** Says what became of the mail that somebody waits for, and what to do when it does not come. */
export function MailNotice({ mail, email }: MailNoticeProps) {
  const state = useMailState(mail);
  const support = useSettings().data?.supportEmail;
  if (state === "on-its-way")
    return (
      <p className={styles.notice} role="status">
        The mail is on its way.
      </p>
    );
  if (state === "delayed")
    return (
      <p className={`${styles.notice} ${styles.caution}`} role="status">
        Our mail server does not answer at the moment; we keep trying.
      </p>
    );
  if (state === "failed")
    return (
      <p className={`${styles.notice} ${styles.caution}`} role="status">
        We could not send the mail to {email}. Check the address and ask for another code
        {support && (
          <>
            , or write to <a href={`mailto:${support}`}>{support}</a>
          </>
        )}
        .
      </p>
    );
  if (state === "expired")
    return (
      <p className={`${styles.notice} ${styles.caution}`} role="status">
        We could not send the mail to {email} in time, and its code no longer works. Ask for another one.
      </p>
    );
  return null;
}

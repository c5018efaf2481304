import styles from "../access-form.module.css";
import { WayLink } from "../ways.tsx";

/** An invitation where people sign in at a provider of the company's own: it makes the accounts, so here one only joins. */
export function ExternalJoin({ accountName, provider }: { accountName: string; provider: string }) {
  return (
    <div className={styles.form}>
      <h1>Join {accountName}</h1>
      <p className={styles.intro}>
        You are invited to plant ideas for {accountName}. Sign in with {provider}, under the address the invitation was
        sent to; you are asked to join right after.
      </p>
      <WayLink to="/login">Go to sign-in</WayLink>
    </div>
  );
}

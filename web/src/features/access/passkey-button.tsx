import { useState } from "react";
import { toast } from "../../shell/toasts.ts";
import { sentenceOr } from "../../transport/failure.ts";
import { canUsePasskeys, signInWithPasskey } from "../../transport/identity/passkeys.ts";
import { session } from "../../transport/session.ts";
import styles from "./access-form.module.css";

/** Signs in with a passkey instead of a password, where the browser has them. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      const refreshToken = await signInWithPasskey();
      if (refreshToken) {
        await session.begin(refreshToken);
        toast.success("Successfully signed in!");
      }
    } catch (error) {
      toast.error(sentenceOr(error, "The passkey could not be used. Please try again."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={styles.inlineButton} disabled={busy} onClick={() => void signIn()}>
      Use a passkey instead
    </button>
  );
}

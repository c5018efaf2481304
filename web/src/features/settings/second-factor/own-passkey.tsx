import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { toast } from "../../../shell/toasts.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { signInWithPasskey } from "../../../transport/identity/passkeys.ts";
import { session } from "../../../transport/session.ts";
import styles from "./second-factor.module.css";

/** For somebody who has a passkey, and signed in with the password alone. */
export function OwnPasskey() {
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      const refreshToken = await signInWithPasskey();
      if (refreshToken) await session.begin(refreshToken);
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="You have a passkey">
      <p className={styles.hint}>
        Sign in with it to go on. If you have lost it, an admin of your company can reset your second factor.
      </p>
      <div className={styles.actions}>
        <Button loading={busy} onClick={() => void use()}>
          Use your passkey
        </Button>
      </div>
    </Card>
  );
}

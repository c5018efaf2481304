import type { Passkey } from "@seedbed/contract/access/second-factor";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { toast } from "../../../shell/toasts.ts";
import { canUsePasskeys } from "../../../transport/identity/passkeys.ts";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import frame from "../settings-frame.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { beginAnew } from "./begin-anew.ts";
import { PasskeyTable } from "./passkey-table.tsx";
import { PasswordForm } from "./password-form.tsx";
import styles from "./second-factor.module.css";
import { useFactorsChanged } from "./use-factors-changed.ts";

/** The person's passkeys, and the ways to add and remove one. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [doing, setDoing] = useState<"adding" | Passkey | null>(null);
  const changed = useFactorsChanged();
  const remove = (passkey: Passkey) => async (password: string) => {
    await secondFactors.removePasskey(passkey.uuid, password);
    setDoing(null);
    await beginAnew();
    changed();
    toast.success(`The passkey “${passkey.name}” is removed`);
  };
  return (
    <Card title="Passkeys" aside={passkeys.length || undefined} className={frame.wide}>
      <p className={styles.hint}>
        A passkey signs you in with your finger, your face or a PIN, on this device or with a security key. It counts as
        password and second factor in one.
      </p>
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} onRemove={setDoing} />}
      {doing === "adding" ? (
        <AddPasskey onDone={() => setDoing(null)} />
      ) : doing ? (
        <PasswordForm submitLabel="Remove passkey" onSubmit={remove(doing)} onCancel={() => setDoing(null)}>
          “{doing.name}” no longer signs in. Remove it from your device, too.
        </PasswordForm>
      ) : canUsePasskeys() ? (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setDoing("adding")}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>
          Passkeys cannot be added here: they need a browser that has them, and an address with a name, such as
          https://seedbed.example.
        </p>
      )}
    </Card>
  );
}

import { useState } from "react";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import { FirstCode } from "./first-code.tsx";
import { PasswordForm } from "./password-form.tsx";

interface SetUpAppProps {
  /** The app is set up: what the person has to keep. */
  onSetUp: (recoveryCodes: string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** Sets up an authenticator app: the password, the picture to scan, and the first code. */
export function SetUpApp({ onSetUp, onCancel }: SetUpAppProps) {
  const [begun, setBegun] = useState<{ address: string; recoveryCodes: string[] } | null>(null);
  if (!begun)
    return (
      <PasswordForm
        submitLabel="Continue"
        onCancel={onCancel}
        onSubmit={async (password) => setBegun(await secondFactors.beginApp(password))}
      >
        An authenticator app on your phone or computer shows a new code every half minute. From then on, signing in asks
        for your password and the code. Your other sessions end.
      </PasswordForm>
    );
  return <FirstCode address={begun.address} onCancel={onCancel} onConfirmed={() => onSetUp(begun.recoveryCodes)} />;
}

import type { SecondFactor } from "@seedbed/contract/access/second-factor";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { toast } from "../../../shell/toasts.ts";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import { session } from "../../../transport/session.ts";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
import { SetUpApp } from "./set-up-app.tsx";
import { useFactorsChanged } from "./use-factors-changed.ts";

type Doing = "nothing" | "setting-up" | "making-codes" | "switching-off";

/** The authenticator app: setting it up, its recovery codes, switching it off. */
export function AppCard({ factor }: { factor: SecondFactor }) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const [codes, setCodes] = useState<string[] | null>(null);
  const changed = useFactorsChanged();
  const stop = () => setDoing("nothing");
  const makeCodes = async (password: string) => {
    setCodes(await secondFactors.makeRecoveryCodes(password));
    stop();
    changed();
  };
  const switchOff = async (password: string) => {
    await session.begin(await secondFactors.switchOffApp(password));
    stop();
    changed();
    toast.success("The authenticator app is switched off");
  };
  const setUp = (made: string[]) => {
    setCodes(made);
    stop();
  };

  return (
    <Card title="Authenticator app" aside={factor.authenticator ? <Badge tone="ok">On</Badge> : undefined}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : doing === "setting-up" ? (
        <SetUpApp onSetUp={setUp} onCancel={stop} />
      ) : doing === "making-codes" ? (
        <PasswordForm submitLabel="Make new codes" onSubmit={makeCodes} onCancel={stop}>
          Ten new recovery codes are made. Those you have no longer work.
        </PasswordForm>
      ) : doing === "switching-off" ? (
        <PasswordForm submitLabel="Switch off" onSubmit={switchOff} onCancel={stop}>
          {factor.demanded
            ? "Your recovery codes no longer work. Your company asks for a second factor: you are led to set one up again."
            : "From then on your password alone signs in, and your recovery codes no longer work."}
        </PasswordForm>
      ) : factor.authenticator ? (
        <>
          <p className={styles.hint}>
            Signing in asks for your password and a code of your app. {leftOf(factor.recoveryCodes)}
          </p>
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setDoing("making-codes")}>
              New recovery codes
            </Button>
            <Button variant="default" onClick={() => setDoing("switching-off")}>
              Switch off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.hint}>
            With a code from an app beside your password, nobody gets in who only knows the password.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setDoing("setting-up")}>Set up</Button>
          </div>
        </>
      )}
    </Card>
  );
}

const leftOf = (count: number) =>
  count === 0
    ? "No recovery code is left: make new ones."
    : `${count === 1 ? "One recovery code is" : `${count} recovery codes are`} left.`;

import { type ReactNode, useState } from "react";
import { Card } from "../../../design/card.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { canUsePasskeys } from "../../../transport/identity/passkeys.ts";
import { session, useSession } from "../../../transport/session.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { FactorsNotThere } from "./factors-not-there.tsx";
import { OwnPasskey } from "./own-passkey.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
import { SetUpApp } from "./set-up-app.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** Where a person sets up the second factor that the company asks for, before anything else. `goOn` leads to the rest. */
export function SecondFactorScreen({ goOn }: { goOn: ReactNode }) {
  useDocumentTitle("Set up a second factor");
  const current = useSession();
  const query = useSecondFactor();
  const { data: factor } = query;
  const [codes, setCodes] = useState<string[] | null>(null);
  if (!current) return null;
  const isMissing = current.secondFactor === "missing";
  return (
    <main className={styles.page}>
      <header>
        <p className="eyebrow">{current.account?.name}</p>
        <h1>{isMissing || codes ? "Set up a second factor" : "Your second factor is set up"}</h1>
        {isMissing && <p className={styles.hint}>Your company asks everyone to sign in with more than a password.</p>}
      </header>
      {codes ? (
        <Card title="Recovery codes">
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Card>
      ) : !isMissing ? (
        goOn
      ) : !factor ? (
        <FactorsNotThere query={query} />
      ) : factor.passkeys.length > 0 ? (
        <OwnPasskey />
      ) : (
        <>
          <Card title="Authenticator app">
            <SetUpApp onSetUp={setCodes} />
          </Card>
          {canUsePasskeys() && (
            <Card title="Or a passkey">
              <AddPasskey onDone={() => undefined} canCancel={false} />
            </Card>
          )}
        </>
      )}
      <button type="button" className={styles.signOut} onClick={() => void session.end()}>
        Sign out
      </button>
    </main>
  );
}

import { IconLogout } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../design/late/lazy-part.ts";
import { currentSession, session } from "../../transport/session.ts";
import styles from "../navigation-drawer.module.css";

const SignOutWarning = lazyPart(() =>
  import("./sign-out-warning.tsx").then((module) => ({ default: module.SignOutWarning })),
);

/** Whether the person has written something on this device that the server does not have. */
const hasUnsent = () =>
  Object.keys(localStorage).some((name) => name.startsWith(`seedbed.kept.${currentSession()?.user.uuid}.`));

/** Signs out; asks first where that takes unsent words away. */
export function SignOutItem() {
  const [warning, setWarning] = useState<"shown" | "closed" | null>(null);
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        onClick={() => (hasUnsent() ? setWarning("shown") : void session.end())}
      >
        <IconLogout size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>Logout</span>
      </button>
      {warning && (
        <Suspense>
          <SignOutWarning opened={warning === "shown"} onCancel={() => setWarning("closed")} />
        </Suspense>
      )}
    </li>
  );
}

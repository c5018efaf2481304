import type { Config } from "../config.ts";
import { checkDataFolder } from "./checks/data-folder.ts";
import { checkIdentityProvider } from "./checks/identity-provider.ts";
import { checkMail } from "./checks/mail.ts";
import type { Check } from "./run-checks.ts";

/** What is to be looked at. */
export interface Examined extends Pick<Config, "publicUrl" | "dataDir" | "mail" | "oidc"> {
  /** How the database is asked depends on who runs it, and on who asks. */
  database: Omit<Check, "part" | "variable">;
  /** Where mails that are kept can be read; null where nobody can. */
  mailbox: string | null;
  /** Whom to send a test mail. */
  testMailTo?: string | undefined;
  /** Milliseconds that a check may take. */
  patience: number;
  now(): Date;
}

/** All that the doctor tries, in the order in which it is told. */
export function allChecks(examined: Examined): Check[] {
  const { dataDir, mail, mailbox, testMailTo, oidc, now, patience } = examined;
  // What a connection waits for ends before the check does: then there are words of it.
  const step = patience * 0.8;
  return [
    { part: "Database", variable: "DATABASE_URL", ...examined.database },
    { part: "Data folder", variable: "DATA_DIR", run: () => checkDataFolder(dataDir) },
    { part: "Mail", variable: "SMTP_URL", run: () => checkMail({ ...mail, mailbox, testMailTo, patience: step }) },
    {
      part: "Identity provider",
      variable: "OIDC_ISSUER",
      run: (signal) => checkIdentityProvider(oidc, { now, signal }),
    },
  ];
}

import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { AccessDependencies } from "../../dependencies.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

/** Milliseconds. */
const worthTellingFor = 7 * 86_400_000;

/** Writes to a person by mail what happened to their second factors, with the event of the audit log; nothing for other events. `accountId`: the company whose transaction it is. */
export async function tellOfSecondFactor(
  { mailer, publicUrl }: Pick<AccessDependencies, "mailer" | "publicUrl">,
  transaction: Transaction,
  { kind, to, accountId, at }: { kind: SecurityEventKind; to: string; accountId: string | null; at: Date },
): Promise<void> {
  const content = secondFactorMail(kind, publicUrl);
  if (!content) return;
  const expiresAt = new Date(at.getTime() + worthTellingFor);
  await mailer.write(transaction, { kind, to, accountId, content, expiresAt, replaces: false });
}

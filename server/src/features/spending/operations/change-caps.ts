import type { SpendingCapName, SpendingCaps } from "@seedbed/contract/spending/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { readCaps } from "../../../platform/model/usage/caps.ts";
import type { SpendingDependencies } from "../dependencies.ts";
import { writeCaps } from "../store.ts";

const named = {
  companyDayUsd: "company a day",
  companyMonthUsd: "company a month",
  personDayUsd: "person a day",
  personMonthUsd: "person a month",
} as const satisfies Record<SpendingCapName, string>;

/** Sets the caps, and notes in the audit log which of them have changed. */
export async function changeCaps(
  { database, clock, recordSecurityEvent }: SpendingDependencies,
  actor: Member,
  { caps, address }: { caps: SpendingCaps; address: string },
): Promise<SpendingCaps> {
  const { accountId, userId: actorId, email: actorEmail } = actor;
  await database.withTenant(actor, async (transaction) => {
    const detail = changesBetween(await readCaps(transaction, accountId), caps);
    if (detail === "") return;
    await writeCaps(transaction, accountId, caps);
    const event = { accountId, kind: "spending-caps-changed", actorId, actorEmail, address, detail } as const;
    await recordSecurityEvent(transaction, { ...event, at: clock() });
  });
  return caps;
}

function changesBetween(before: SpendingCaps, after: SpendingCaps): string {
  return (Object.keys(named) as SpendingCapName[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${named[name]}: ${inWords(before[name])} to ${inWords(after[name])}`)
    .join(", ");
}

const inWords = (usd: number | null) => (usd === null ? "no cap" : `$${usd.toFixed(2)}`);

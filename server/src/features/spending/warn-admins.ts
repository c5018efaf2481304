import { spendingWarningShare } from "@seedbed/contract/limits";
import type { Transaction } from "../../platform/database/database.ts";
import { readAmounts } from "../../platform/model/usage/amounts.ts";
import { dayStart, monthStart } from "../../platform/model/usage/periods.ts";
import type { SpendingDependencies } from "./dependencies.ts";
import { findAdmins, findCapped, holdCaps, noteWarned } from "./store.ts";

type Warning = Pick<SpendingDependencies, "database" | "clock" | "mailer" | "publicUrl">;

const periods = {
  day: { cap: "companyDayUsd", warned: "warnedOfDay", begins: dayStart, word: "today" },
  month: { cap: "companyMonthUsd", warned: "warnedOfMonth", begins: monthStart, word: "this month" },
} as const;

/** Writes to the admins of each company that has used four fifths of a cap: once for each day or month, and anew when the cap is changed. */
export async function warnAdmins(dependencies: Warning): Promise<void> {
  const { database } = dependencies;
  for (const { accountId } of await database.withSystem(findCapped))
    await database.withTenant({ accountId, userId: null }, (transaction) =>
      warnCompany(dependencies, transaction, accountId),
    );
}

async function warnCompany(dependencies: Warning, transaction: Transaction, accountId: string): Promise<void> {
  const now = dependencies.clock().getTime();
  const held = await holdCaps(transaction, accountId);
  if (!held) return;
  const { spent } = await readAmounts(transaction, { accountId, userId: null, now });
  for (const { cap, warned, begins, word } of Object.values(periods)) {
    const usd = held[cap];
    const [began, ends] = [begins(now), begins(now, 1)];
    if (usd === null || spent[cap] < usd * spendingWarningShare || held[warned]?.getTime() === began.getTime())
      continue;
    await noteWarned(transaction, accountId, { [warned]: began });
    for (const to of await findAdmins(transaction, accountId))
      await dependencies.mailer.write(transaction, {
        ...{ kind: "spending-cap-near", to, accountId, expiresAt: ends, replaces: false },
        content: contentOf({ spent: spent[cap], usd, word, link: `${dependencies.publicUrl}/settings/usage` }),
      });
  }
}

function contentOf({ spent, usd, word, link }: { spent: number; usd: number; word: string; link: string }) {
  const isReached = spent >= usd;
  const state = isReached ? "has used up what AI may cost" : "has nearly used up what AI may cost";
  return {
    subject: `Your company ${state} ${word}`,
    parts: [
      { says: `Your company has spent $${spent.toFixed(2)} of the $${usd.toFixed(2)} that AI may cost ${word} (UTC).` },
      {
        says: "At the cap, AI asks nothing more until the next day or month. An admin can change the cap in the settings.",
      },
      { links: [{ label: "AI usage", url: link }] },
    ],
  };
}

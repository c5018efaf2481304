import type { Account } from "@seedbed/contract/access/schemas";
import { IconAdjustmentsHorizontal, IconAtom, IconBulb, IconFlag, IconLayoutDashboard } from "@tabler/icons-react";

/** Where "Concepts" leads: to the bank once there is something in it, otherwise to a first idea. */
export function conceptsTarget(account: Pick<Account, "hasConcepts" | "hasSeeds"> | null) {
  return account?.hasConcepts || account?.hasSeeds ? "/concept" : "/concept/incubate";
}

export const navigationItems = {
  dashboard: { label: "Dashboard", icon: IconLayoutDashboard },
  concepts: { label: "Concepts", icon: IconBulb },
  nucleus: { label: "Nucleus", icon: IconAtom },
  challenges: { label: "Challenges", icon: IconFlag },
  settings: { label: "Settings", icon: IconAdjustmentsHorizontal },
} as const;

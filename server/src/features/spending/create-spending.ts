import type { SpendingDependencies } from "./dependencies.ts";
import { spendingHandlers } from "./routes.ts";
import { warnAdmins } from "./warn-admins.ts";

/** What AI costs: what admins see and set, and what they are warned of. */
export const createSpending = (dependencies: SpendingDependencies) => ({
  handlers: spendingHandlers(dependencies),
  /** Warns admins of caps that are nearly used up, of each once a day or month. Servers may do so at once. */
  warnAdmins: () => warnAdmins(dependencies),
});

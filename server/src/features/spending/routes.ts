import type { spendingRoutes } from "@seedbed/contract/spending/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import type { SpendingDependencies } from "./dependencies.ts";
import { changeCaps } from "./operations/change-caps.ts";
import { readSpending } from "./operations/read-spending.ts";

/** The handlers of what AI costs. */
export const spendingHandlers = (dependencies: SpendingDependencies): Handlers<typeof spendingRoutes> => ({
  "GET v1/account/spending": ({ actor }) => readSpending(dependencies, actor),
  "PUT v1/account/spending/caps": ({ actor, body: caps, clientAddress: address }) =>
    changeCaps(dependencies, actor, { caps, address }),
});

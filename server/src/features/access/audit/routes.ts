import type { securityEventRoutes } from "@seedbed/contract/access/security-events";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { AttemptLimits } from "../identity/attempt-limits.ts";
import { presentSecurityEvent } from "./present-security-event.ts";
import { reportForeignEvent } from "./report-foreign-event.ts";
import { listEvents } from "./store.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock"> {
  limits: AttemptLimits;
}

/** The handlers of the audit log. */
export function securityEventHandlers(dependencies: Dependencies): Handlers<typeof securityEventRoutes> {
  return {
    "GET v1/account/security-events": async ({ actor, query }) => {
      const { rows, ...counts } = await dependencies.database.withTenant(actor, (transaction) =>
        listEvents(transaction, actor.accountId, query.page),
      );
      return { results: rows.map(presentSecurityEvent), ...counts };
    },
    "POST v1/account/security-events": async ({ actor, body, clientAddress }) => {
      await reportForeignEvent(dependencies, actor, { ...body, address: clientAddress });
      return undefined;
    },
  };
}

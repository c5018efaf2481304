import type { memberRoutes } from "@seedbed/contract/access/members";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import { changeRole } from "./operations/change-role.ts";
import { removeMember } from "./operations/remove-member.ts";
import { presentUser } from "./present.ts";

/** The handlers of the member routes. */
export function memberHandlers(dependencies: { database: Database; clock: Clock }): Handlers<typeof memberRoutes> {
  return {
    "PATCH v1/account/members/{id}": async ({ actor, params, body, clientAddress }) => {
      const change = { memberId: params.id, role: body.role };
      return presentUser(await changeRole(dependencies, actor, change, clientAddress));
    },
    "DELETE v1/account/members/{id}": async ({ actor, params, clientAddress }) => {
      await removeMember(dependencies, actor, params.id, clientAddress);
      return undefined;
    },
  };
}

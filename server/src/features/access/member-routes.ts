import type { memberRoutes } from "@seedbed/contract/access/members";
import type { Handlers } from "../../platform/http/handler.ts";
import type { AccessDependencies } from "./dependencies.ts";
import { changeRole } from "./operations/change-role.ts";
import { removeMember } from "./operations/remove-member.ts";
import { type SignOutDependencies, signOutMembers } from "./operations/sign-out-members.ts";
import { presentUser } from "./present.ts";

/** The handlers of the member routes. */
export function memberHandlers(
  dependencies: Pick<AccessDependencies, "mailer"> & SignOutDependencies,
): Handlers<typeof memberRoutes> {
  return {
    "PATCH v1/account/members/{id}": async ({ actor, params, body, clientAddress: address }) => {
      const change = { memberId: params.id, role: body.role, address };
      return presentUser(await changeRole(dependencies, actor, change));
    },
    "DELETE v1/account/members/{id}": async ({ actor, params, clientAddress: address }) => {
      await removeMember(dependencies, actor, { memberId: params.id, address });
      return undefined;
    },
    "DELETE v1/account/members/{id}/sessions": async ({ actor, params, clientAddress: address }) => {
      await signOutMembers(dependencies, actor, { memberId: params.id, address });
      return undefined;
    },
    "DELETE v1/account/sessions": async ({ actor, clientAddress: address }) => {
      await signOutMembers(dependencies, actor, { address });
      return undefined;
    },
  };
}

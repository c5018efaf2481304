import type { invitationRoutes } from "@seedbed/contract/access/invitations";
import type { Handlers } from "../../platform/http/handler.ts";
import type { AccessDependencies } from "./dependencies.ts";
import type { Identity } from "./identity/create-identity.ts";
import { createPasswordCheck } from "./identity/passwords/is-known-password.ts";
import { invitePerson } from "./operations/invite-person.ts";
import { joinCompany } from "./operations/join-company.ts";
import { listInvitations } from "./operations/list-invitations.ts";
import { readInvitation } from "./operations/read-invitation.ts";
import { revokeInvitation } from "./operations/revoke-invitation.ts";
import { signUpWithTicket } from "./operations/sign-up-with-ticket.ts";
import { presentAccount, presentInvitation } from "./present.ts";

interface Dependencies extends AccessDependencies {
  identity: Pick<Identity, "createVerified" | "remove">;
}

/** The handlers of the invitation routes. */
export function invitationHandlers(dependencies: Dependencies): Handlers<typeof invitationRoutes> {
  const passwordCheck = createPasswordCheck(dependencies);
  const { clock, workOf } = dependencies;
  return {
    "GET v1/account/invitations": async ({ actor }) =>
      (await listInvitations(dependencies, actor)).map((invitation) => presentInvitation(invitation, clock())),
    "POST v1/account/invitations": async ({ actor, body, clientAddress: address }) => {
      const { invitation, ticket } = await invitePerson(dependencies, actor, { ...body, address });
      return { ...presentInvitation(invitation, clock()), ticket };
    },
    "DELETE v1/account/invitations/{id}": async ({ actor, params, clientAddress: address }) => {
      await revokeInvitation(dependencies, actor, { invitationId: params.id, address });
      return undefined;
    },
    "GET v1/invitation/{ticket}": ({ params }) => readInvitation(dependencies, params.ticket),
    "POST v1/invitation/{ticket}/sign-up": ({ params, body, clientAddress: address }) =>
      signUpWithTicket({ ...dependencies, passwordCheck }, params.ticket, { ...body, address }),
    "POST v1/invitation/{ticket}/join": async ({ actor, params, clientAddress: address }) => {
      const account = await joinCompany(dependencies, actor, { ...params, address });
      return presentAccount(account, await workOf({ accountId: account.id, userId: actor.userId }));
    },
  };
}

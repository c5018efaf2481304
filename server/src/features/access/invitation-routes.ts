import type { invitationRoutes } from "@seedbed/contract/access/invitations";
import type { Tenant } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import type { Work } from "./access.ts";
import { type InvitingDependencies, invitePerson } from "./operations/invite-person.ts";
import { joinCompany } from "./operations/join-company.ts";
import { listInvitations } from "./operations/list-invitations.ts";
import { readInvitation } from "./operations/read-invitation.ts";
import { revokeInvitation } from "./operations/revoke-invitation.ts";
import { signUpWithTicket, type TicketSignUpDependencies } from "./operations/sign-up-with-ticket.ts";
import { presentAccount, presentInvitation } from "./present.ts";

interface Dependencies extends InvitingDependencies, TicketSignUpDependencies {
  workOf(tenant: Tenant): Promise<Work>;
}

/** The handlers of the invitation routes. */
export function invitationHandlers(dependencies: Dependencies): Handlers<typeof invitationRoutes> {
  const { database, clock, workOf } = dependencies;
  return {
    "GET v1/account/invitations": async ({ actor }) =>
      (await listInvitations(database, actor)).map((invitation) => presentInvitation(invitation, clock())),
    "POST v1/account/invitations": async ({ actor, body, clientAddress }) => {
      const { invitation, ticket } = await invitePerson(dependencies, actor, body, clientAddress);
      return { ...presentInvitation(invitation, clock()), ticket };
    },
    "DELETE v1/account/invitations/{id}": async ({ actor, params, clientAddress }) => {
      await revokeInvitation(dependencies, actor, params.id, clientAddress);
      return undefined;
    },
    "GET v1/invitation/{ticket}": ({ params }) => readInvitation(dependencies, params.ticket),
    "POST v1/invitation/{ticket}/sign-up": ({ params, body, clientAddress }) =>
      signUpWithTicket(dependencies, params.ticket, body, clientAddress),
    "POST v1/invitation/{ticket}/join": async ({ actor, params, clientAddress }) => {
      const account = await joinCompany(dependencies, actor, params.ticket, clientAddress);
      return presentAccount(account, await workOf({ accountId: account.id, userId: actor.userId }));
    },
  };
}

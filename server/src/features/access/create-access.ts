import type { Access } from "./access.ts";
import { recordLostMail } from "./audit/record-lost-mail.ts";
import { recordingRefusals } from "./audit/record-refusals.ts";
import { recordSecurityEvent } from "./audit/record-security-event.ts";
import { removeOldEvents } from "./audit/remove-old-events.ts";
import { securityEventHandlers } from "./audit/routes.ts";
import type { AccessDependencies } from "./dependencies.ts";
import { createAttemptLimits } from "./identity/attempt-limits.ts";
import { createAuthenticate } from "./identity/authenticate.ts";
import { createIdentity } from "./identity/create-identity.ts";
import { createExternalIdentity, type ExternalIdentity } from "./identity/external/create-external-identity.ts";
import { mountIdentity } from "./identity/mount-identity.ts";
import { invitationHandlers } from "./invitation-routes.ts";
import { mailHandlers } from "./mail-routes.ts";
import { memberHandlers } from "./member-routes.ts";
import { createVerifiedUser } from "./operations/create-verified-user.ts";
import { findMembers } from "./operations/find-members.ts";
import { recogniseUser } from "./operations/recognise-user.ts";
import { sessionsLackingFactor } from "./operations/sessions-lacking-factor.ts";
import { accessHandlers } from "./routes.ts";
import { secondFactorHandlers } from "./second-factor/routes.ts";
import { sessionHandlers } from "./sessions/routes.ts";
import { recogniseToken } from "./tokens/recognise-token.ts";
import { removeOldTokens } from "./tokens/remove-old-tokens.ts";
import { tokenHandlers } from "./tokens/routes.ts";

/** Starts access: the embedded identity provider with its schema, or what an external one needs, who calls, and the handlers of the access routes. The database must be migrated. */
export async function createAccess(dependencies: AccessDependencies): Promise<Access> {
  const { database, clock, workOf, externalProvider: provider } = dependencies;
  const settings = { ...dependencies.settings, externalProvider: provider?.name ?? null };
  const limits = createAttemptLimits({ database, clock });
  const identity = provider
    ? await createExternalIdentity(dependencies, provider)
    : await createEmbeddedIdentity(dependencies);
  const authentication = createAuthenticate({
    issuer: identity.issuer,
    clock,
    recognise: (subject, profile) => recogniseUser(dependencies, subject, profile),
    recogniseToken: (token) => recogniseToken(dependencies, token),
  });
  return {
    handlers: {
      ...accessHandlers({ database, clock, identity, settings, workOf }),
      ...invitationHandlers({ ...dependencies, identity }),
      ...mailHandlers({ database }),
      ...memberHandlers({ ...dependencies, identity }),
      ...secondFactorHandlers({ ...dependencies, identity }),
      ...securityEventHandlers({ database, clock, limits }),
      ...sessionHandlers({ database, clock, identity }),
      ...tokenHandlers({ database, clock }),
    },
    authenticate: authentication.authenticate,
    forSockets: {
      findMembers: (userIds) => findMembers(dependencies, userIds),
      sessionEnds: identity.sessionEnds,
      sessionsLackingFactor: (holders) => sessionsLackingFactor({ database, identity }, holders),
      onEnded: authentication.forget,
    },
    mountIdentity: identity.mount,
    createVerifiedUser: (user) => createVerifiedUser({ database, clock, identity }, user),
    async removeOld() {
      await identity.removeExpired();
      await limits.removeOld();
      await removeOldEvents({ database, clock });
      await removeOldTokens({ database, clock });
    },
    recordLostMail: (transaction, mail) => recordLostMail({ clock }, transaction, mail),
    recordRefusal: recordingRefusals(dependencies),
    recordSecurityEvent,
    close: () => identity.close(),
  };
}

/** The embedded provider, to be used like an external one. */
async function createEmbeddedIdentity(dependencies: AccessDependencies): Promise<ExternalIdentity> {
  const identity = await createIdentity(dependencies);
  return {
    ...identity,
    issuer: async () => identity.issuer,
    mount: (app) => mountIdentity(app, identity, dependencies.publicUrl),
  };
}

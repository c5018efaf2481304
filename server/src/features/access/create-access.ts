import type { Access, AccessDependencies } from "./access.ts";
import { createAuthenticate } from "./identity/authenticate.ts";
import { createIdentity } from "./identity/create-identity.ts";
import { mountIdentity } from "./identity/mount-identity.ts";
import { invitationHandlers } from "./invitation-routes.ts";
import { memberHandlers } from "./member-routes.ts";
import { createVerifiedUser } from "./operations/create-verified-user.ts";
import { findMember } from "./operations/find-member.ts";
import { recogniseUser } from "./operations/recognise-user.ts";
import { accessHandlers } from "./routes.ts";

/** Starts access: the identity provider with its schema, who calls, and the handlers of the access routes. The database must be migrated. */
export async function createAccess(dependencies: AccessDependencies): Promise<Access> {
  const { database, clock, publicUrl, settings, workOf } = dependencies;
  const identity = await createIdentity(dependencies);
  return {
    handlers: {
      ...accessHandlers({ database, clock, identity, settings, workOf }),
      ...invitationHandlers({ ...dependencies, identity, externalIdentity: false }),
      ...memberHandlers({ database, clock }),
    },
    authenticate: createAuthenticate({
      issuer: async () => identity.issuer,
      clock,
      recognise: (subject, profile) => recogniseUser(database, subject, profile),
    }),
    findMember: (tenant) => findMember(database, tenant),
    mountIdentity: (app) => mountIdentity(app, identity, publicUrl),
    createVerifiedUser: (user) => createVerifiedUser({ database, clock, identity }, user),
    close: () => identity.close(),
  };
}

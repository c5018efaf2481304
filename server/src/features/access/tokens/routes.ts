import type { AccessToken, tokenRoutes } from "@seedbed/contract/access/tokens";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { createToken } from "./create-token.ts";
import { endToken } from "./end-token.ts";
import { listTokens, type TokenRow } from "./token-store.ts";

/** The handlers of personal access tokens. */
export function tokenHandlers(
  dependencies: Pick<AccessDependencies, "database" | "clock">,
): Handlers<typeof tokenRoutes> {
  const { database } = dependencies;
  return {
    "GET v1/user/tokens": async ({ actor: { accountId, userId } }) => {
      const own = await database.readTenant({ accountId, userId }, (transaction) =>
        listTokens(transaction, { accountId, userId }),
      );
      return own.map(({ token }) => presentToken(token));
    },
    "POST v1/user/tokens": async ({ actor, body, clientAddress: address }) => {
      const { row, token } = await createToken(dependencies, actor, { ...body, address });
      return { ...presentToken(row), token };
    },
    "DELETE v1/user/tokens/{id}": async ({ actor, params, clientAddress: address }) => {
      await endToken(dependencies, actor, { tokenId: params.id, ofAnybody: false, address });
      return undefined;
    },
    "GET v1/account/tokens": async ({ actor }) => {
      const all = await database.readTenant(actor, (transaction) =>
        listTokens(transaction, { accountId: actor.accountId }),
      );
      return all.map(({ token, owner: { id: uuid, firstName, lastName, email } }) => ({
        ...presentToken(token),
        owner: { uuid, firstName, lastName, email },
      }));
    },
    "DELETE v1/account/tokens/{id}": async ({ actor, params, clientAddress: address }) => {
      await endToken(dependencies, actor, { tokenId: params.id, ofAnybody: true, address });
      return undefined;
    },
  };
}

function presentToken({ id, name, scope, ending, createdAt, expiresAt, lastUsedAt }: TokenRow): AccessToken {
  return {
    uuid: id,
    name,
    scope,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

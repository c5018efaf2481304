import type { accessRoutes } from "@seedbed/contract/access/routes";
import type { CurrentUser } from "@seedbed/contract/access/schemas";
import { notFound } from "../../platform/failure.ts";
import type { Actor } from "../../platform/http/actor.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import type { PublicSettings } from "./access.ts";
import type { AccessDependencies } from "./dependencies.ts";
import type { Identity } from "./identity/create-identity.ts";
import { createAccount } from "./operations/create-account.ts";
import { dismissNotice } from "./operations/dismiss-notice.ts";
import { getCurrentUser } from "./operations/get-current-user.ts";
import { listUsers } from "./operations/list-users.ts";
import { readDismissedNotices } from "./operations/read-dismissed-notices.ts";
import { updateAccount } from "./operations/update-account.ts";
import { updateProfile } from "./operations/update-profile.ts";
import { accountTag, presentAccount, presentUser, userTag } from "./present.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock" | "workOf"> {
  identity: Pick<Identity, "rename">;
  settings: PublicSettings;
}

/** The handlers of the access routes. */
export function accessHandlers(dependencies: Dependencies): Handlers<typeof accessRoutes> {
  const { database, settings, workOf } = dependencies;

  const currentUser = async (actor: Actor, setEtag: (tag: string) => void): Promise<CurrentUser> => {
    const { user, account } = await getCurrentUser(dependencies, actor);
    setEtag(userTag(user));
    // Not for programs, nor before the second factor that is asked for.
    const key = actor.session && !actor.lacksSecondFactor ? { keptKey: user.keptKey } : {};
    if (!account) return { user: presentUser(user), account: null, ...key };
    const work = await workOf({ accountId: account.id, userId: user.id });
    const missing = actor.lacksSecondFactor ? { secondFactor: "missing" as const } : {};
    return { user: presentUser(user), account: presentAccount(account, work), ...missing, ...key };
  };

  return {
    "GET v1/settings": async () => settings,
    "GET v1/account": async ({ actor, setEtag }) => {
      const { account } = await getCurrentUser(dependencies, actor);
      if (!account) throw notFound("Your company was not found.");
      setEtag(accountTag(account));
      return presentAccount(account, await workOf(actor));
    },
    "POST v1/account": async ({ actor, body, setEtag }) => {
      const account = await createAccount(dependencies, actor.userId, body);
      setEtag(accountTag(account));
      return presentAccount(account, { hasConcepts: false, hasSeeds: false });
    },
    "PUT v1/account": async ({ actor, body: change, ifMatch, setEtag, clientAddress: address }) => {
      const account = await updateAccount(dependencies, actor, { change, ifMatch, address });
      setEtag(accountTag(account));
      return presentAccount(account, await workOf(actor));
    },
    "GET v1/user/": ({ actor, setEtag }) => currentUser(actor, setEtag),
    "PATCH v1/user/": async ({ actor, body: change, ifMatch, setEtag }) => {
      await updateProfile(dependencies, actor, { change, ifMatch });
      return currentUser(actor, setEtag);
    },
    "GET v1/user/notices": ({ actor }) =>
      database.readTenant(actor, (transaction) => readDismissedNotices(transaction, actor)),
    "POST v1/user/notices": ({ actor, body }) =>
      database.withTenant(actor, (transaction) => dismissNotice(transaction, actor, body.notice)),
    "GET v1/user/list": async ({ actor, query }) => (await listUsers(dependencies, actor, query)).map(presentUser),
  };
}

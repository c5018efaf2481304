import type { SecondFactor, SecondFactorOfCompany } from "@seedbed/contract/access/second-factor";
import type { Actor, Member } from "../../../platform/http/actor.ts";
import { getCurrentUser } from "../operations/get-current-user.ts";
import { isSecondFactorDemanded, listUsers } from "../store.ts";
import type { SecondFactorDependencies } from "./second-factor-dependencies.ts";

type Dependencies = Pick<SecondFactorDependencies, "database" | "identity" | "externalProvider">;

/** The caller's second factors. */
export async function readSecondFactor({ database, identity }: Dependencies, actor: Actor): Promise<SecondFactor> {
  const { user, account } = await getCurrentUser({ database }, actor);
  const { passkeys, ...factors } = await identity.secondFactors.of(user.subject);
  return {
    ...factors,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      uuid: id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    demanded: account?.secondFactorDemanded ?? false,
    proven: actor.session?.proven ?? false,
  };
}

/** Whether the company asks for a second factor, and which members have one. */
export async function readCompanySecondFactor(
  { database, identity, externalProvider }: Dependencies,
  actor: Member,
): Promise<SecondFactorOfCompany> {
  const { demanded, members } = await database.readTenant(actor, async (transaction) => ({
    demanded: await isSecondFactorDemanded(transaction, actor.accountId),
    members: await listUsers(transaction, actor.accountId, {}),
  }));
  const having = new Set(await identity.secondFactors.among(members.map(({ subject }) => subject)));
  return {
    demanded,
    having: members.filter(({ subject }) => having.has(subject)).map(({ id }) => id),
    provider: externalProvider?.name ?? null,
  };
}

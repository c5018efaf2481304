import type { secondFactorRoutes } from "@seedbed/contract/access/second-factor";
import type { Handlers } from "../../../platform/http/handler.ts";
import { demandSecondFactor } from "./demand-second-factor.ts";
import { readCompanySecondFactor, readSecondFactor } from "./read-second-factor.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import type { SecondFactorDependencies } from "./second-factor-dependencies.ts";

/** The handlers of second factors. */
export function secondFactorHandlers(dependencies: SecondFactorDependencies): Handlers<typeof secondFactorRoutes> {
  return {
    "GET v1/user/second-factor": ({ actor }) => readSecondFactor(dependencies, actor),
    "GET v1/account/second-factor": ({ actor }) => readCompanySecondFactor(dependencies, actor),
    "PUT v1/account/second-factor": async ({ actor, body, clientAddress: address }) => {
      await demandSecondFactor(dependencies, actor, { demanded: body.demanded, address });
      return readCompanySecondFactor(dependencies, actor);
    },
    "DELETE v1/account/members/{id}/second-factor": async ({ actor, params, clientAddress: address }) => {
      await resetSecondFactor(dependencies, actor, { memberId: params.id, address });
      return undefined;
    },
  };
}

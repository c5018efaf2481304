import type { researchRoutes } from "@seedbed/contract/report/research/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { changePlan } from "./plan/change-plan.ts";
import { createPlanMaker } from "./plan/make-plan.ts";
import { orderPlan } from "./plan/order-plan.ts";
import { readResearch } from "./progress/read-research.ts";

export function researchHandlers(dependencies: ReportDependencies): Handlers<typeof researchRoutes> {
  const { database } = dependencies;
  const makePlan = createPlanMaker(dependencies);
  return {
    "GET v1/concept/{id}/research": ({ actor, params }) =>
      database.withTenant(actor, (transaction) =>
        readResearch(dependencies, transaction, { actor, reference: params.id }),
      ),
    "POST v1/concept/{id}/research/plan": ({ actor, params, query }) =>
      orderPlan(dependencies, makePlan, { actor, reference: params.id, anew: query.anew }),
    "PUT v1/concept/{id}/research/plan": ({ actor, params, body }) =>
      changePlan(dependencies, { actor, reference: params.id }, body),
  };
}

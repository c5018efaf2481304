import { routesOf } from "#test-support/generated-input/route-groups.ts";
import { testRoutes } from "#test-support/generated-input/test-routes.ts";

testRoutes(routesOf("incubation"), {
  choosy: [
    "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}",
    "POST v2/concept/incubation/seed/{id}/generated/{conceptUuid}/report",
  ],
});

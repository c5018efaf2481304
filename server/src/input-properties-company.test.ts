import { routesOf } from "#test-support/generated-input/route-groups.ts";
import { testRoutes } from "#test-support/generated-input/test-routes.ts";

testRoutes(routesOf("company"), {
  // Nothing was read for this company: what these do with a source is tested beside them.
  // A delivery and its webhook are seldom drawn together: what sending again does is tested beside it.
  // Who calls has no second factor, and so cannot ask others for one: that is tested beside it.
  refusing: [
    "PUT v1/account/second-factor",
    "GET v1/sources/{source}/copy",
    "POST v1/sources/{source}/reject",
    "POST v1/sources/{source}/accept",
    "POST v1/account/webhooks/{id}/deliveries/{delivery}/again",
  ],
});

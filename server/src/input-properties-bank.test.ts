import { routesOf } from "#test-support/generated-input/route-groups.ts";
import { testRoutes } from "#test-support/generated-input/test-routes.ts";

testRoutes(routesOf("bank"));

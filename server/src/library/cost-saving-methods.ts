import { assetsAndSitesMethods } from "./cost-saving-methods/assets-and-sites.ts";
import type { CostSavingMethod } from "./cost-saving-methods/cost-saving-method.ts";
import { peopleAndPolicyMethods } from "./cost-saving-methods/people-and-policy.ts";
import { supplyAndStockMethods } from "./cost-saving-methods/supply-and-stock.ts";
import { workAndProcessMethods } from "./cost-saving-methods/work-and-process.ts";

/** The 22 cost-saving methods of the product, each with its own icon. */
export const costSavingMethods: readonly CostSavingMethod[] = [
  ...workAndProcessMethods,
  ...supplyAndStockMethods,
  ...assetsAndSitesMethods,
  ...peopleAndPolicyMethods,
];

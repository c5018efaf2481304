import type { BusinessModelPattern } from "./business-models/business-model.ts";
import { licensingAndDataModels } from "./business-models/licensing-and-data.ts";
import { platformModels } from "./business-models/platform.ts";
import { productSalesModels } from "./business-models/product-sales.ts";
import { recurringModels } from "./business-models/recurring.ts";
import { serviceModels } from "./business-models/services.ts";
import { usageBasedModels } from "./business-models/usage-based.ts";

/** The thirty business models the project knows, each with its own icon. */
export const businessModels: readonly BusinessModelPattern[] = [
  ...recurringModels,
  ...usageBasedModels,
  ...productSalesModels,
  ...platformModels,
  ...licensingAndDataModels,
  ...serviceModels,
];

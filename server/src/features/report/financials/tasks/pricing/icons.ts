/** Tabler icons a consideration about the price may carry. Their names tell a model what they stand for. */
export const pricingIconNames = [
  "scale",
  "users",
  "calendar",
  "receipt",
  "discount",
  "coin",
  "chart-bar",
  "shield-check",
  "file-text",
  "trending-up",
  "gift",
  "alert-triangle",
] as const;

export type PricingIcon = (typeof pricingIconNames)[number];

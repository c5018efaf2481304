/** Tabler icons a consideration about the price may carry, with what each stands for. */
export const pricingIcons = {
  scale: "comparison with what customers pay today",
  users: "different customers, different willingness",
  calendar: "timing, season, contract length",
  receipt: "billing, payment terms",
  discount: "discounts and volume",
  coin: "cost per unit and margin",
  "chart-bar": "how usage varies",
  "shield-check": "guarantees and risk",
  "file-text": "contracts and procurement rules",
  "trending-up": "raising or changing the price later",
  gift: "trials and first offers",
  "alert-triangle": "what could make the price fail",
} as const satisfies Record<string, string>;

export type PricingIcon = keyof typeof pricingIcons;

export const pricingIconNames = Object.keys(pricingIcons) as [PricingIcon, ...PricingIcon[]];

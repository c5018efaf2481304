/** Tabler icons a cost driver may carry, with what each stands for. */
export const costIcons = {
  users: "people and wages",
  package: "goods and material",
  "truck-delivery": "transport and delivery",
  building: "premises and sites",
  tool: "equipment and upkeep",
  cpu: "software and hosting",
  bolt: "energy",
  speakerphone: "sales and marketing",
  headset: "customer service and onboarding",
  "shield-check": "compliance, insurance, certification",
  license: "licences and royalties",
  receipt: "payment, billing and bad debt",
  recycle: "returns, waste and end of life",
  school: "training",
} as const satisfies Record<string, string>;

export type CostIcon = keyof typeof costIcons;

export const costIconNames = Object.keys(costIcons) as [CostIcon, ...CostIcon[]];

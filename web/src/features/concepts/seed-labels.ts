import type { SeedStatus, SeedType } from "@seedbed/contract/incubation/schemas";

export const seedTypeLabels = {
  EXPAND_AN_EXISTING_IDEA: "Expand An Existing Idea",
  IDENTIFY_NEW_OPPORTUNITIES: "Identify New Opportunities",
} as const satisfies Record<SeedType, string>;

export const seedStatusLabels = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
} as const satisfies Record<SeedStatus, string>;

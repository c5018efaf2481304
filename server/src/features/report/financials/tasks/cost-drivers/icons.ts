/** Tabler icons a cost driver may carry. Their names tell a model what they stand for. */
export const costIconNames = [
  "users",
  "package",
  "truck-delivery",
  "building",
  "tool",
  "cpu",
  "bolt",
  "speakerphone",
  "headset",
  "shield-check",
  "license",
  "receipt",
  "recycle",
  "school",
] as const;

export type CostIcon = (typeof costIconNames)[number];

/** Tabler icons a market force may carry. Their names tell a model what they stand for. */
export const forceIconNames = [
  "users",
  "swords",
  "truck",
  "replace",
  "scale",
  "cpu",
  "coin",
  "tool",
  "building",
  "database",
  "leaf",
  "building-bank",
  "heart-handshake",
] as const;

export type ForceIcon = (typeof forceIconNames)[number];

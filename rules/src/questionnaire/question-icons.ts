/** Icons (Tabler names) a clarifying question may carry. */
export const questionIcons = [
  "bulb",
  "users",
  "user-question",
  "coins",
  "receipt",
  "target-arrow",
  "calendar",
  "map-pin",
  "tool",
  "truck",
  "building-store",
  "scale",
  "shield-check",
  "alert-triangle",
  "chart-bar",
  "puzzle",
] as const;
export type QuestionIcon = (typeof questionIcons)[number];

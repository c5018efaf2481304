import type { Trend } from "@seedbed/contract/report/trends/schemas";

/** Tabler icon names. */
export const trendIcons: Readonly<Record<Trend["category"], string>> = {
  Political: "building-bank",
  Economic: "coins",
  Social: "users",
  Technological: "cpu",
  Environmental: "leaf",
  Legal: "gavel",
};

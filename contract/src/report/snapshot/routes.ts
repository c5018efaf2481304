import type { Routes } from "../../route.ts";

export const snapshotRoutes = {
  "GET v1/concept/{id}/snapshot/download": {
    summary: "The Opportunity Snapshot: the report on four pages, as a tagged PDF.",
    access: "member",
    status: 200,
    file: "application/pdf",
    expensive: true,
  },
} as const satisfies Routes;

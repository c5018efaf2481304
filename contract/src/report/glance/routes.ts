import type { Routes } from "../../route.ts";
import { Glance } from "./schemas.ts";

export const glanceRoutes = {
  "GET v2/concept/{id}/report/glance": {
    summary: "What the first page of a report says of its sections, each null until it is there.",
    access: "member",
    status: 200,
    answer: Glance,
  },
} as const satisfies Routes;

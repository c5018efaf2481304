import { z } from "zod";
import type { Routes } from "../route.ts";

export const realtimeRoutes = {
  "POST v1/realtime/ticket": {
    summary: "A single-use ticket, valid for 60 seconds, that opens the socket.",
    access: "member",
    tokens: "never",
    status: 201,
    answer: z.object({ ticket: z.string() }),
  },
} as const satisfies Routes;

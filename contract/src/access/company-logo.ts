import { z } from "zod";
import type { Routes } from "../route.ts";

export const companyLogoRoutes = {
  "GET v1/company-logo/{host}": {
    summary: "The logo of the company with this host name.",
    access: "member",
    status: 200,
    /** `image` is a `data:` URL; null when none is known, and the caller shows its default image. */
    answer: z.object({ host: z.string(), image: z.string().nullable() }),
  },
} as const satisfies Routes;

import { z } from "zod";
import { textUpTo } from "../plain-text.ts";
import type { Routes } from "../route.ts";

export const companySuggestRoutes = {
  "GET v1/company-suggest": {
    summary: "Companies that go by this host name or by a name that begins so, the nearest first.",
    access: "member",
    status: 200,
    /** Often only the beginning of it. In the query, because what is typed may hold a slash, or be two dots. */
    query: z.object({ host: textUpTo(200) }),
    /** `domain` without protocol and "www". */
    answer: z.object({
      results: z.array(z.object({ name: z.string(), domain: z.string(), headquarters: z.string() })),
    }),
  },
} as const satisfies Routes;

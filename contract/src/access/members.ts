import { z } from "zod";
import type { Routes } from "../route.ts";
import { Role, User } from "./schemas.ts";

export const memberRoutes = {
  "PATCH v1/account/members/{id}": {
    summary: "Changes a member's role. The last admin stays one.",
    access: "admin",
    status: 200,
    body: z.object({ role: Role }),
    answer: User,
    errors: ["conflict"],
  },
  "DELETE v1/account/members/{id}": {
    summary: "Ends a member's access; what the member made stays. The last admin cannot be removed.",
    access: "admin",
    status: 204,
    errors: ["conflict"],
  },
  "DELETE v1/account/members/{id}/sessions": {
    summary: "Signs another member out everywhere; sockets close at once. Personal access tokens go on.",
    access: "admin",
    status: 204,
    errors: ["conflict"],
  },
  "DELETE v1/account/sessions": {
    summary: "Signs everybody else of the company out everywhere; sockets close at once. Personal access tokens go on.",
    access: "admin",
    status: 204,
    errors: ["conflict"],
  },
} as const satisfies Routes;

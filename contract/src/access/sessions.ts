import { z } from "zod";
import { Instant, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";

export const SignedInSession = z.object({
  uuid: Uuid,
  /** What somebody signed in with, in words such as `Firefox on Linux`. */
  device: z.string(),
  startedAt: Instant,
  /** To some ten minutes. */
  lastUsedAt: Instant,
  /** However much it is used; one that nobody uses ends earlier. */
  endsAt: Instant,
  /** Whether the call came in it. */
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** Where the caller is signed in. With an external identity provider that alone knows: then there are none here. */
export const sessionRoutes = {
  "GET v1/user/sessions": {
    summary: "The caller's sessions, the last used first.",
    access: "signed-in",
    beforeSecondFactor: true,
    tokens: "never",
    status: 200,
    answer: z.array(SignedInSession),
  },
  "DELETE v1/user/sessions/{id}": {
    summary:
      "Signs out one of the caller's sessions; its sockets close at once. Another than the caller's own wants a sign-in, or a password entered again, within ten minutes (precondition_failed).",
    access: "signed-in",
    beforeSecondFactor: true,
    tokens: "never",
    status: 204,
    errors: ["precondition_failed"],
  },
  "DELETE v1/user/sessions": {
    summary:
      "Signs the caller out everywhere, here as well. Wants a sign-in, or a password entered again, within ten minutes (precondition_failed).",
    access: "signed-in",
    beforeSecondFactor: true,
    tokens: "never",
    status: 204,
    errors: ["precondition_failed"],
  },
} as const satisfies Routes;

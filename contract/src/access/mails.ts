import { z } from "zod";
import type { Routes } from "../route.ts";

/**
 * What became of a mail. `kept`: there is no mail server. `on-its-way`: sent, or about to be. `delayed`: the mail server does not take mails at
 * the moment, and is tried again. `failed`: refused for good. `expired`: not sent in time; what it held no longer works. `replaced`: a newer
 * one goes out instead.
 */
export const MailState = z.enum(["kept", "on-its-way", "delayed", "failed", "expired", "replaced"]);
export type MailState = z.infer<typeof MailState>;

export const mailRoutes = {
  "GET v1/mails/{id}": {
    summary: "What became of a mail, for whoever was given its id.",
    access: "public",
    status: 200,
    answer: z.object({ state: MailState }),
    errors: ["not_found"],
  },
} as const satisfies Routes;

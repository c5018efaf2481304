import { z } from "zod";
import type { Routes } from "../route.ts";

/** `note`: worth knowing, or not tried. `wrong`: something that is set, or needed, does not work. */
export const FindingStatus = z.enum(["ok", "note", "wrong"]);
export type FindingStatus = z.infer<typeof FindingStatus>;

/** What is so with a part of the server, such as its database, in a sentence without secrets. */
export const Finding = z.object({
  part: z.string(),
  status: FindingStatus,
  says: z.string(),
  /** What to do about it; null when there is nothing to do. */
  todo: z.string().nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const doctorRoutes = {
  "GET v1/settings/findings": {
    summary: "Tries what the server is set to use, and tells what works.",
    access: "admin",
    status: 200,
    answer: z.array(Finding),
    expensive: true,
  },
  "POST v1/settings/test-mail": {
    summary: "Sends the caller a test mail, and tells what the mail server answered.",
    access: "admin",
    status: 200,
    answer: Finding,
    expensive: true,
  },
} as const satisfies Routes;

import { z } from "zod";

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

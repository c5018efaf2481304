import { z } from "zod";
import { goalMaxLength } from "../limits.ts";
import { requiredText, textUpTo, Uuid } from "../plain-text.ts";

export const Role = z.enum(["admin", "member"]);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  uuid: Uuid,
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  role: Role,
  profileImage: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const Account = z.object({
  uuid: Uuid,
  name: z.string(),
  domain: z.string(),
  goal: z.string(),
  hasConcepts: z.boolean(),
  hasSeeds: z.boolean(),
});
export type Account = z.infer<typeof Account>;

export const NewAccount = z.object({
  name: requiredText(200),
  domain: requiredText(253, "Enter a valid domain name."),
  goal: requiredText(goalMaxLength),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const CurrentUser = z.object({
  user: User,
  account: Account.nullable(),
  /** There when the company asks for a second factor that this session was begun without: until then nearly everything else is refused. */
  secondFactor: z.literal("missing").optional(),
  /** For sessions, not for programs: what browsers keep of unsent words is encrypted with it. */
  keptKey: z.string().optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const UserChange = z
  .object({
    firstName: requiredText(100, "Fields cannot be empty."),
    lastName: requiredText(100, "Fields cannot be empty."),
    jobTitle: textUpTo(150),
  })
  .partial();
export type UserChange = z.infer<typeof UserChange>;

export const UserListQuery = z.object({
  email: textUpTo(320).optional(),
  firstName: textUpTo(100).optional(),
  lastName: textUpTo(100).optional(),
  search: textUpTo(200).optional(),
});

/**
 * Notices that a person is shown until dismissing them. `no-model`: the offline drafter writes, and how to connect a model. `no-research`: nothing is
 * looked up, and how to connect a search provider.
 */
export const Notice = z.enum(["no-model", "no-research"]);
export type Notice = z.infer<typeof Notice>;

export const DismissedNotices = z.object({ dismissed: z.array(Notice) });
export type DismissedNotices = z.infer<typeof DismissedNotices>;

import { z } from "zod";
import type { Routes } from "../route.ts";
import {
  Account,
  CurrentUser,
  DismissedNotices,
  NewAccount,
  Notice,
  User,
  UserChange,
  UserListQuery,
} from "./schemas.ts";

export const accessRoutes = {
  "GET v1/settings": {
    summary: "What a page needs before anybody has signed in.",
    access: "public",
    status: 200,
    answer: z.object({
      supportEmail: z.string(),
      writer: z.string(),
      offline: z.boolean(),
      localMailbox: z.boolean(),
      /** Name of the external identity provider that people sign in at; null for the embedded one with email and password. */
      externalProvider: z.string().nullable(),
    }),
  },
  "GET v1/account": {
    summary: "The caller's company.",
    access: "member",
    status: 200,
    answer: Account,
    errors: ["not_found"],
  },
  "POST v1/account": {
    summary: "Creates the caller's company and makes the caller its admin.",
    access: "signed-in",
    status: 201,
    body: NewAccount,
    answer: Account,
    errors: ["conflict"],
  },
  "PUT v1/account": {
    summary: "Changes the company.",
    access: "admin",
    status: 200,
    body: NewAccount,
    answer: Account,
    errors: ["not_found", "precondition_failed"],
  },
  "GET v1/user/": {
    summary: "The caller and the caller's company.",
    access: "signed-in",
    beforeSecondFactor: true,
    status: 200,
    answer: CurrentUser,
  },
  "PATCH v1/user/": {
    summary: "Changes the caller's own profile.",
    access: "signed-in",
    status: 200,
    body: UserChange,
    answer: CurrentUser,
    errors: ["precondition_failed"],
  },
  "GET v1/user/notices": {
    summary: "The notices that the caller has dismissed.",
    access: "member",
    status: 200,
    answer: DismissedNotices,
  },
  "POST v1/user/notices": {
    summary: "Dismisses a notice, for good and on every device of the caller.",
    access: "member",
    status: 200,
    body: z.object({ notice: Notice }),
    answer: DismissedNotices,
  },
  "GET v1/user/list": {
    summary: "The users of the company.",
    access: "member",
    status: 200,
    query: UserListQuery,
    answer: z.array(User),
    heavy: { work: "search", with: "search" },
  },
} as const satisfies Routes;

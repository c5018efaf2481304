import type { Finding } from "@seedbed/contract/access/doctor";

/** A finding before it is said of which part. */
export type Answer = Omit<Finding, "part">;

export const ok = (says: string): Answer => ({ status: "ok", says, todo: null });
export const note = (says: string, todo: string | null = null): Answer => ({ status: "note", says, todo });
export const wrong = (says: string, todo: string | null = null): Answer => ({ status: "wrong", says, todo });

import type { Role } from "@seedbed/contract/access/schemas";

export const roleNames: Record<Role, string> = { admin: "Admin", member: "Member" };

/** For a native select. */
export const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

/** What a select says; anything but "admin" is the lesser role. */
export const roleFrom = (value: string): Role => (value === "admin" ? "admin" : "member");

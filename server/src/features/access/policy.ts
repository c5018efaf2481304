import { Failure } from "../../platform/failure.ts";
import type { Member } from "../../platform/http/actor.ts";

/** Only admins change the company. */
export function mayChangeAccount(actor: Member): void {
  if (actor.role !== "admin") throw new Failure("forbidden", "Admin access required");
}

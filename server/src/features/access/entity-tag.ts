import { createHash } from "node:crypto";
import { Failure } from "../../platform/failure.ts";

/** A tag that changes with any of the fields a person can edit. */
export function entityTag(fields: Record<string, string>): string {
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 22);
}

/** Refuses a change that was made on an older state than the stored one. Without `If-Match` any change goes. */
export function assertUnchanged(ifMatch: string | undefined, tag: string): void {
  if (ifMatch !== undefined && ifMatch !== "*" && ifMatch !== tag)
    throw new Failure(
      "precondition_failed",
      "Somebody else changed this in the meantime. Reload to see the newest state.",
    );
}

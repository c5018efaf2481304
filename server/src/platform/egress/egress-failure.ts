/** Why nothing was fetched. The first three never reach the other side. */
export type EgressReason = "protocol" | "address" | "redirects" | "too-large" | "timeout" | "unreachable";

/** A call to the outside that was refused or failed; the message names the host, never a whole address. */
export class EgressFailure extends Error {
  readonly reason: EgressReason;

  constructor(reason: EgressReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EgressFailure";
    this.reason = reason;
  }
}

/** Why nothing was fetched. The first four never reach the other side. */
export type EgressReason = "protocol" | "host" | "address" | "redirects" | "too-large" | "timeout" | "unreachable";

/** A call to the outside that was refused or failed; the message names the host, never a whole address. */
export class EgressFailure extends Error {
  readonly reason: EgressReason;

  constructor(reason: EgressReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EgressFailure";
    this.reason = reason;
  }
}

import { isIP } from "node:net";
import type { EgressFailure } from "../../egress/egress-failure.ts";
import { isPublicAddress } from "../../egress/public-address.ts";
import { PageRefused } from "../page-reader.ts";

/** A failure of the way to a page, said for a person. `redirected`: it was met on the way on from the address that was asked for. */
export function refusalOf(failure: EgressFailure, { url, redirected }: { url: URL; redirected: boolean }): PageRefused {
  // Of an address that is wrong in two ways the worse is told.
  const reason = failure.reason === "protocol" && isPrivate(url) ? "address" : failure.reason;
  return new PageRefused(reason === "host" ? "address" : reason, sentenceOf(reason, redirected), { cause: failure });
}

function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replaceAll(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isPublicAddress(address);
}

function sentenceOf(reason: EgressFailure["reason"], redirected: boolean): string {
  switch (reason) {
    case "address":
      return redirected ? "redirects to a private address" : "its address is a private one";
    case "host":
      return redirected
        ? "redirects to a host that this server may not call"
        : "its host may not be called by this server";
    case "protocol":
      return redirected ? "redirects to an address that is not https" : "its address is not https";
    case "redirects":
      return "redirects more than three times";
    case "too-large":
      return "larger than 2 MB";
    case "timeout":
      return "no answer in 10 s";
    case "unreachable":
      return "cannot be reached";
  }
}

/** A status other than success, said for a person. */
export function refusalOfStatus(status: number): PageRefused {
  return new PageRefused("status", statusSentence(status));
}

function statusSentence(status: number): string {
  if (status === 401 || status === 407) return "asks for a sign-in";
  if (status === 402) return "asks for money";
  if (status === 403 || status === 451) return "does not let itself be read";
  if (status === 404 || status === 410) return "is not there any more";
  if (status === 429) return "was asked too often";
  if (status >= 500) return "its server does not work";
  return `answers with status ${status}`;
}

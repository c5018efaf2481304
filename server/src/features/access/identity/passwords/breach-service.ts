import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { createEgress } from "../../../../platform/egress/create-egress.ts";
import type { EgressPolicy } from "../../../../platform/egress/egress-policy.ts";

/** A service that knows passwords of breaches by the beginnings of their SHA-1 hashes, as the range API of Have I Been Pwned does. */
export interface BreachService {
  /** With `{prefix}` for the first five letters of the hash. */
  url: string;
  /** Hosts that may be called by http and in the own network. */
  trustedHosts?: readonly string[];
  /** Which hosts may be called at all, and which by http. */
  policy?: EgressPolicy;
  /** Milliseconds. */
  timeout: number;
}

export const publicBreachService: BreachService = {
  url: "https://api.pwnedpasswords.com/range/{prefix}",
  timeout: 3_000,
};

const prefixLength = 5;
/** A range of a thousand hashes with its padding is a twentieth of it. */
const maxBytes = 1_000_000;

/**
 * Tells whether a password was in a breach. The service is told five of forty letters of its hash, which some thousand others share, and asked for padding, so that
 * the length of its answer tells nothing. False, with a line in the log, when it cannot be asked: nobody is kept from signing up by that.
 */
export function createBreachCheck({ url, trustedHosts = [], policy, timeout }: BreachService, log: Logger) {
  const egress = createEgress({ trustedHosts, policy });
  return async (password: string): Promise<boolean> => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)];
    try {
      const asking = { maxBytes, timeout, accept: "text/plain", headers: { "add-padding": "true" } };
      const { status, body } = await egress.get(url.replace("{prefix}", prefix), asking);
      if (status !== 200) throw new Error(`the service answered ${status}`);
      return isIn(body.toString("latin1"), rest);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ part: "identity", reason }, "whether a password was in a breach could not be asked");
      return false;
    }
  };
}

/** A line of a range is the rest of a hash and how often it was seen; padding was never seen. */
const isIn = (range: string, rest: string) =>
  range.split(/\r?\n/).some((line) => {
    const [hash, count] = line.trim().split(":");
    return hash?.toUpperCase() === rest && Number(count) > 0;
  });

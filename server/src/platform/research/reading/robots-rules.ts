import robotsParser from "robots-parser";
import type { Egress, Fetched } from "../../egress/create-egress.ts";
import { EgressFailure } from "../../egress/egress-failure.ts";
import { PageRefused } from "../page-reader.ts";
import { refusalOf } from "./refusals.ts";

/** What a host lets machines read. */
export interface RobotsRules {
  /** Milliseconds that the host wants between two calls; 0 when it says nothing. Throws `PageRefused` for a page that it forbids. */
  pauseFor(url: URL, signal: AbortSignal): Promise<number>;
}

interface HostRules {
  pauseFor(url: URL): number;
  until: number;
}

// Its types speak of a module with a default, and it is one without.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
const agent = "Seedbed";
const day = 24 * 3_600_000;
/** A host whose rules could not be read is asked again after so long. */
const retryAfter = 5 * 60_000;
const hostsMax = 500;
const longestPause = 10_000;
/** What the rules of a host may have at most: matching many long patterns would take the server's time. */
const wildcardLettersMax = 50_000;
const fetching = { maxBytes: 512_000, timeout: 10_000, accept: "text/plain, */*;q=0.5" };

/**
 * Reads the robots.txt of hosts, each once a day. One that is not there allows everything; one that cannot be read, because its server fails or
 * is silent, forbids everything for some minutes.
 */
export function createRobotsRules({ egress, now }: { egress: Egress; now: () => number }): RobotsRules {
  const rulesByOrigin = new Map<string, HostRules>();

  async function rulesOf(origin: string, signal: AbortSignal): Promise<HostRules> {
    const known = rulesByOrigin.get(origin);
    if (known && known.until > now()) return known;
    const rules = await read(origin, signal);
    rulesByOrigin.delete(origin);
    rulesByOrigin.set(origin, rules);
    const [oldest] = rulesByOrigin.keys();
    if (rulesByOrigin.size > hostsMax && oldest !== undefined) rulesByOrigin.delete(oldest);
    return rules;
  }

  async function read(origin: string, signal: AbortSignal): Promise<HostRules> {
    const address = `${origin}/robots.txt`;
    try {
      return rulesIn(address, await egress.get(address, { ...fetching, signal }));
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error;
      // The call of the page itself is refused for the same reason, or its rules lead astray: then it has none.
      if (["protocol", "address", "redirects"].includes(error.reason)) return allowing();
      return refusing(
        error.reason === "too-large" ? tooLong() : refusalOf(error, { url: new URL(address), redirected: false }),
      );
    }
  }

  function rulesIn(address: string, { status, body }: Fetched): HostRules {
    if (status >= 500 || status === 429)
      return refusing(new PageRefused("robots", "robots.txt cannot be read for now"));
    if (status !== 200) return allowing();
    const lines = body.toString("utf8").split(/\r\n|\r|\n/);
    const letters = lines.reduce((sum, line) => sum + (line.includes("*") ? line.length : 0), 0);
    if (letters > wildcardLettersMax) return refusing(tooLong());
    const robots = parseRobots(address, lines.join("\n"));
    return {
      until: now() + day,
      pauseFor(url) {
        if (robots.isDisallowed(url.href, agent)) throw new PageRefused("robots", "robots.txt forbids it");
        return Math.min((robots.getCrawlDelay(agent) ?? 0) * 1_000, longestPause);
      },
    };
  }

  const allowing = (): HostRules => ({ until: now() + day, pauseFor: () => 0 });
  const refusing = (refusal: PageRefused): HostRules => ({
    until: now() + retryAfter,
    pauseFor() {
      throw new PageRefused(refusal.reason, refusal.message, { cause: refusal.cause });
    },
  });

  return {
    pauseFor: async (url, signal) => (await rulesOf(url.origin, signal)).pauseFor(url),
  };
}

const tooLong = () => new PageRefused("robots", "robots.txt is too long to be followed");

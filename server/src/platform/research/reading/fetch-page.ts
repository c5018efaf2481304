import type { Egress, Fetched } from "../../egress/create-egress.ts";
import { EgressFailure } from "../../egress/egress-failure.ts";
import { PageRefused } from "../page-reader.ts";
import type { HostTurns } from "./host-turns.ts";
import type { Places } from "./places.ts";
import { refusalOf, refusalOfStatus } from "./refusals.ts";
import type { RobotsRules } from "./robots-rules.ts";
import { unpackedBody } from "./unpacked-body.ts";

export interface FetchingPages {
  egress: Egress;
  robots: RobotsRules;
  hosts: HostTurns;
  places: Places;
  now: () => number;
  /** Milliseconds between two calls to a host. */
  pause: number;
  /** Milliseconds for a page with all its redirects; waiting for one's turn does not count. */
  timeout: number;
}

export interface FetchedFile {
  url: string;
  contentType: string;
  content: Buffer;
}

const maxBytes = 2_000_000;
const longestAddress = 2_048;
const redirectsMax = 3;
const accept = "text/html, application/xhtml+xml, application/pdf, text/plain;q=0.9";

/**
 * Gets a page in at most 3 redirects, each step in the turn of its host and only where the host's robots.txt lets it. Throws `PageRefused`, and
 * the signal's reason when aborted.
 */
export async function fetchPage(start: string, pages: FetchingPages, signal: AbortSignal): Promise<FetchedFile> {
  let url = parsed(start);
  let left = pages.timeout;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    try {
      const { answer, took } = await step(url, left, { pages, signal });
      left -= took;
      const { status, location, contentType } = answer;
      if (status >= 300 && status < 400 && location !== undefined) url = parsed(location, url);
      else if (status !== 200) throw refusalOfStatus(status);
      else
        return {
          url: url.href,
          contentType,
          content: await unpackedBody(answer.body, answer.contentEncoding, maxBytes),
        };
    } catch (error) {
      throw error instanceof EgressFailure ? refusalOf(error, { url, redirected: redirects > 0 }) : error;
    }
  }
  throw refusalOf(new EgressFailure("redirects", `more than ${redirectsMax} redirects`), { url, redirected: true });
}

interface Step {
  pages: FetchingPages;
  signal: AbortSignal;
}

function step(url: URL, timeout: number, { pages, signal }: Step): Promise<{ answer: Fetched; took: number }> {
  const { egress, robots, hosts, places, now, pause } = pages;
  return hosts.take(
    url.host,
    async (turn) => {
      const wanted = await places.within(() => robots.pauseFor(url, signal), signal);
      await turn.pause(Math.max(pause, wanted));
      return places.within(async () => {
        const begin = now();
        if (timeout <= 0) throw new EgressFailure("timeout", "the redirects took all the time");
        const answer = await egress.get(url.href, { maxBytes, timeout, accept, signal, followsRedirects: false });
        return { answer, took: Math.ceil(now() - begin) };
      }, signal);
    },
    signal,
  );
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || url.href.length > longestAddress) throw new PageRefused("protocol", "this is not a web address");
  if (url.username || url.password) throw new PageRefused("protocol", "its address holds a password");
  url.hash = "";
  return url;
}

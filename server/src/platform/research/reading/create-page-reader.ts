import { setTimeout as pauseFor } from "node:timers/promises";
import type { Logger } from "pino";
import { type Clock, systemClock } from "../../clock/clock.ts";
import type { Resolve } from "../../egress/checked-addresses.ts";
import { createEgress } from "../../egress/create-egress.ts";
import type { EgressPolicy } from "../../egress/egress-policy.ts";
import { type PageReader, PageRefused, type ReadPage } from "../page-reader.ts";
import type { ReadingOrder } from "./content/reading-order.ts";
import { fetchPage } from "./fetch-page.ts";
import { createHostTurns, unlessAborted, type Wait } from "./host-turns.ts";
import { createPlaces } from "./places.ts";
import { createReadingProcess, type ReadingLimits } from "./reading-process.ts";
import { createRobotsRules } from "./robots-rules.ts";

export interface PageReaderOptions {
  log: Logger;
  /** Hosts with their port that may be read without TLS and in the own network. */
  trustedHosts?: readonly string[];
  /** Which hosts may be called at all, and which by http. */
  egressPolicy?: EgressPolicy;
  /** Where the owner of a page finds who reads it: the address of this server. */
  contact?: string;
  clock?: Clock;
  /** Milliseconds between two calls to a host, where its robots.txt asks for no more. */
  pause?: number;
  /** Milliseconds for a page with its redirects. */
  timeout?: number;
  limits?: Partial<ReadingLimits>;
  resolve?: Resolve;
  wait?: Wait;
}

/** So many pages are fetched at once. */
const fetchedAtOnce = 4;
const longestPause = 10_000;
const largestFile = 20_000_000;
const usualLimits: ReadingLimits = {
  deadline: 20_000,
  memory: 600,
  files: 200,
  idle: 60_000,
  watchedBy: process.platform === "linux" ? "server" : "itself",
};

/**
 * Reads pages of the public web: by https, at most 2 MB, in 10 s, where robots.txt lets it, and with a pause between two calls to a host. What came is read in
 * a process of its own, one file after the other, so that no page can stall or fell the server.
 */
export function createPageReader(options: PageReaderOptions): PageReader & { readonly pid: number | undefined } {
  const { log, trustedHosts = [], contact, clock = systemClock, pause = 1_000, timeout = 10_000 } = options;
  const wait: Wait =
    options.wait ?? (async (milliseconds, signal) => void (await pauseFor(milliseconds, undefined, { signal })));
  const now = () => performance.now();
  const egress = createEgress({
    trustedHosts,
    policy: options.egressPolicy,
    resolve: options.resolve,
    userAgent: contact ? `Seedbed (+${contact})` : "Seedbed",
  });
  const pages = {
    egress,
    robots: createRobotsRules({ egress, now: () => clock().getTime() }),
    hosts: createHostTurns({ now, wait, longestPause }),
    places: createPlaces(fetchedAtOnce),
    now,
    pause,
    timeout,
  };
  const process = createReadingProcess({ ...usualLimits, ...options.limits });
  const oneByOne = createPlaces(1);
  const closing = new AbortController();
  const untilClosed = (signal: AbortSignal) => AbortSignal.any([signal, closing.signal]);

  async function readContent(file: Omit<ReadingOrder, "id" | "today">, signal: AbortSignal): Promise<ReadPage> {
    const today = clock().toISOString().slice(0, 10);
    // Who gives up waits no longer; what is being read is read to its end, which its limits hold close.
    const reading = oneByOne.within(() => process.read({ ...file, today }), signal);
    try {
      return await unlessAborted(reading, signal);
    } catch (error) {
      if (error instanceof PageRefused && error.cause)
        log.warn({ part: "research", reason: String(error.cause) }, "a file could not be read");
      throw error;
    }
  }

  return {
    get pid() {
      return process.pid;
    },
    async read(url, asked) {
      const signal = untilClosed(asked);
      try {
        const { content, contentType, url: arrived } = await fetchPage(url, pages, signal);
        return await readContent({ content, mediaType: contentType, url: arrived, name: "" }, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },
    async readFile({ content, mediaType, name }, signal) {
      if (content.length > largestFile) throw new PageRefused("too-large", "larger than 20 MB");
      return readContent({ content, mediaType, name, url: "" }, untilClosed(signal));
    },
    close() {
      closing.abort(new Error("the page reader is closed"));
      process.close();
    },
  };
}

import { checkedAddresses, type Resolve, resolveByDns } from "./checked-addresses.ts";
import { EgressFailure } from "./egress-failure.ts";
import { type EgressPolicy, isListed, mayBeOpen } from "./egress-policy.ts";
import { isLoopback } from "./loopback.ts";
import { type Answer, requestOnce, type Sending } from "./request-once.ts";

export interface Fetching {
  /** Bytes of the body that are read at most. */
  maxBytes: number;
  /** Milliseconds for everything together, redirects included. */
  timeout: number;
  /** The `accept` header. */
  accept: string;
  /** More headers. */
  headers?: Readonly<Record<string, string>>;
  /** Ends the call with its reason. */
  signal?: AbortSignal;
  /** False: a redirect is given back as an answer with the `location` it names, for who has a say in every step. */
  followsRedirects?: boolean;
}

export interface Posting extends Sending {
  /** Milliseconds for everything together, up to the head of the answer. */
  timeout: number;
  /** Ends the call with its reason. */
  signal?: AbortSignal;
}

/** Calls to addresses that somebody else had a say in. */
export interface Egress {
  /**
   * Gets a URL, following at most 3 redirects, each checked like the first. Only https, only public network addresses, no credentials in
   * the URL. Answers of every status but redirects are given back, their body only with status 200. Throws `EgressFailure` otherwise.
   */
  get(url: string, fetching: Fetching): Promise<Fetched>;
  /**
   * Posts to a URL, which is checked like those that are got, and gives the status of the answer. No redirect is followed, and of the answer nothing
   * but its head is read. Throws `EgressFailure`.
   */
  post(url: string, posting: Posting): Promise<{ status: number }>;
}

export interface Fetched extends Answer {
  /** Where the answer came from, after redirects. */
  url: string;
}

interface EgressOptions {
  /** Hosts, with their port unless it is the usual one, that may be called in the own network. */
  trustedHosts?: readonly string[];
  /** Which hosts may be called at all; and which without TLS, of those that are trusted. This machine always may be. */
  policy?: EgressPolicy | undefined;
  /** Looks up host names; by default as the machine does. */
  resolve?: Resolve;
  /** Says who asks. */
  userAgent?: string;
}

const redirectsMax = 3;

export function createEgress({
  trustedHosts = [],
  policy = {},
  resolve = resolveByDns,
  userAgent = "Seedbed",
}: EgressOptions = {}): Egress {
  const askOnce = async (
    url: URL,
    asking: Pick<Fetching, "maxBytes" | "accept" | "headers"> & { sending?: Sending },
    signal: AbortSignal,
  ): Promise<Answer> => {
    signal.throwIfAborted();
    const trusted = trustedHosts.includes(url.host);
    assertProtocol(url, trusted);
    if (policy.hosts && !isListed(url, policy.hosts))
      throw new EgressFailure("host", `${url.host} is not named in EGRESS_HOSTS`);
    const addresses = await unlessAborted(checkedAddresses(url, resolve, trusted), signal);
    if (url.protocol === "http:" && !mayBeOpen(url, policy) && !addresses.every(isLoopback))
      throw new EgressFailure("protocol", `${url.host} is called by https only, unless ALLOW_UNENCRYPTED names it`);
    return requestOnce(url, addresses, { ...asking, userAgent, signal });
  };
  const inTime = async <Result>(
    { timeout, signal: given }: Pick<Fetching, "timeout" | "signal">,
    host: () => string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const late = AbortSignal.timeout(timeout);
    const signal = given ? AbortSignal.any([late, given]) : late;
    try {
      return await work(signal);
    } catch (error) {
      given?.throwIfAborted();
      if (signal.aborted) throw new EgressFailure("timeout", `${host()} did not answer in time`);
      throw error;
    }
  };

  return {
    async get(start, fetching) {
      let url = parsed(start);
      const follow = async (signal: AbortSignal): Promise<Fetched> => {
        for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
          const answer = await askOnce(url, fetching, signal);
          const isRedirect = answer.status >= 300 && answer.status < 400 && answer.location !== undefined;
          if (!isRedirect || fetching.followsRedirects === false) return { ...answer, url: url.href };
          url = parsed(answer.location ?? "", url);
        }
        throw new EgressFailure("redirects", `more than ${redirectsMax} redirects, the last to ${url.hostname}`);
      };
      return inTime(fetching, () => url.hostname, follow);
    },
    async post(start, { headers, body, ...time }) {
      const url = parsed(start);
      const asking = { maxBytes: 0, accept: "*/*", sending: { headers, body } };
      const { status } = await inTime(
        time,
        () => url.hostname,
        (signal) => askOnce(url, asking, signal),
      );
      return { status };
    },
  };
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new EgressFailure("protocol", "this is not a web address");
  return url;
}

function assertProtocol(url: URL, trusted: boolean): void {
  const allowed = url.protocol === "https:" || (trusted && url.protocol === "http:");
  if (!allowed || url.username || url.password)
    throw new EgressFailure("protocol", `${url.hostname} may be called by https only, and without a password`);
}

// A name server that is silent cannot be told to stop.
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

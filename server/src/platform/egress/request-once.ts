import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { EgressFailure } from "./egress-failure.ts";

export interface Answer {
  status: number;
  /** Where to go on, as sent. */
  location: string | undefined;
  /** As sent; "" for none. */
  contentType: string;
  /** How the body is packed; "" for not at all. It is asked for unpacked, but not every server listens. */
  contentEncoding: string;
  body: Buffer;
}

/** What is sent, where it is no GET. */
export interface Sending {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Sends one call, a GET or a POST of what is to be sent, to one of `addresses`, whatever the URL's host resolves to by now, and reads at most `maxBytes` of a good answer, nothing for 0; the
 * body of any other one is not read. Throws `EgressFailure` for more bytes and for a connection that fails, the signal's reason when aborted.
 */
export async function requestOnce(
  url: URL,
  addresses: readonly string[],
  {
    maxBytes,
    signal,
    accept,
    userAgent,
    headers,
    sending,
  }: {
    maxBytes: number;
    signal: AbortSignal;
    accept: string;
    userAgent: string;
    headers?: Readonly<Record<string, string>>;
    sending?: Sending;
  },
): Promise<Answer> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const request = send(url, {
    lookup: pinnedTo(addresses),
    agent: false,
    signal,
    method: sending ? "POST" : "GET",
    headers: { accept, "accept-encoding": "identity", "user-agent": userAgent, ...headers, ...sending?.headers },
  });
  try {
    const response = await answerTo(request, sending?.body);
    const status = response.statusCode ?? 0;
    const body = status === 200 && maxBytes > 0 ? await readUpTo(response, maxBytes) : Buffer.alloc(0);
    const { location, "content-type": contentType = "", "content-encoding": contentEncoding = "" } = response.headers;
    return { status, location, contentType, contentEncoding, body };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof EgressFailure) throw error;
    throw new EgressFailure("unreachable", `${url.hostname} cannot be reached`, { cause: error });
  } finally {
    request.destroy();
  }
}

const answerTo = (request: ClientRequest, body: string | undefined) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    // Stays: an error after the answer began is the answer's to tell.
    request.on("error", reject);
    request.end(body);
  });

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new EgressFailure("too-large", `the answer is larger than ${maxBytes} bytes`);
  if (Number(response.headers["content-length"]) > maxBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const entries = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = entries;
    if (options.all || !first) callback(null, entries);
    else callback(null, first.address, first.family);
  };

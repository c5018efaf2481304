import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { httpTimeout } from "@seedbed/contract/limits";
import { asOfHeader } from "@seedbed/contract/realtime/as-of-header";
import { readings } from "./as-of.ts";
import { noticeBusy, saysBusy, untilReady } from "./busy.ts";
import { CallFailed, failureFrom } from "./failure.ts";

export interface Outgoing {
  method: string;
  url: string;
  headers?: Record<string, string> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** It is sent to its end also when the page goes. */
  keepalive?: boolean | undefined;
}

export type Exchange = (outgoing: Outgoing) => Promise<unknown>;

/**
 * Sends one request without cookies and answers the parsed JSON, `undefined` for an empty answer.
 * Throws `CallFailed` for a refusal, a timeout (100 s) and a lost connection; the signal's own reason when the caller aborts.
 */
export const exchange: Exchange = (outgoing) => send(outgoing, async (response) => parse(await response.text()));

/** An answer, and the id of the mail it speaks of where it names one. */
export interface AnswerWithMail {
  answer: unknown;
  mailId: string | undefined;
}

export type ExchangeWithMail = (outgoing: Outgoing) => Promise<AnswerWithMail>;

/** As `exchange`, for calls that a mail follows. */
export const exchangeWithMail: ExchangeWithMail = (outgoing) =>
  send(outgoing, async (response) => ({
    answer: parse(await response.text()),
    mailId: response.headers.get(mailIdHeader) ?? undefined,
  }));

/**
 * Sends one request as `exchange` does, and answers what `read` makes of a response that is no refusal. What only reads waits while the server
 * is busy, and is sent again.
 */
export async function send<Read>(outgoing: Outgoing, read: (response: Response) => Promise<Read>): Promise<Read> {
  for (;;) {
    try {
      return await sendOnce(outgoing, read);
    } catch (error) {
      if (!saysBusy(error)) throw error;
      noticeBusy();
      if (outgoing.method !== "GET") throw error;
      await untilReady(outgoing.signal);
    }
  }
}

async function sendOnce<Read>(
  { method, url, headers, body, signal, keepalive = false }: Outgoing,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const timeout = AbortSignal.timeout(httpTimeout);
  const isOfCompany = method === "GET" && url.startsWith("/api/v") && headers?.authorization !== undefined;
  const know = isOfCompany ? readings.begin() : undefined;
  let asOf: string | null | undefined;
  try {
    const response = await fetch(url, {
      method,
      credentials: "omit",
      keepalive,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    asOf = response.headers.get(asOfHeader);
    if (!response.ok) throw failureFrom(response.status, parse(await response.text()), response.headers);
    return await read(response);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new CallFailed("The server took too long to answer. Try again.", "unreachable");
    throw new CallFailed("The server cannot be reached. Check your connection and try again.", "unreachable");
  } finally {
    // After the page has it: who reads again while it is on its way is given it once more. An answer that does not say knows of nothing.
    if (know && asOf !== undefined) setTimeout(() => know(Number(asOf)));
  }
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

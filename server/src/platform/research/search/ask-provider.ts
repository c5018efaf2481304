import { setTimeout as pauseFor } from "node:timers/promises";
import { SearchFailed } from "../search-provider.ts";

/** What a provider answered: a status, and the body. */
export interface ProviderAnswer {
  status: number;
  /** Seconds that it asks to wait; null when it does not say. */
  waitSeconds: number | null;
  /** Of a failure what could be read of it. */
  body: string;
}

interface Asking {
  /** What people call the provider. */
  title: string;
  signal: AbortSignal;
  timeoutMs: number;
}

const bytesMax = 1_000_000;

/**
 * Asks once, and once more when the connection was reset before an answer: one that was kept open is closed by the other side at any time.
 * Throws `SearchFailed`, whose words hold neither address nor key, and the signal's reason when aborted.
 */
export async function askProvider(url: URL, init: RequestInit, asking: Asking): Promise<ProviderAnswer> {
  const deadline = AbortSignal.timeout(asking.timeoutMs);
  const signal = AbortSignal.any([asking.signal, deadline]);
  // A redirect would carry the key elsewhere.
  const ask = () => fetch(url, { ...init, redirect: "manual", signal });
  try {
    const response = await ask().catch((error: unknown) => {
      if (signal.aborted || !wasReset(error)) throw error;
      return ask();
    });
    const { status, headers } = response;
    if (status === 200) return { status, waitSeconds: null, body: await bodyOf(response, asking.title) };
    const told = await bodyOf(response, asking.title).catch(() => "");
    asking.signal.throwIfAborted();
    return { status, waitSeconds: waitOf(headers), body: told };
  } catch (error) {
    asking.signal.throwIfAborted();
    if (error instanceof SearchFailed) throw error;
    const sentence = deadline.aborted
      ? `${asking.title} did not answer in ${Math.round(asking.timeoutMs / 1000)} s.`
      : `${asking.title} cannot be reached.`;
    throw new SearchFailed("unavailable", sentence, { cause: error });
  }
}

async function bodyOf(response: Response, title: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > bytesMax) throw new SearchFailed("unavailable", `${title} answers with more than 1 MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function wasReset(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  return code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}

// Brave names windows of time, each with what is left of it and when it begins anew: "0, 1500" and "1, 85000".
function waitOf(headers: Headers): number | null {
  const asked = headers.get("retry-after");
  if (asked && /^\d+$/.test(asked.trim())) return Number(asked);
  const left = numbers(headers.get("x-ratelimit-remaining"));
  const resets = numbers(headers.get("x-ratelimit-reset"));
  const usedUp = resets.filter((_, window) => (left[window] ?? 0) <= 0);
  return usedUp.length > 0 ? Math.max(...usedUp) : null;
}

const numbers = (header: string | null) =>
  (header ?? "").split(",").flatMap((part) => (/\d/.test(part) ? [Number(part)] : []));

/** Waits; throws the signal's reason when aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pauseFor(milliseconds, undefined, { signal }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
}

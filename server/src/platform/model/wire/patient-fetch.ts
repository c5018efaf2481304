import { Agent, fetch as fetchOf } from "undici";

// The built-in fetch gives up after five minutes of silence, which a model on a laptop needs before its first word.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 20_000 } });

/** `fetch` without limits of its own but for making the connection (20 s): who calls it watches the time. */
export const patientFetch = ((url: string, init: RequestInit) =>
  fetchOf(url, { ...(init as Parameters<typeof fetchOf>[1]), dispatcher: agent })) as unknown as typeof fetch;

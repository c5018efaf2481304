import type { Watch } from "../wire/call-limits.ts";
import { UnreadableAnswer } from "../wire/call-refused.ts";
import { patientFetch } from "../wire/patient-fetch.ts";

/** An image of the largest size as JSON writes it (a third more), and what stands around it. */
const mostBytes = 12 * 1024 * 1024;

/**
 * `fetch` that takes no more than an image may have, follows nobody elsewhere with the key, and tells the watch of every sign of life. Throws
 * `UnreadableAnswer` for what is too large, empty, or a web page.
 */
export function boundedFetch(watch: Watch, fetchOf: typeof fetch = patientFetch): typeof fetch {
  return async (url, init) => {
    const response = await fetchOf(url, { ...init, redirect: "manual" });
    watch.alive();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      watch.alive();
      size += chunk.length;
      if (size > mostBytes) throw new UnreadableAnswer("too_large");
      chunks.push(chunk);
    }
    const { status, headers } = response;
    const body = Buffer.concat(chunks);
    if (response.ok && size === 0) throw new UnreadableAnswer("empty_body");
    if (response.ok && body.toString("latin1", 0, 200).trimStart().startsWith("<"))
      throw new UnreadableAnswer("web_page");
    return new Response(status === 204 || status === 304 ? null : body, { status, headers: withoutLength(headers) });
  };
}

// What was compressed on its way is not any more.
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-length");
  kept.delete("content-encoding");
  return kept;
}

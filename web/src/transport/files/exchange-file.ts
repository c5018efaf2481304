import { httpTimeout } from "@seedbed/contract/limits";
import { noticeBusy, saysBusy } from "../busy.ts";
import type { Exchange, Outgoing } from "../exchange.ts";
import { CallFailed, failureFrom } from "../failure.ts";

/**
 * Sends a file beside the body, as a form, and tells from 0 to 1 how much of it is on its way. Throws as `exchange` does; there is no limit for the whole,
 * but for silence (100 s).
 */
export function exchangeWithFile(file: File, onProgress: (share: number) => void): Exchange {
  return async (outgoing) => {
    outgoing.signal?.throwIfAborted();
    // A file can be moved or changed after it was chosen.
    await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => {
        throw new CallFailed("The file can no longer be read. Choose it again.", "unreadable");
      });
    try {
      return await sendForm(outgoing, { file, onProgress });
    } catch (error) {
      if (saysBusy(error)) noticeBusy();
      throw error;
    }
  };
}

function sendForm(
  { method, url, headers, body, signal }: Outgoing,
  { file, onProgress }: { file: File; onProgress: (share: number) => void },
): Promise<unknown> {
  const form = new FormData();
  form.set("fields", JSON.stringify(body ?? {}));
  form.set("file", file, file.name);
  const request = new XMLHttpRequest();
  // `fetch` does not tell how much was sent.
  return new Promise<unknown>((resolve, reject) => {
    const unreachable = (sentence: string) => reject(new CallFailed(sentence, "unreachable"));
    let silence: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        unreachable("The server took too long to answer. Try again.");
        request.abort();
      }, httpTimeout);
    };
    const abort = () => {
      reject(signal?.reason);
      request.abort();
    };
    signal?.addEventListener("abort", abort);
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", abort);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = () => unreachable("The server cannot be reached. Check your connection and try again.");
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(parse(responseText));
      else reject(failureFrom(status, parse(responseText), headersOf(request)));
    };
    request.open(method, url);
    request.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    alive();
    request.send(form);
  });
}

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split("\r\n")
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(":");
        return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
      }),
  );

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

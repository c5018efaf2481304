import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";

export interface Weight {
  /** Bytes as sent, with headers, by kind of resource. */
  bytes: Map<string, number>;
  /** The same of each answer, by its path. */
  files: Map<string, number>;
  requests: number;
}

const restMs = 2_000;

/** Weighs what a page with an empty cache fetches from now on; `resting` ends when nothing has been asked for or answered for a while. */
export async function watchNetwork(page: Page): Promise<{ weight: Weight; resting: () => Promise<void> }> {
  const weight: Weight = { bytes: new Map(), files: new Map(), requests: 0 };
  const kinds = new Map<string, string>();
  const paths = new Map<string, string>();
  const pending = new Set<string>();
  let lastMove = performance.now();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  session.on("Network.requestWillBeSent", ({ requestId }) => pending.add(requestId));
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf[type] ?? "other");
    paths.set(requestId, new URL(response.url).pathname);
  });
  const done = (requestId: string) => {
    pending.delete(requestId);
    lastMove = performance.now();
  };
  session.on("Network.loadingFailed", ({ requestId }) => done(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    done(requestId);
    const kind = kinds.get(requestId) ?? "other";
    weight.bytes.set(kind, (weight.bytes.get(kind) ?? 0) + encodedDataLength);
    const path = paths.get(requestId) ?? "unknown";
    weight.files.set(path, (weight.files.get(path) ?? 0) + encodedDataLength);
    weight.requests += 1;
  });
  const resting = async () => {
    while (pending.size > 0 || performance.now() - lastMove < restMs) await sleep(100);
  };
  return { weight, resting };
}

const kindOf: Record<string, string> = {
  Document: "page",
  Script: "scripts",
  Stylesheet: "styles",
  Font: "fonts",
  Image: "images",
  Fetch: "answers",
  XHR: "answers",
};

/** "scripts 90.1, fonts 28.7", the heaviest first, in kilobytes. */
export const kindsOf = ({ bytes }: Weight): string =>
  [...bytes]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`)
    .join(", ");

export const totalOf = ({ bytes }: Weight): number => [...bytes.values()].reduce((sum, size) => sum + size, 0);

/** What weighs most, a line each: for whoever has to make it lighter. */
export const filesOf = ({ files }: Weight): string =>
  [...files]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `  ${(size / 1000).toFixed(1).padStart(6)} ${path}\n`)
    .join("");

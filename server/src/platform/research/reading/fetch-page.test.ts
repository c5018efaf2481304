import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Egress, Fetched } from "../../egress/create-egress.ts";
import { EgressFailure } from "../../egress/egress-failure.ts";
import { fetchPage } from "./fetch-page.ts";
import { createHostTurns } from "./host-turns.ts";
import { never, refusal } from "./page-reader.fixture.ts";
import { createPlaces } from "./places.ts";

const url = "https://trade.example/refill";
type Get = Egress["get"];
/** What a host answers; each call takes as long as `takes` says, and the host asks for a pause of `wanted`. */
function start(get: (...call: Parameters<Get>) => Partial<Fetched> | EgressFailure, { takes = 0, wanted = 0 } = {}) {
  const time = { now: 0 };
  const pauses: number[] = [];
  const asked: { url: string; timeout: number | undefined }[] = [];
  const answering: Get = async (address, options) => {
    asked.push({ url: address, timeout: options.timeout });
    time.now += takes;
    const answer = get(address, options);
    if (answer instanceof EgressFailure) throw answer;
    const usual = {
      url: address,
      status: 200,
      contentType: "text/plain",
      contentEncoding: "",
      body: Buffer.from("One."),
    };
    return { location: undefined, ...usual, ...answer };
  };
  const pages = {
    ...{
      egress: { get: answering } as Egress,
      places: createPlaces(4),
      now: () => time.now,
      pause: 1_000,
      timeout: 10_000,
    },
    robots: { pauseFor: async () => wanted },
    hosts: createHostTurns({
      now: () => time.now,
      wait: async (milliseconds) => {
        pauses.push(milliseconds);
        time.now += milliseconds;
      },
      longestPause: 10_000,
    }),
  };
  return { asked, pauses, fetch: (address = url) => fetchPage(address, pages, never) };
}
const leading = (address: string) =>
  address.endsWith("/0") ? {} : { status: 302, location: `${Number(address.at(-1)) - 1}` };

test("a host that asks for a longer pause than usual is given it, and one that asks for a shorter one is not hurried", async () => {
  for (const [wanted, pause] of [
    [3_000, 3_000],
    [0, 1_000],
  ] as const) {
    const { fetch, pauses } = start(() => ({}), { wanted });
    await fetch();
    await fetch(`${url}?page=2`);
    expect(pauses).toEqual([pause]);
  }
});

test("what one call takes is missing to the next, and what is behind the # is not asked for", async () => {
  const { fetch, asked } = start(leading, { takes: 4_000 });
  expect(await refusal(fetch("https://trade.example/3#top"))).toEqual(["timeout", "no answer in 10 s"]);
  expect(asked.map(({ timeout }) => timeout)).toEqual([10_000, 6_000, 2_000]);
  expect(asked[0]?.url).toBe("https://trade.example/3");
  expect((await start(leading).fetch("https://trade.example/2#top")).url).toBe("https://trade.example/0");
});

test.each([
  [402, "asks for money"],
  [407, "asks for a sign-in"],
  [410, "is not there any more"],
  [429, "was asked too often"],
  [451, "does not let itself be read"],
  [302, "answers with status 302"],
])("an answer with status %i is told as: %s", async (status, sentence) => {
  expect(await refusal(start(() => ({ status })).fetch())).toEqual(["status", sentence]);
});

test("a host that this server may not call is told apart from one that leads there", async () => {
  const failing = new EgressFailure("host", "not on the list");
  expect(await refusal(start(() => failing).fetch())).toEqual(["address", "its host may not be called by this server"]);
  const led = start((address) => (address === url ? { status: 301, location: "https://other.example/" } : failing));
  expect(await refusal(led.fetch())).toEqual(["address", "redirects to a host that this server may not call"]);
});

test.each([
  ["deflate", deflateSync("Depots.")],
  ["x-gzip", gzipSync("Depots.")],
  ["gzip", gzipSync("Depots.")],
  ["br", brotliCompressSync("Depots.")],
  [" ZSTD ", zstdCompressSync("Depots.")],
  ["identity", Buffer.from("Depots.")],
])("what comes packed by %s is unpacked", async (contentEncoding, body) => {
  expect((await start(() => ({ contentEncoding, body })).fetch()).content.toString()).toBe("Depots.");
});

test("what was packed in a broken way is refused", async () => {
  const broken = start(() => ({ contentEncoding: "gzip", body: Buffer.from("no gzip") }));
  expect(await refusal(broken.fetch())).toEqual(["unreadable", "packed in a broken way"]);
});

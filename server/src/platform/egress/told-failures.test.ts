import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEgress } from "./create-egress.ts";

let answering: (request: IncomingMessage, response: ServerResponse) => unknown;
let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => void answering(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetching = { maxBytes: 10, timeout: 20_000, accept: "*/*" };
const egressTo = (...addresses: string[]) => createEgress({ trustedHosts: [host], resolve: async () => addresses });

test.each([
  ["https://logos.example/x", ["10.0.0.1"], "logos.example is not on the public internet"],
  ["https://[::1]/x", [], "::1 is not on the public internet"],
  ["https://logos.example/x", [], "logos.example has no address"],
  ["http://logos.example/x", ["10.0.0.1"], "logos.example may be called by https only, and without a password"],
  ["https://ada@logos.example/x", [], "logos.example may be called by https only, and without a password"],
  ["https://:secret@logos.example/x", [], "logos.example may be called by https only, and without a password"],
  ["logos.example", [], "this is not a web address"],
])("what is wrong with %s at %j is told by its host alone: %s", async (url, addresses, message) => {
  await expect(egressTo(...addresses).get(url, fetching)).rejects.toThrow(expect.objectContaining({ message }));
});

test("a name that cannot be looked up, and one that stays silent, are told alike for getting and posting", async () => {
  const failing = createEgress({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  const message = "logos.example has no address";
  await expect(failing.get("https://logos.example/x", fetching)).rejects.toMatchObject({ message });
  const silent = createEgress({ resolve: () => new Promise(() => undefined) });
  const posting = { headers: {}, body: "", timeout: 20 };
  await expect(silent.post("https://logos.example/x", posting)).rejects.toMatchObject({
    reason: "timeout",
    message: "logos.example did not answer in time",
  });
});

test("too many redirects and too long an answer are told with how many there may be", async () => {
  answering = (_request, response) => response.writeHead(302, { location: "/on" }).end();
  await expect(egressTo().get(`http://${host}/`, fetching)).rejects.toThrow(
    "more than 3 redirects, the last to 127.0.0.1",
  );
  answering = (_request, response) => response.end("x".repeat(11));
  await expect(egressTo().get(`http://${host}/`, fetching)).rejects.toThrow("the answer is larger than 10 bytes");
});

test.each([
  [300, true, true],
  [301, true, true],
  [308, true, true],
  [399, true, true],
  [304, false, false],
  [201, true, false],
  [400, true, false],
])(
  "an answer of status %i, with an address to go on to: %s, is followed: %s",
  async (status, hasLocation, followed) => {
    answering = ({ url }, response) => {
      if (url === "/end") response.end("arrived");
      else response.writeHead(status, hasLocation ? { location: "/end" } : {}).end();
    };
    const answer = await egressTo().get(`http://${host}/start`, fetching);
    expect([answer.status, answer.url]).toEqual(
      followed ? [200, `http://${host}/end`] : [status, `http://${host}/start`],
    );
  },
);

test("what is posted arrives with its headers, by POST, once, and of the answer only its status is told", async () => {
  const came: unknown[] = [];
  answering = async (request, response) => {
    const { method, url, headers } = request;
    came.push([method, url, headers.accept, headers["accept-encoding"], headers["user-agent"], headers["x-event"]]);
    came.push(await text(request));
    response.writeHead(307, { location: "/elsewhere" }).write("goes on");
  };
  const posted = await egressTo().post(`http://${host}/hook?a=1`, {
    ...{ headers: { "x-event": "saved" }, body: '{"a":1}', timeout: 20_000 },
  });
  expect(posted).toEqual({ status: 307 });
  expect(came).toEqual([["POST", "/hook?a=1", "*/*", "identity", "Seedbed", "saved"], '{"a":1}']);
});

import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createEgress } from "../../egress/create-egress.ts";
import { never, refusal } from "./page-reader.fixture.ts";
import { createRobotsRules } from "./robots-rules.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function start(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const time = { now: 0 };
  const robots = createRobotsRules({ egress: createEgress({ trustedHosts: [host] }), now: () => time.now });
  return {
    server,
    time,
    asked: () => asked,
    pauseFor: (path: string) => robots.pauseFor(new URL(path, `http://${host}`), never),
  };
}

const saying =
  (text: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "text/plain" }).end(text);
const forbidden = ["robots", "robots.txt forbids it"];
const hour = 3_600_000;

test("the group for Seedbed counts more than the one for all, and an exception more than its rule", async () => {
  const rules = "User-agent: *\nDisallow: /\n\nUser-agent: Seedbed\nDisallow: /people/\nAllow: /people/public$\n";
  const { pauseFor } = await start(saying(rules));
  expect(await pauseFor("/prices")).toBe(0);
  expect(await refusal(pauseFor("/people/ada"))).toEqual(forbidden);
  expect(await pauseFor("/people/public")).toBe(0);
});

test("a host is asked once a day", async () => {
  const { pauseFor, asked, time } = await start(saying("User-agent: *\nDisallow: /private/\n"));
  await pauseFor("/1");
  time.now = 23 * hour;
  await pauseFor("/2");
  expect(asked()).toBe(1);
  time.now = 25 * hour;
  await pauseFor("/3");
  expect(asked()).toBe(2);
});

test("the pause that a host asks for is taken, up to ten seconds", async () => {
  const modest = await start(saying("User-agent: *\nCrawl-delay: 3\n"));
  expect(await modest.pauseFor("/")).toBe(3_000);
  const greedy = await start(saying("User-agent: *\nCrawl-delay: 86400\n"));
  expect(await greedy.pauseFor("/")).toBe(10_000);
});

test.each([404, 403, 410])("a robots.txt with status %i allows everything", async (status) => {
  const { pauseFor } = await start(saying("User-agent: *\nDisallow: /\n", status));
  expect(await pauseFor("/")).toBe(0);
});

test.each([500, 503, 429])("a robots.txt with status %i forbids everything for some minutes", async (status) => {
  let current = status;
  const { pauseFor, time, asked } = await start((request, response) => saying("", current)(request, response));
  expect(await refusal(pauseFor("/"))).toEqual(["robots", "robots.txt cannot be read for now"]);
  current = 404;
  expect(await refusal(pauseFor("/"))).toEqual(["robots", "robots.txt cannot be read for now"]);
  expect(asked()).toBe(1);
  time.now = 6 * 60_000;
  expect(await pauseFor("/")).toBe(0);
});

test("of a host that cannot be reached this is told", async () => {
  const { pauseFor } = await start((request) => request.socket.destroy());
  expect(await refusal(pauseFor("/"))).toEqual(["unreachable", "cannot be reached"]);
});

test("a robots.txt that redirects to a private address is none", async () => {
  const { pauseFor } = await start((_request, response) =>
    response.writeHead(302, { location: "https://10.0.0.1/robots.txt" }).end(),
  );
  expect(await pauseFor("/")).toBe(0);
});

test.each([
  ["larger than any", "Disallow: /x\n".repeat(50_000)],
  ["full of wildcards", `User-agent: *\n${"Disallow: /*a*b*c*d*e*f\n".repeat(3_000)}`],
])("a robots.txt that is %s is not followed, and nothing is read", async (_what, text) => {
  const { pauseFor } = await start(saying(text));
  expect(await refusal(pauseFor("/"))).toEqual(["robots", "robots.txt is too long to be followed"]);
});

test("one that is no robots.txt at all, but a page, allows everything", async () => {
  const { pauseFor } = await start(saying("<!doctype html><title>Welcome</title>"));
  expect(await pauseFor("/")).toBe(0);
});

test("a robots.txt that leads on without end is none", async () => {
  const { pauseFor } = await start((_request, response) => response.writeHead(302, { location: "/robots.txt" }).end());
  expect(await pauseFor("/")).toBe(0);
});

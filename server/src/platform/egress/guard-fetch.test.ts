import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { guardFetch } from "./guard-fetch.ts";

const asked: string[] = [];
let server: Server;
let host: string;
let unguard = () => {};
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/on") response.writeHead(302, { location: "/end" });
    response.end("hello");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  unguard();
  asked.splice(0);
});
afterAll(() => void server.close());

test("a host that is listed is called, by text, address or request; any other one is not", async () => {
  unguard = guardFetch([host]);
  const url = `http://${host}/`;
  for (const input of [url, new URL(url), new Request(url)]) expect(await (await fetch(input)).text()).toBe("hello");
  const other = `http://localhost:${host.split(":")[1]}/`;
  for (const input of [other, new URL(other), new Request(other)])
    await expect(fetch(input)).rejects.toMatchObject({ reason: "host" });
  expect(asked).toHaveLength(3);
});

test("a redirect is followed to nowhere, and given back to who wants to see it", async () => {
  unguard = guardFetch([host]);
  await expect(fetch(`http://${host}/on`)).rejects.toThrow();
  expect((await fetch(`http://${host}/on`, { redirect: "manual" })).status).toBe(302);
  expect(asked).toEqual(["/on", "/on"]);
});

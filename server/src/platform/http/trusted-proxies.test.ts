import { pino } from "pino";
import { expect, test } from "vitest";
import { createServer } from "./create-server.ts";
import { isAddressOrNetwork } from "./trusted-proxies.ts";

/** Whom the server takes a call to come from: over the connection's other end, with what proxies have written on the way. */
async function callerSeen(remoteAddress: string, forwardedFor: string, trustedProxies?: string[]): Promise<string> {
  const app = await createServer({
    log: pino({ level: "silent" }),
    publicUrl: "https://seedbed.example",
    trustedProxies,
    callsPerMinute: 0,
  });
  app.get("/caller", async ({ ip }) => ip);
  const { body } = await app.inject({ url: "/caller", remoteAddress, headers: { "x-forwarded-for": forwardedFor } });
  await app.close();
  return body;
}

test("without a word about proxies, only one on this machine is taken at its word", async () => {
  expect(await callerSeen("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  expect(await callerSeen("::1", "203.0.113.9")).toBe("203.0.113.9");
  expect(await callerSeen("10.0.0.5", "203.0.113.9")).toBe("10.0.0.5");
});

test("a named proxy and a network of proxies are taken at their word, others are not", async () => {
  const proxies = ["10.0.0.5", "192.168.7.0/24", "fd00::/8"];
  expect(await callerSeen("10.0.0.5", "203.0.113.9", proxies)).toBe("203.0.113.9");
  expect(await callerSeen("192.168.7.200", "203.0.113.9", proxies)).toBe("203.0.113.9");
  expect(await callerSeen("fd12::7", "2001:db8::9", proxies)).toBe("2001:db8::9");
  expect(await callerSeen("10.0.0.6", "203.0.113.9", proxies)).toBe("10.0.0.6");
  expect(await callerSeen("127.0.0.1", "203.0.113.9", proxies)).toBe("127.0.0.1");
});

test("what the caller wrote itself is not believed behind any number of proxies", async () => {
  const proxies = ["10.0.0.0/24"];
  expect(await callerSeen("10.0.0.5", "198.51.100.1, 203.0.113.9", proxies)).toBe("203.0.113.9");
  expect(await callerSeen("10.0.0.5", "198.51.100.1, 203.0.113.9, 10.0.0.8", proxies)).toBe("203.0.113.9");
});

test("an address or a network of addresses is taken, a network of everybody or nobody is none", () => {
  const good = ["10.0.0.5", "10.0.0.0/8", "10.0.0.5/32", "10.0.0.0/1", "fd00::7", "fd00::/8", "2001:db8::/128"];
  const bad = [
    "",
    "proxy.example",
    "10.0.0",
    "10.0.0.5/33",
    "10.0.0.5/0",
    "10.0.0.5/",
    "fd00::/129",
    "10.0.0.0/8/8",
    "10.0.0.0/08",
  ];
  expect([...good, ...bad].filter(isAddressOrNetwork)).toEqual(good);
});

import { expect, test } from "vitest";
import { checkProxy, type SeenCall } from "./proxy.ts";

const check = (call?: SeenCall, { publicUrl = "https://seedbed.example", speaksHttps = false } = {}) =>
  checkProxy({ publicUrl, speaksHttps, trustedProxies: ["127.0.0.0/8", "::1"], call });

test("without a call it is told who is believed", () => {
  expect(check()).toEqual([
    {
      status: "note",
      says: "About who calls, proxies at 127.0.0.0/8, ::1 are believed.",
      todo: "Settings, System shows where a call seems to come from.",
    },
  ]);
});

test("a call through a trusted proxy seems to come from where that says", () => {
  const call = { peer: "::ffff:127.0.0.1", address: "203.0.113.9", forwardedFor: "203.0.113.9" };
  expect(check(call)).toEqual([
    {
      status: "ok",
      says: "Your call seems to come from 203.0.113.9, as the proxy at 127.0.0.1 says, which is trusted.",
      todo: null,
    },
  ]);
});

test("a proxy that is not trusted is told with what to set", () => {
  const call = { peer: "::ffff:10.0.0.5", address: "::ffff:10.0.0.5", forwardedFor: "203.0.113.9" };
  expect(check(call)).toEqual([
    {
      status: "wrong",
      says: "Your call came through 10.0.0.5, which is not trusted: everybody who comes through it seems to come from there.",
      todo: "If that is your proxy, set TRUSTED_PROXIES=127.0.0.0/8,::1,10.0.0.5.",
    },
  ]);
});

test("a call straight to the server is fine, but not where a proxy must stand", () => {
  const call = { peer: "192.168.7.20", address: "192.168.7.20", forwardedFor: "" };
  const straight = [{ status: "ok", says: "Your call seems to come from 192.168.7.20, straight to Seedbed." }];
  expect(check(call, { publicUrl: "http://192.168.7.2:4000" })).toMatchObject(straight);
  expect(check(call, { speaksHttps: true })).toMatchObject(straight);
  expect(check(call)).toEqual([
    {
      status: "wrong",
      says: "Your call came from 192.168.7.20, and what stands in front of Seedbed does not say who calls: everybody seems to come from there.",
      todo: "Let it set the header X-Forwarded-For.",
    },
  ]);
});

import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001:830::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["this machine", ["127.0.0.1", "127.255.255.254", "::1", "0.0.0.0", "::"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"]],
  ["link-local, cloud metadata included", ["169.254.169.254", "169.254.0.1", "fe80::1"]],
  ["of a carrier", ["100.64.0.1", "100.127.255.255"]],
  ["for many or for all", ["224.0.0.1", "239.1.2.3", "255.255.255.255", "ff02::1"]],
  ["reserved or for documents", ["240.0.0.1", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"]],
  [
    "an IPv4 address in disguise",
    ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"],
  ],
  ["no address", ["", "localhost", "1.2.3", "1.2.3.4.5", "::g", "2130706433x"]],
])("%s is not public", (_what, addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test("only this machine is called the loopback, by its name or by any of its addresses", () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]"])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ["localhost.example", "10.0.0.1", "0.0.0.0", "[::2]", "mill.example"])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});

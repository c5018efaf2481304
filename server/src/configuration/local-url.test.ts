import { expect, test } from "vitest";
import { localUrl } from "./local-url.ts";

const files = { certificate: "/c.pem", key: "/k.pem" };

test.each<[Parameters<typeof localUrl>[0], string]>([
  [{ host: "127.0.0.1", port: 4000 }, "http://127.0.0.1:4000"],
  [{ host: "0.0.0.0", port: 4000 }, "http://127.0.0.1:4000"],
  [{ host: "::", port: 443, tls: files }, "https://127.0.0.1:443"],
  [{ host: "::1", port: 4000 }, "http://[::1]:4000"],
  [{ host: "10.0.0.7", port: 4000 }, "http://10.0.0.7:4000"],
])("a server that listens at %o is found on its own machine", (settings, url) => {
  expect(localUrl(settings)).toBe(url);
});

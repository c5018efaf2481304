import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

test("webhooks go to the public internet, and to the hosts that are named", () => {
  expect(readConfig({}).webhookTrustedHosts).toEqual([]);
  const { webhookTrustedHosts } = readConfig({ WEBHOOK_TRUSTED_HOSTS: "Hooks.mill.example, 10.0.0.5:8080" });
  expect(webhookTrustedHosts).toEqual(["hooks.mill.example", "10.0.0.5:8080"]);
  expect(() => readConfig({ WEBHOOK_TRUSTED_HOSTS: "https://hooks.mill.example/" })).toThrow("WEBHOOK_TRUSTED_HOSTS");
});

test("a logo service is asked by https, or by http in the own network", () => {
  expect(readConfig({}).logoService).toBeUndefined();
  expect(readConfig({ LOGO_URL: "https://logos.example/{host}" }).logoService).toEqual({
    url: "https://logos.example/{host}",
    trusted: false,
  });
  const inOwnNetwork = { LOGO_URL: "http://logos:8080/{host}", LOGO_PRIVATE: "true", ALLOW_UNENCRYPTED: "logos" };
  expect(readConfig(inOwnNetwork).logoService).toEqual({
    url: "http://logos:8080/{host}",
    trusted: true,
  });
});

import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("webhooks go to the public internet, and to the hosts that are named", () => {
  expect(readConfig({}).webhookTrustedHosts).toEqual([]);
  const { webhookTrustedHosts } = readConfig({ WEBHOOK_TRUSTED_HOSTS: "Hooks.mill.example, 10.0.0.5:8080" });
  expect(webhookTrustedHosts).toEqual(["hooks.mill.example", "10.0.0.5:8080"]);
  expect(() => readConfig({ WEBHOOK_TRUSTED_HOSTS: "https://hooks.mill.example/" })).toThrow("WEBHOOK_TRUSTED_HOSTS");
});

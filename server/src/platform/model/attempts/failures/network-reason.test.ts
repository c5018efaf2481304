import { expect, onTestFinished, test } from "vitest";
import { loopbackCertificate } from "#test-support/mail-server/loopback-certificate.ts";
import { failureOfTask, taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { well } from "#test-support/wild-model/serve.ts";
import { startWildServer } from "#test-support/wild-model/wild-server.ts";
import { failureReasons } from "./failure-reason.ts";
import { networkReason } from "./network-reason.ts";

async function serverWith(certificate?: typeof loopbackCertificate) {
  const server = await startWildServer(well, certificate);
  onTestFinished(server.close);
  return server;
}

async function failureAt(url: string) {
  const gateway = testGateway({ url });
  const task = trendsTask({ modelClass: "fast" });
  const { code, sentence } = await failureOfTask(gateway.runTask(task, "helmets", taskContext()));
  return { code, sentence, attempts: gateway.usage.rows.length, reason: gateway.logged.at(-1)?.fields.reason };
}

test("a closed port: nobody is there, after three attempts", async () => {
  const server = await serverWith();
  await server.close();
  const { sentence } = failureReasons.nobody_there;
  expect(await failureAt(server.url)).toEqual({ code: "unreachable", sentence, attempts: 3, reason: "nobody_there" });
});

test("a certificate that nobody signed is told at once", async () => {
  const server = await serverWith(loopbackCertificate);
  const { sentence } = failureReasons.bad_certificate;
  expect(await failureAt(server.url)).toEqual({
    code: "unreachable",
    sentence,
    attempts: 1,
    reason: "bad_certificate",
  });
  expect(server.calls).toEqual([]);
});

test("https:// to a server without TLS is told at once", async () => {
  const server = await serverWith();
  const { sentence } = failureReasons.no_tls;
  const url = server.url.replace("http:", "https:");
  expect(await failureAt(url)).toEqual({ code: "unreachable", sentence, attempts: 1, reason: "no_tls" });
});

test.each([
  ["ENOTFOUND", "unknown_host"],
  ["EAI_AGAIN", "unknown_host"],
  ["ECONNREFUSED", "nobody_there"],
  ["CERT_HAS_EXPIRED", "bad_certificate"],
  ["ECONNRESET", "unreachable"],
])("%s, wherever it stands among the causes", (code, reason) => {
  const cause = Object.assign(new Error(), { code });
  expect(networkReason(new TypeError("fetch failed", { cause }))).toEqual({ reason, code });
  expect(networkReason(new TypeError("fetch failed", { cause: new AggregateError([cause]) }))).toEqual({
    reason,
    code,
  });
});

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

test.each([
  ["nobody_there", "ECONNREFUSED EHOSTUNREACH ENETUNREACH ETIMEDOUT UND_ERR_CONNECT_TIMEOUT"],
  ["unknown_host", "ENOTFOUND EAI_AGAIN"],
  [
    "bad_certificate",
    "CERT_HAS_EXPIRED CERT_NOT_YET_VALID DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN ERR_TLS_CERT_ALTNAME_INVALID",
  ],
  ["bad_certificate", "UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  ["no_tls", "ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG EPROTO HPE_INVALID_CONSTANT"],
])("%s is what each of %s says", (reason, codes) => {
  expect(codes.split(" ").map((code) => networkReason({ code }).reason)).toEqual(codes.split(" ").map(() => reason));
});

test("an error without a code is of none of them, and of a long code the log gets its beginning", () => {
  expect(networkReason(new Error("away"))).toEqual({ reason: "unreachable", code: undefined });
  expect(networkReason({ code: "E".repeat(80) }).code).toBe("E".repeat(60));
});

test.each([
  [
    "is tried again, and may be by the person",
    [true, true],
    "first_word_late fell_silent rate_limited overloaded loading provider_timeout server_error nobody_there unknown_host unreachable broken_off empty_body",
  ],
  ["is tried again, though the person need not", [true, false], "not_json"],
  ["may be tried again by the person", [false, true], "cancelled never_ended no_image no_sound too_large"],
  [
    "stays until somebody else has done something",
    [false, false],
    "refused bad_key forbidden no_credit unknown_model wrong_address web_page moved too_long request_refused bad_certificate no_tls",
  ],
])("%s: %j, %s", (_, expected, reasons) => {
  const told: Record<string, { again: boolean; retryable: boolean }> = failureReasons;
  for (const reason of reasons.split(" "))
    expect([reason, told[reason]?.again, told[reason]?.retryable]).toEqual([reason, ...expected]);
});

test.each([
  ["AI_API_KEY", "bad_key forbidden"],
  ["AI_MODEL", "forbidden unknown_model too_long"],
  ["AI_BASE_URL", "wrong_address web_page moved nobody_there unknown_host no_tls not_json"],
  ["ends in /v1", "wrong_address web_page"],
  ["AI_FIRST_TOKEN_SECONDS", "first_word_late"],
  ["AI_IDLE_SECONDS", "fell_silent"],
  ["AI_TOTAL_SECONDS", "never_ended"],
  ["NODE_EXTRA_CA_CERTS", "bad_certificate"],
  ["npm run doctor", "request_refused"],
])("%s is named to who reads of %s, and of nothing else", (setting, reasons) => {
  const naming = Object.entries(failureReasons).filter(([, { sentence }]) =>
    new RegExp(`${setting}(?![A-Z_])`, "u").test(sentence),
  );
  expect(naming.map(([reason]) => reason).toSorted()).toEqual(reasons.split(" ").toSorted());
});

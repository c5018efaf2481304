import type { Finding } from "@seedbed/contract/access/doctor";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { smtpSettings } from "#test-support/mail-server/hasty-mails.ts";
import { startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type ImageServer, startImageServer } from "#test-support/model-server/image-server.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { startFront } from "./checks/public-address.fixture.ts";

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let model: ModelServer;
let images: ImageServer;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  [mailServer, model, images] = await Promise.all([startMailServer(), startModelServer(), startImageServer()]);
  const ai = { model: { provider: "openai-compatible" as const, id: "gpt-5-mini" }, baseUrl: model.url };
  server = await startTestServer({
    smtp: smtpSettings(mailServer.url),
    trustedProxies: ["10.0.0.0/8"],
    ai: {
      ...{ ...ai, concurrency: 4, accountConcurrency: 4 },
      image: { choice: { provider: "openai-compatible", id: "flux" }, baseUrl: images.url },
    },
  });
  admin = await server.signUp({ email: "ada@mill.example" });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
  await model.close();
  await images.stop();
});

const parts = [
  "Database",
  "Data folder",
  "Files",
  "Mail",
  "Identity provider",
  "Public address",
  "Proxy",
  "Model",
  "Images",
  "Embeddings",
  "Video",
  "Research",
];

test("an admin is told of every part of the running server, straight from it", async () => {
  const { status, body } = await admin.call("GET v1/settings/findings");
  expect(status).toBe(200);
  expect([...new Set(body.map(({ part }) => part))]).toEqual(parts);
  expect(body.filter((finding) => finding.status === "wrong")).toEqual([]);
  const says = (part: string) => body.find((finding) => finding.part === part)?.says;
  expect(says("Images")).toMatch(
    /^.+ makes the images of concepts\. It is tried by npm run doctor, which pays for one\.$/,
  );
  expect(images.calls).toEqual([]);
  expect(says("Proxy")).toBe("Your call seems to come from 127.0.0.1, straight to Seedbed.");
  expect(says("Public address")).toBe(`${server.url} leads to Seedbed, and its WebSocket gets through.`);
});

test("a proxy that is not trusted shows in the call that came through it", async () => {
  const front = await startFront({ target: server.url });
  const answer = await fetch(`${front}/api/v1/settings/findings`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const findings = (await answer.json()) as Finding[];
  expect(findings.find(({ part }) => part === "Proxy")).toEqual({
    part: "Proxy",
    status: "wrong",
    says: "Your call came through 127.0.0.1, which is not trusted: everybody who comes through it seems to come from there.",
    todo: "If that is your proxy, set TRUSTED_PROXIES=10.0.0.0/8,127.0.0.1.",
  });
});

test("a test mail goes to the admin who asks for it, and what the mail server answers is told", async () => {
  const sent = await admin.call("POST v1/settings/test-mail");
  expect(sent.body).toEqual({
    part: "Mail",
    status: "ok",
    says: "The mail server took a test mail to ada@mill.example: look whether it arrives.",
    todo: null,
  });
  expect(mailServer.received.map(({ recipient }) => recipient)).toEqual(["ada@mill.example"]);
  mailServer.manners.recipient = () => ({ code: 550, words: "nobody here" });
  onTestFinished(() => {
    mailServer.manners.recipient = () => "go on";
  });
  expect((await admin.call("POST v1/settings/test-mail")).body).toMatchObject({
    status: "wrong",
    says: "The mail server did not take a test mail to ada@mill.example: 550 nobody here.",
  });
});

test("the model is asked once for all who look within ten minutes, and the form that it takes is remembered", async () => {
  const look = async () => (await admin.call("GET v1/settings/findings")).body.filter(({ part }) => part === "Model");
  const found = await look();
  expect(found[1]?.says).toMatch(/ is sent as strict json_schema, which is remembered\.$/);
  expect(await look()).toEqual(found);
  expect(model.calls).toHaveLength(1);
});

import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { expiredCertificate } from "#test-support/mail-server/expired-certificate.ts";
import { loopbackCertificate } from "#test-support/mail-server/loopback-certificate.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { checkCertificate } from "./certificate.ts";
import { nobodysAddress, startFront } from "./public-address.fixture.ts";
import { type AddressToCheck, checkPublicAddress } from "./public-address.ts";
import { checkSocket } from "./public-socket.ts";

const signal = new AbortController().signal;
const now = () => new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const check = (publicUrl: string, options: Partial<AddressToCheck> = {}) =>
  checkPublicAddress({ publicUrl, runsHere: true, now, signal, ...options });
const json = (body: unknown) => (_: unknown, response: { end(text: string): unknown }) =>
  void response.end(JSON.stringify(body));

test("an address that leads to Seedbed is fine", async () => {
  expect(await check(server.url)).toEqual([
    { status: "ok", says: `${server.url} leads to Seedbed, and its WebSocket gets through.`, todo: null },
  ]);
});

test("a name that nobody knows is told whether the server runs or not, and that it is not encrypted", async () => {
  for (const runsHere of [true, false])
    expect(await check("http://nobody.invalid", { runsHere })).toMatchObject([
      {
        status: "note",
        says: "http://nobody.invalid is not encrypted: whoever is on the way can read what people write.",
        todo: "Put a proxy with a certificate in front, and set PUBLIC_URL to its address with https://.",
      },
      {
        status: "wrong",
        says: "The name nobody.invalid in PUBLIC_URL is not known.",
        todo: "Correct PUBLIC_URL, or give the name an address (DNS).",
      },
    ]);
});

test("where nobody answers, that is wrong only while the server runs", async () => {
  const [nobody, front] = [await nobodysAddress(), await startFront()];
  expect(await check(nobody)).toEqual([
    {
      status: "wrong",
      says: `Nothing answers at ${nobody}: connect ECONNREFUSED ${new URL(nobody).host}.`,
      todo: "Correct PUBLIC_URL, or start what stands in front of Seedbed.",
    },
  ]);
  expect(await check(front)).toMatchObject([
    {
      status: "wrong",
      says: `What stands in front of Seedbed at ${front} does not get through to it: it answers 502.`,
      todo: "Let it lead to the address and port at which Seedbed listens (HOST, PORT).",
    },
  ]);
  for (const address of [nobody, front])
    expect(await check(address, { runsHere: false })).toMatchObject([
      {
        status: "note",
        says: `Nothing can be tried at ${address} while Seedbed does not run.`,
        todo: "Start it with npm start, then try again.",
      },
    ]);
});

test("something else that answers, and an address that leads on, are wrong", async () => {
  const other = await startFront({ answers: json({ status: "alive" }) });
  expect(await check(other)).toMatchObject([
    {
      status: "wrong",
      says: `Something else than Seedbed answers at ${other}.`,
      todo: "Correct PUBLIC_URL, or let what answers there lead to Seedbed.",
    },
  ]);
  const moved = await startFront({
    answers: (_, response) => response.writeHead(301, { location: "https://mill.example/healthz" }).end(),
  });
  expect(await check(moved)).toEqual([
    {
      status: "wrong",
      says: `${moved} sends people on to https://mill.example/healthz.`,
      todo: "Set PUBLIC_URL to the address where they end.",
    },
  ]);
});

test("a proxy that keeps WebSockets back is told what to pass on", async () => {
  const front = await startFront({ target: server.url });
  expect(await check(front)).toEqual([
    {
      status: "wrong",
      says: expect.stringMatching(
        /^A WebSocket does not get through to http:\S+\/ws\/v1\/seedbed: the answer is \d+\.$/,
      ),
      todo: "Let the proxy pass on the headers Upgrade and Connection for addresses below /ws/.",
    },
  ]);
});

test("a server that was started with another public address is wrong", async () => {
  const front = await startFront({ target: server.url, sockets: true });
  const closed = await checkSocket(front, signal);
  // Pages of this address open no sockets at that server.
  expect(closed).toMatchObject([
    {
      status: "wrong",
      says: `The Seedbed at ${front} was started with another PUBLIC_URL: pages there get no live updates.`,
      todo: "Set the same PUBLIC_URL for every server, and start them anew.",
    },
  ]);
});

test("a socket that something else takes is wrong", async () => {
  const other = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(other, "listening");
  other.on("connection", (socket) => socket.close(1008));
  const { port } = other.address() as { port: number };
  expect(await checkSocket(`http://127.0.0.1:${port}`, signal)).toMatchObject([
    { status: "wrong", says: expect.stringMatching(/\/ws\/v1\/seedbed: it was closed with 1008\.$/) },
  ]);
  other.close();
});

test("a certificate that is over, that nobody knows or that is for somebody else is wrong", async () => {
  const [expired, unknown] = await Promise.all([
    startFront({ certificate: expiredCertificate, target: server.url }),
    startFront({ certificate: loopbackCertificate, target: server.url }),
  ]);
  expect(await check(expired)).toEqual([
    { status: "wrong", says: "The certificate of 127.0.0.1 ended on 2024-02-01.", todo: "Renew it where TLS ends." },
  ]);
  expect(await check(unknown)).toEqual([
    {
      status: "wrong",
      says: "The certificate of 127.0.0.1 is not trusted by this machine (DEPTH_ZERO_SELF_SIGNED_CERT).",
      todo: "Use one of an authority that browsers know, or name its authority in NODE_EXTRA_CA_CERTS.",
    },
  ]);
  const foreign = await startFront({ certificate: loopbackCertificate, host: "127.0.0.2" });
  expect(await checkCertificate(foreign, { now, signal, ca: loopbackCertificate.cert })).toMatchObject([
    {
      status: "wrong",
      says: `The certificate at ${foreign} is not one for 127.0.0.2.`,
      todo: "Correct PUBLIC_URL, or get a certificate for this name.",
    },
  ]);
});

test("a certificate that is right is told with its end, and noted when that is near", async () => {
  const front = await startFront({ certificate: loopbackCertificate });
  const ca = loopbackCertificate.cert;
  const [told] = await checkCertificate(front, { now, signal, ca });
  expect(told).toMatchObject({
    status: "ok",
    says: expect.stringMatching(/^The certificate of 127\.0\.0\.1 holds until \d{4}-\d\d-\d\d\.$/),
  });
  const end = new Date(told?.says.match(/\d{4}-\d\d-\d\d/)?.[0] ?? "");
  const shortly = () => new Date(end.getTime() - 10 * 86_400_000);
  expect(await checkCertificate(front, { now: shortly, signal, ca })).toMatchObject([
    { status: "note", says: told?.says, todo: "See that it is renewed before." },
  ]);
});

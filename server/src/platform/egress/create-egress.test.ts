import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createEgress } from "./create-egress.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on the loopback that answers as each test says, and tells which paths it was asked for. */
const asked: string[] = [];
let answering: Answering;
let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answering(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  answering = (_request, response) => response.end("hello");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetching = { maxBytes: 1_000, timeout: 20_000, accept: "*/*" };
const get = (url: string, options: Partial<typeof fetching> = {}, egress = createEgress({ trustedHosts: [host] })) =>
  egress.get(url, { ...fetching, ...options });
const redirectTo = (location: string): Answering => {
  return (_request, response) => response.writeHead(302, { location }).end();
};

test("what a host that is named by the operator answers is given back", async () => {
  const { status, body } = await get(`http://${host}/logo`);
  expect([status, body.toString(), asked]).toEqual([200, "hello", ["/logo"]]);
});

test("of an answer that is no success only the status is given back", async () => {
  answering = (_request, response) => response.writeHead(404).end("there is no logo here");
  const { status, body } = await get(`http://${host}/logo`);
  expect([status, body.length]).toEqual([404, 0]);
});

test("what is not read is not waited for: the connection ends with the answer", async () => {
  const ended = Promise.withResolvers<void>();
  answering = (_request, response) => {
    response.on("close", ended.resolve);
    response.writeHead(404).write("it goes on and on");
  };
  expect((await get(`http://${host}/logo`, { timeout: 3_600_000 })).status).toBe(404);
  await ended.promise;
});

test.each([
  ["http", "http://logos.example/x"],
  ["file", "file:///etc/passwd"],
  ["ftp", "ftp://logos.example/x"],
  ["data", "data:text/plain,x"],
  ["no address", "logos.example"],
  ["a password", "https://ada:secret@logos.example/x"],
])("%s is refused", async (_what, url) => {
  const resolve = vi.fn(async () => ["93.184.215.14"]);
  await expect(get(url, {}, createEgress({ resolve }))).rejects.toMatchObject({ reason: "protocol" });
  expect(resolve).not.toHaveBeenCalled();
});

test.each(["127.0.0.1", "[::1]", "0x7f.1", "2130706433", "10.0.0.1", "169.254.169.254", "[::ffff:127.0.0.1]"])(
  "the address %s is refused",
  async (address) => {
    const egress = createEgress();
    await expect(get(`https://${address}/`, {}, egress)).rejects.toMatchObject({ reason: "address" });
  },
);

test.each([
  ["to this machine", ["127.0.0.1"]],
  ["to a private network", ["192.168.0.10"]],
  ["to the cloud's metadata", ["169.254.169.254"]],
  ["to an own network of IPv6", ["fd00::1"]],
  ["to a public and a private address", ["93.184.215.14", "10.0.0.1"]],
])("a name that leads %s is refused", async (_what, addresses) => {
  const egress = createEgress({ resolve: async () => addresses });
  await expect(get("https://logos.example/", {}, egress)).rejects.toMatchObject({ reason: "address" });
});

test("http is spoken with this machine, and with hosts that are trusted and may be called without TLS", async () => {
  const port = host.split(":")[1];
  const name = `wiki.invalid:${port}`;
  const asked = (...unencrypted: string[]) =>
    // An address that leads to this machine and is none of the loopback.
    get(
      `http://${name}/`,
      {},
      createEgress({ trustedHosts: [name], resolve: async () => ["0.0.0.0"], policy: { unencrypted } }),
    );
  await expect(asked()).rejects.toMatchObject({
    reason: "protocol",
    message: `${name} is called by https only, unless ALLOW_UNENCRYPTED names it`,
  });
  await expect(asked("invalid", "wiki.invalid:80")).rejects.toMatchObject({ reason: "protocol" });
  for (const named of [name, "wiki.invalid"]) expect((await asked(named)).body.toString()).toBe("hello");
});

test("where hosts are listed no other one is called, also not behind a redirect, and its name is not looked up", async () => {
  const resolve = vi.fn(async () => ["127.0.0.1"]);
  const port = host.split(":")[1];
  const trustedHosts = [host, `a.listed.invalid:${port}`, `listed.invalid:${port}`];
  const policy = { hosts: [host, `*.listed.invalid:${port}`] };
  const egress = createEgress({ trustedHosts, policy, resolve });
  expect((await get(`http://${host}/`, {}, egress)).status).toBe(200);
  expect((await get(`http://a.listed.invalid:${port}/`, {}, egress)).status).toBe(200);
  resolve.mockClear();
  for (const other of ["https://logos.example/", `http://listed.invalid:${port}/`, "https://a.listed.invalid/"])
    await expect(get(other, {}, egress)).rejects.toMatchObject({ reason: "host" });
  answering = redirectTo("https://logos.example/");
  await expect(get(`http://${host}/`, {}, egress)).rejects.toMatchObject({ reason: "host" });
  await expect(egress.post("https://hooks.example/", { headers: {}, body: "", timeout: 1_000 })).rejects.toMatchObject({
    reason: "host",
  });
  expect(resolve).not.toHaveBeenCalled();
});

test("a name without an address is unreachable", async () => {
  const reason = { reason: "unreachable" };
  const nothing = createEgress({ resolve: async () => [] });
  await expect(get("https://logos.example/", {}, nothing)).rejects.toMatchObject(reason);
  const failing = createEgress({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  await expect(get("https://logos.example/", {}, failing)).rejects.toMatchObject(reason);
});

test("a name is looked up once, and the call goes to what was found then", async () => {
  const port = host.split(":")[1];
  const resolve = vi.fn(async () => ["127.0.0.1"]);
  const egress = createEgress({ trustedHosts: [`logos.invalid:${port}`], resolve });
  const { body } = await get(`http://logos.invalid:${port}/x`, {}, egress);
  expect([body.toString(), resolve.mock.calls]).toEqual(["hello", [["logos.invalid"]]]);
});

test.each([
  ["this machine", "https://127.0.0.1/"],
  ["the cloud's metadata", "https://169.254.169.254/latest/meta-data/"],
  ["this machine in IPv6", "https://[::ffff:7f00:1]/"],
])("a redirect to %s is refused", async (_what, location) => {
  answering = redirectTo(location);
  await expect(get(`http://${host}/start`)).rejects.toMatchObject({ reason: "address" });
  expect(asked).toEqual(["/start"]);
});

test.each(["http://169.254.169.254/latest/meta-data/", "http://localhost/", "file:///etc/passwd", "http://:1/"])(
  "a redirect to %s is refused",
  async (location) => {
    answering = redirectTo(location);
    await expect(get(`http://${host}/start`)).rejects.toMatchObject({ reason: "protocol" });
    expect(asked).toEqual(["/start"]);
  },
);

test("a redirect to a name that leads inside is refused", async () => {
  answering = redirectTo("https://inside.example/");
  const egress = createEgress({ trustedHosts: [host], resolve: async () => ["10.1.2.3"] });
  await expect(get(`http://${host}/start`, {}, egress)).rejects.toMatchObject({ reason: "address" });
});

test("three redirects are followed, a fourth is not", async () => {
  answering = ({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end("arrived");
  };
  expect((await get(`http://${host}/3`)).body.toString()).toBe("arrived");
  await expect(get(`http://${host}/4`)).rejects.toMatchObject({ reason: "redirects" });
});

test("an answer that announces too many bytes is refused, and one of exactly as many is not", async () => {
  answering = (_request, response) => response.end(Buffer.alloc(1_001));
  await expect(get(`http://${host}/`)).rejects.toMatchObject({ reason: "too-large" });
  answering = (_request, response) => response.end(Buffer.alloc(1_000));
  expect((await get(`http://${host}/`)).body).toHaveLength(1_000);
});

test("an answer without end is cut off while it comes", async () => {
  const cutOff = new Promise<void>((resolve) => {
    answering = (_request, response) => {
      response.on("close", resolve);
      const more = () => response.write(Buffer.alloc(400), () => setImmediate(more));
      more();
    };
  });
  await expect(get(`http://${host}/`)).rejects.toMatchObject({ reason: "too-large" });
  await cutOff;
});

test.each<[string, Answering]>([
  ["says nothing", () => undefined],
  ["begins and goes silent", (_request, response) => void response.write("h")],
])("a server that %s is given up", async (_what, behaviour) => {
  answering = behaviour;
  await expect(get(`http://${host}/`, { timeout: 100 })).rejects.toMatchObject({ reason: "timeout" });
});

test("a server that redirects slowly is given up: the time is for all redirects together", async () => {
  answering = (request, response) => asked.length < 3 && redirectTo("/on")(request, response);
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(time.signal);
  const given = expect(get(`http://${host}/`, { timeout: 100 })).rejects.toMatchObject({ reason: "timeout" });
  await expect.poll(() => asked).toEqual(["/", "/on", "/on"]);
  time.abort();
  await given;
  expect(timeout.mock.calls).toEqual([[100]]);
  timeout.mockRestore();
});

test("a name server that says nothing is given up", async () => {
  const egress = createEgress({ resolve: () => new Promise(() => undefined) });
  await expect(get("https://logos.example/", { timeout: 50 }, egress)).rejects.toMatchObject({ reason: "timeout" });
});

test("a connection that breaks is a failure to reach the host, whose message holds no path", async () => {
  answering = (request) => request.socket.destroy();
  const failure = await get(`http://${host}/secret-path`).catch((error: Error) => error);
  expect(failure).toMatchObject({ reason: "unreachable" });
  expect((failure as Error).message).not.toContain("secret-path");
});

test("an answer that breaks off is no answer", async () => {
  answering = (_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half", () => response.destroy());
  };
  await expect(get(`http://${host}/`)).rejects.toMatchObject({ reason: "unreachable" });
});

test("an answer says what it is and where it came from after redirects", async () => {
  answering = ({ url }, response) => {
    if (url === "/start") response.writeHead(301, { location: "/page" }).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" }).end("x");
  };
  expect(await get(`http://${host}/start`)).toMatchObject({
    url: `http://${host}/page`,
    contentType: "text/html; charset=utf-8",
    contentEncoding: "gzip",
  });
});

test("who has a say in every step is given the redirect itself", async () => {
  answering = redirectTo("/on");
  const egress = createEgress({ trustedHosts: [host] });
  const answer = await egress.get(`http://${host}/start`, { ...fetching, followsRedirects: false });
  expect([answer.status, answer.location, asked]).toEqual([302, "/on", ["/start"]]);
});

test("a call that is given up ends with the caller's reason, and is no timeout", async () => {
  const stopping = new AbortController();
  const closed = new Promise<void>((resolve) => {
    answering = (request) => {
      request.socket.on("close", () => resolve());
      stopping.abort(new Error("cancelled by a person"));
    };
  });
  const egress = createEgress({ trustedHosts: [host] });
  const given = egress.get(`http://${host}/`, { ...fetching, signal: stopping.signal });
  await expect(given).rejects.toThrow("cancelled by a person");
  await closed;
});

test("the other side is told who asks", async () => {
  let agent: string | undefined;
  answering = (request, response) => {
    agent = request.headers["user-agent"];
    response.end();
  };
  await get(
    `http://${host}/`,
    {},
    createEgress({ trustedHosts: [host], userAgent: "Seedbed (+https://mill.example)" }),
  );
  expect(agent).toBe("Seedbed (+https://mill.example)");
});

test("an answer that announces too much is refused before it comes", async () => {
  answering = (_request, response) => response.writeHead(200, { "content-length": "1001" }).flushHeaders();
  await expect(get(`http://${host}/`)).rejects.toMatchObject({ reason: "too-large" });
});

test("what is got is asked for as it is wanted, not packed, and by the product's name", async () => {
  let headers: IncomingMessage["headers"] = {};
  answering = (request, response) => {
    headers = request.headers;
    response.end();
  };
  const egress = createEgress({ trustedHosts: [host] });
  await egress.get(`http://${host}/`, { ...fetching, accept: "image/png", headers: { "x-key": "one" } });
  expect(headers).toMatchObject({
    ...{ accept: "image/png", "accept-encoding": "identity", "user-agent": "Seedbed", "x-key": "one" },
  });
});

import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { startLogoServer, startLogoService } from "./company-logo.fixture.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const pngUrl = `data:image/png;base64,${png.toString("base64")}`;

let service: Awaited<ReturnType<typeof startLogoService>>;
let server: Awaited<ReturnType<typeof startLogoServer>>;
beforeAll(async () => {
  service = await startLogoService();
  server = await startLogoServer({
    service: { url: `http://${service.host}/logos/{host}?size=64`, trusted: true },
    resolve: async () => ["10.0.0.1"],
    timeout: 20_000,
  });
});
beforeEach(async () => {
  await server.database.pool.query("truncate company_logos");
  service.asked.length = 0;
  server.warnings.length = 0;
  server.time.ahead = 0;
  service.answer = (_request, response) => response.end(png);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const answer =
  (status: number, body: Buffer | string = "", headers: Record<string, string> = {}) =>
  (_request: unknown, response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

test("[S1.7-66] [S2.7-64] the service is asked by the company's host name; its image is answered, null when it has none", async () => {
  expect(await server.logoOf("www.Northwind.example.COM")).toMatchObject({
    status: 200,
    body: { host: "www.northwind.example.com", image: pngUrl },
  });
  expect(service.asked).toEqual(["/logos/www.northwind.example.com?size=64"]);
  service.answer = answer(404);
  expect(await server.logoOf("nobody.com")).toMatchObject({ status: 200, body: { host: "nobody.com", image: null } });
});

test("a name may end with a point, and the service is asked for what a browser shows", async () => {
  const accepted: (string | undefined)[] = [];
  service.answer = (request, response) => {
    accepted.push(request.headers.accept);
    response.end(png);
  };
  expect(await server.logoOf("northwind.com.")).toMatchObject({
    status: 200,
    body: { host: "northwind.com", image: pngUrl },
  });
  expect(accepted).toEqual(["image/png, image/jpeg, image/webp, image/gif, image/x-icon"]);
});

test("a name in another alphabet is asked for in its ASCII form", async () => {
  expect((await server.logoOf("münchen.de")).body.host).toBe("xn--mnchen-3ya.de");
  expect(service.asked).toEqual(["/logos/xn--mnchen-3ya.de?size=64"]);
});

test.each([
  "localhost",
  "127.0.0.1",
  "169.254.169.254",
  "::1",
  "intranet",
  "printer.local",
  "co.uk",
  "a..com",
  "northwind.com:8080",
  "northwind.com/path",
  "ada@northwind.com",
  "northwind.com?x=1",
  "../../secret",
  "not-an-id",
])("%s is no company's host name: 404, and nobody is asked", async (host) => {
  expect((await server.logoOf(host)).status).toBe(404);
  expect(service.asked).toEqual([]);
});

test("an image is kept for thirty days, and that there is none for one day", async () => {
  await server.logoOf("northwind.com");
  service.answer = answer(404);
  await server.logoOf("nobody.com");
  server.time.ahead = day - minute;
  await server.logoOf("nobody.com");
  expect(service.asked).toHaveLength(2);
  server.time.ahead = day + minute;
  await server.logoOf("nobody.com");
  expect(service.asked).toHaveLength(3);
  server.time.ahead = 30 * day - minute;
  expect((await server.logoOf("northwind.com")).body.image).toBe(pngUrl);
  expect(service.asked).toHaveLength(3);
  server.time.ahead = 30 * day + minute;
  expect((await server.logoOf("northwind.com")).body.image).toBeNull();
  expect(service.asked).toHaveLength(4);
});

test.each([204, 404, 410])("a service that answers %i has no logo, which is no failure and holds", async (status) => {
  service.answer = answer(status);
  expect((await server.logoOf("nobody.com")).body.image).toBeNull();
  server.time.ahead = 11 * minute;
  expect((await server.logoOf("nobody.com")).body.image).toBeNull();
  expect(service.asked).toHaveLength(1);
  expect(server.warnings).toEqual([]);
});

test("what one server was told another one knows", async () => {
  await server.logoOf("northwind.com");
  const second = await startLogoServer({
    service: { url: "https://logos.example/{host}", trusted: false },
    databaseUrl: server.databaseUrl,
  });
  expect((await second.logoOf("northwind.com")).body.image).toBe(pngUrl);
  await second.stop();
});

test("many calls for a host at the same moment are one call of the service", async () => {
  const waiting: ServerResponse[] = [];
  service.answer = (_request, response) => waiting.push(response);
  const calls = Array.from({ length: 20 }, () => server.logoOf("northwind.com"));
  await eventually(async () => waiting.length === 1);
  for (const response of waiting) response.end(png);
  const images = (await Promise.all(calls)).map(({ body }) => body.image);
  expect(new Set(images)).toEqual(new Set([pngUrl]));
  expect(service.asked).toHaveLength(1);
});

test("a service that hangs is waited for by sixteen hosts at once; others get what is known", async () => {
  const waiting: ServerResponse[] = [];
  service.answer = (_request, response) => waiting.push(response);
  const calls = Array.from({ length: 16 }, (_, index) => server.logoOf(`company-${index}.com`));
  await eventually(async () => waiting.length === 16);
  expect((await server.logoOf("northwind.com")).body.image).toBeNull();
  for (const response of waiting) response.end(png);
  await Promise.all(calls);
  service.answer = answer(200, png);
  expect((await server.logoOf("northwind.com")).body.image).toBe(pngUrl);
});

test.each([
  ["SVG, which may hold scripts", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
  ["a page that calls itself an image", "<!doctype html><title>Logo</title>", "image/png"],
  ["nothing", "", "image/png"],
])("%s is no logo", async (_what, body, type) => {
  service.answer = answer(200, body, { "content-type": type });
  expect(await server.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: null } });
  expect(server.warnings).toMatchObject([{ part: "company-logo", host: "northwind.com" }]);
});

test.each([
  ["JPEG", "ffd8ffe000104a464946", "image/jpeg"],
  ["GIF", "474946383961", "image/gif"],
  ["WebP", "524946461a000000574542505650384c", "image/webp"],
  ["icons", "0000010001001010", "image/x-icon"],
])("%s is recognised by how it begins, whatever it is called", async (_what, bytes, type) => {
  service.answer = answer(200, Buffer.from(bytes, "hex"), { "content-type": "text/plain" });
  expect((await server.logoOf("northwind.com")).body.image).toMatch(`data:${type};base64,`);
});

test("an image of 256 kB is taken, a larger one is not", async () => {
  const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  service.answer = answer(200, sized(256 * 1024));
  expect((await server.logoOf("northwind.com")).body.image).toMatch(/^data:image\/png/);
  service.answer = answer(200, sized(256 * 1024 + 1));
  expect(await server.logoOf("southwind.com")).toMatchObject({ status: 200, body: { image: null } });
});

test.each([
  "https://127.0.0.1/logo.png",
  "https://169.254.169.254/latest/meta-data/",
  "http://localhost/logo.png",
  "https://inside.example.com/logo.png",
])("a redirect to %s is not followed", async (location) => {
  service.answer = answer(302, "", { location });
  expect(await server.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: null } });
  expect(service.asked).toHaveLength(1);
});

test("a service that fails is asked again after ten minutes, and an image it gave before goes on being shown", async () => {
  await server.logoOf("northwind.com");
  service.answer = answer(503);
  server.time.ahead = 31 * day;
  expect(await server.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: pngUrl } });
  expect(await server.logoOf("southwind.com")).toMatchObject({ status: 200, body: { image: null } });
  expect(server.warnings).toMatchObject([{ problem: "status 503" }, { problem: "status 503" }]);
  service.answer = answer(200, png);
  server.time.ahead += 9 * minute;
  expect((await server.logoOf("southwind.com")).body.image).toBeNull();
  server.time.ahead += 2 * minute;
  expect((await server.logoOf("southwind.com")).body.image).toBe(pngUrl);
});

test("logos nobody asked for in a month after they ended are forgotten", async () => {
  await server.logoOf("northwind.com");
  server.time.ahead = 59 * day;
  await server.logos.removeOld();
  const kept = async () => (await server.database.pool.query("select 1 from company_logos")).rows.length;
  expect(await kept()).toBe(1);
  server.time.ahead = 61 * day;
  await Promise.all([server.logos.removeOld(), server.logos.removeOld()]);
  expect(await kept()).toBe(0);
});

const others: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
});

async function withService(options: Omit<Parameters<typeof startLogoServer>[0], "databaseUrl">) {
  const other = await startLogoServer({ ...options, databaseUrl: server.databaseUrl });
  others.push(other);
  return other;
}

test("without a service nobody is asked, and no logo is known", async () => {
  const bare = await withService({ service: undefined });
  expect(await bare.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: null } });
});

test("a service in the own network is asked only when the operator says that it stands there", async () => {
  const url = `http://${service.host}/{host}`;
  const distrusting = await withService({ service: { url, trusted: false } });
  expect(await distrusting.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: null } });
  const hidden = await withService({
    service: { url: "https://logos.example/{host}", trusted: false },
    resolve: async () => ["127.0.0.1"],
  });
  expect(await hidden.logoOf("southwind.com")).toMatchObject({ status: 200, body: { image: null } });
  expect(service.asked).toEqual([]);
});

test("a service that does not answer in time, or cannot be reached, is a missing logo", async () => {
  service.answer = () => undefined;
  const impatient = await withService({
    service: { url: `http://${service.host}/{host}`, trusted: true },
    timeout: 50,
  });
  expect(await impatient.logoOf("northwind.com")).toMatchObject({ status: 200, body: { image: null } });
  service.answer = (request) => request.socket.destroy();
  expect(await server.logoOf("southwind.com")).toMatchObject({ status: 200, body: { image: null } });
  expect([...impatient.warnings, ...server.warnings]).toMatchObject([
    { problem: "127.0.0.1 did not answer in time" },
    { problem: "127.0.0.1 cannot be reached" },
  ]);
});

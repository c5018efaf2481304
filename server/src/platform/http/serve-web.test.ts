import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "./create-server.ts";
import { serveWeb } from "./serve-web.ts";

const page = "<!doctype html><title>Seedbed</title>";
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "index.html.br"), brotliCompressSync(page));
  await writeFile(join(folder, "assets", "main-1a2b.js"), "as it is");
  await writeFile(join(folder, "assets", "main-1a2b.js.br"), brotliCompressSync("compressed"));
  await writeFile(join(folder, "assets", "main-1a2b.css"), "body {}");
  await writeFile(join(folder, "assets", "inter-1a2b.woff2"), "a font");
  await mkdir(join(folder, "pages"));
  for (const name of ["login", "report"])
    await writeFile(join(folder, "pages", `${name}.html.br`), brotliCompressSync(`${page} as ${name}`));
  for (const name of ["login", "report"]) await writeFile(join(folder, "pages", `${name}.html`), `${page} as ${name}`);
  await writeFile(
    join(folder, "pages.json"),
    JSON.stringify([
      { path: "^/login$", file: "pages/login.html" },
      { path: "^/concept/C-\\d+(?:/|$)", file: "pages/report.html" },
    ]),
  );
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  await serveWeb(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { "accept-encoding": "gzip, deflate, br", ...headers } });

test("a script is sent as it was compressed at the build, and kept for good", async () => {
  const { headers, rawPayload } = await get("/assets/main-1a2b.js");
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["content-type"]).toBe("text/javascript");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("accept-encoding");
  const unsaid = ["etag", "x-request-id", "last-modified", "accept-ranges"].map((name) => headers[name]);
  expect(unsaid).toEqual([undefined, undefined, undefined, undefined]);
  expect(brotliDecompressSync(rawPayload).toString()).toBe("compressed");
});

test("a browser that takes no Brotli gets the script itself", async () => {
  const { headers, payload } = await get("/assets/main-1a2b.js", { "accept-encoding": "identity" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(payload).toBe("as it is");
});

test("every address of a page answers the page, which is asked for anew each time", async () => {
  for (const url of ["/", "/login", "/concept/1f0c?tab=x"]) {
    const { statusCode, headers, rawPayload } = await get(url, { accept: "text/html" });
    expect(statusCode, url).toBe(200);
    expect(headers["cache-control"], url).toBe("no-cache");
    expect(brotliDecompressSync(rawPayload).toString(), url).toContain("<title>Seedbed</title>");
  }
});

test("the login page and those of a report have documents of their own, which announce what they will ask for", async () => {
  const answered = async (url: string) => {
    const { headers, rawPayload } = await get(url, { accept: "text/html" });
    expect(headers["cache-control"], url).toBe("no-cache");
    expect(headers["content-type"], url).toMatch(/^text\/html/);
    return brotliDecompressSync(rawPayload).toString();
  };
  expect(await answered("/login")).toBe(`${page} as login`);
  for (const url of ["/concept/C-0003", "/concept/C-0003/assumptions?tab=x"])
    expect(await answered(url), url).toBe(`${page} as report`);
  for (const url of ["/", "/concept", "/concept/incubate"]) expect(await answered(url), url).toBe(page);
});

test("what is no page and no file is missing, as are the files of the build that are only for the server", async () => {
  for (const url of [
    "/assets/main-9z9z.js",
    "/assets/main-1a2b.js.br",
    "/pages.json",
    "/pages/login.html",
    "/api/v1/nothing",
  ]) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});

test("whoever asks for a page gets none below the addresses of calls and of sockets", async () => {
  for (const url of ["/api/v1/nothing", "/api/", "/ws/v1/nothing"]) {
    const { statusCode, headers } = await get(url, { accept: "text/html" });
    expect([statusCode, headers["content-type"]], url).toEqual([404, "application/json; charset=utf-8"]);
  }
  for (const url of ["/apiary", "/wsx"]) expect((await get(url, { accept: "text/html" })).statusCode, url).toBe(200);
});

test("headers that only pages heed come with pages alone, a content policy with everything; scripts alone may do nothing", async () => {
  const page = await get("/login", { accept: "text/html" });
  const script = await get("/assets/main-1a2b.js");
  expect(page.headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(page.headers["permissions-policy"]).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\), /);
  expect(script.headers["permissions-policy"]).toBeUndefined();
  expect(script.headers["cross-origin-opener-policy"]).toBeUndefined();
  expect(script.headers["x-frame-options"]).toBeUndefined();
  expect(script.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const { headers } of [page, script]) expect(headers["x-content-type-options"]).toBe("nosniff");
  // What leads nowhere says nothing of it.
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  expect(script.headers["referrer-policy"]).toBeUndefined();
  for (const url of ["/assets/main-1a2b.css", "/assets/inter-1a2b.woff2"]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-security-policy"]], url).toEqual([200, "frame-ancestors 'none'"]);
    expect(headers["x-content-type-options"], url).toBe("nosniff");
  }
});

test("pages carry a policy that allows no inline script, and no page may frame them", async () => {
  const { headers } = await get("/login", { accept: "text/html" });
  expect(String(headers["content-security-policy"]).split(";")).toEqual([
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ]);
});

test("a page that has not changed is not sent again", async () => {
  const { headers } = await get("/login", { accept: "text/html" });
  const again = await get("/login", { accept: "text/html", "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});

test("a file of the build does not say that the connection stays open, which it does; the page says for how long", async () => {
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const over = (path: string) =>
    new Promise<{ headers: IncomingHttpHeaders; port: number | undefined }>((resolve, reject) => {
      const call = request(`${url}${path}`, { agent, headers: { accept: "text/html" } }, (answer) => {
        answer.resume().on("end", () => resolve({ headers: answer.headers, port: call.socket?.localPort }));
      });
      call.on("error", reject).end();
    });
  const page = await over("/login");
  const script = await over("/assets/main-1a2b.js");
  const style = await over("/assets/main-1a2b.css");
  agent.destroy();
  expect(page.headers["keep-alive"]).toMatch(/^timeout=\d+$/);
  expect([script.headers.connection, script.headers["keep-alive"]]).toEqual([undefined, undefined]);
  expect(style.port).toBe(page.port);
});

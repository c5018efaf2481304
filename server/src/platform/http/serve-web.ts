import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves the built web application from `folder`; any other path that asks for a page gets `index.html`, so that deep links work.
 * A file that has a `.br` beside it is sent as that to browsers that take it. What a page will surely need (`preload.json`: a Link
 * header for the paths of an expression) is announced with it.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The entity tag tells what has changed, and no file of a web application is asked for in parts.
    lastModified: false,
    acceptRanges: false,
    globIgnore: ["**/*.br", "preload.json"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const links = await readLinks(folder);
  const page = (path: string, reply: Reply) => {
    const link = links.find((candidate) => candidate.path.test(path))?.link;
    if (link) reply.header("link", link);
    return reply.sendFile("index.html");
  };
  app.get("/", { schema: { hide: true } }, (_request, reply) => page("/", reply));
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wantsPage =
      (request.headers.accept ?? "").includes("text/html") &&
      !pathname.startsWith("/api/") &&
      !pathname.startsWith("/ws/");
    return wantsPage ? page(pathname, reply) : reply.callNotFound();
  });
}

interface Reply {
  header(name: string, value: string): unknown;
  sendFile(name: string): unknown;
}

async function readLinks(folder: string): Promise<{ path: RegExp; link: string }[]> {
  const text = await readFile(join(folder, "preload.json"), "utf8").catch(() => "[]");
  const pages = JSON.parse(text) as { path: string; link: string }[];
  return pages.map(({ path, link }) => ({ path: new RegExp(path), link }));
}

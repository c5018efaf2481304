import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves the built web application from `folder`; any other path that asks for a page gets `index.html`, so that deep links work.
 * A file that has a `.br` beside it is sent as that to browsers that take it. Pages whose needs are known have documents of their own that announce them
 * (`pages.json`: the file for the paths of an expression).
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
    globIgnore: ["**/*.br", "pages.json", "pages/**"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const documents = await readDocuments(folder);
  const page = (path: string, reply: Reply) =>
    reply.sendFile(documents.find((candidate) => candidate.path.test(path))?.file ?? "index.html");
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
  sendFile(name: string): unknown;
}

async function readDocuments(folder: string): Promise<{ path: RegExp; file: string }[]> {
  const text = await readFile(join(folder, "pages.json"), "utf8").catch(() => "[]");
  const pages = JSON.parse(text) as { path: string; file: string }[];
  return pages.map(({ path, file }) => ({ path: new RegExp(path), file }));
}

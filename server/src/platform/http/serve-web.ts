import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the built web application from `folder`; any other path that asks for a page gets `index.html`, so that deep links work. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = (
    _request: unknown,
    reply: { header(name: string, value: string): unknown; sendFile(name: string): unknown },
  ) => {
    reply.header("cache-control", "no-cache");
    return reply.sendFile("index.html");
  };
  app.get("/", { schema: { hide: true } }, (request, reply) => page(request, reply));
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wantsPage =
      (request.headers.accept ?? "").includes("text/html") &&
      !pathname.startsWith("/api/") &&
      !pathname.startsWith("/ws/");
    return wantsPage ? page(request, reply) : reply.callNotFound();
  });
}

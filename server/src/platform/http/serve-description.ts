import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";

const compressed = promisify(brotliCompress);

/**
 * Serves the description of the API at `/api/openapi.json`: made with the first call for it, since it is large and never changes while a server runs,
 * compressed once, and not sent again to whoever has it.
 */
export function serveDescription(app: FastifyInstance): void {
  let made: ReturnType<typeof describe> | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    made ??= describe(app);
    const { text, brotli, entityTag } = await made;
    reply.headers({ etag: entityTag, "cache-control": "public, no-cache", vary: "accept-encoding" });
    if (request.headers["if-none-match"]?.includes(entityTag)) return reply.code(304).send();
    reply.type("application/json; charset=utf-8");
    const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers["accept-encoding"]));
    return takesBrotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(text);
  });
}

async function describe(app: FastifyInstance) {
  const text = JSON.stringify(app.swagger());
  const entityTag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, brotli: await compressed(text), entityTag };
}

import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a bucket does with one call instead of doing what it is asked. */
export type BucketManner = "hang" | "unavailable" | "forbidden" | "cut-the-body" | "reset";

export interface BucketServer {
  settings: { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string };
  /** What is stored, by key. */
  objects: Map<string, { content: Buffer; mediaType: string }>;
  /** Method and path of every call that came. */
  calls: string[];
  /** What it does with the next calls, one after the other. */
  manners: BucketManner[];
  stop(): Promise<void>;
}

/** A bucket on the loopback that speaks as much S3 as files need, over real HTTP. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects: BucketServer["objects"] = new Map();
  const calls: string[] = [];
  const manners: BucketManner[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://bucket");
    const key = decodeURIComponent(url.pathname).replace(/^\/files-of-tests\/?/, "");
    calls.push(`${request.method} ${key}`);
    const body = await bodyOf(request);
    const manner = manners.shift();
    if (manner === "hang") return;
    if (manner === "reset") return void request.socket.destroy();
    if (manner === "unavailable") return refuse(response, 503, "SlowDown");
    const isSigned = /^AWS4-HMAC-SHA256 Credential=id\//.test(request.headers.authorization ?? "");
    if (manner === "forbidden" || !isSigned) return refuse(response, 403, "AccessDenied");
    if (request.method === "PUT") {
      objects.set(key, { content: body, mediaType: request.headers["content-type"] ?? "" });
      return response.setHeader("etag", `"${createHash("md5").update(body).digest("hex")}"`).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === "POST") return removeAll(objects, body.toString(), response);
    if (url.searchParams.has("list-type")) return list(objects, url.searchParams.get("prefix") ?? "", response);
    const found = objects.get(key);
    if (!found) return refuse(response, 404, "NoSuchKey");
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const content = first ? found.content.subarray(Number(first), Number(last) + 1) : found.content;
    response.writeHead(first ? 206 : 200, { "content-length": content.length, "content-type": found.mediaType });
    if (manner !== "cut-the-body") return response.end(content);
    response.write(content.subarray(0, content.length >> 1), () => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      bucket: "files-of-tests",
      region: "eu-central-2",
      endpoint,
      accessKeyId: "id",
      secretAccessKey: "secret",
    },
    objects,
    calls,
    manners,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

function list(objects: BucketServer["objects"], prefix: string, response: ServerResponse) {
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = found.map(
    ([key, { content }]) =>
      `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents.join("")}</ListBucketResult>`,
  );
}

function removeAll(objects: BucketServer["objects"], body: string, response: ServerResponse) {
  const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => match[1] ?? "");
  for (const key of keys) objects.delete(key);
  const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join("");
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><DeleteResult>${deleted}</DeleteResult>`);
}

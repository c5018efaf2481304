import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A whole PNG of one pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** What a JPEG begins and ends with, and a WebP of nothing: as much of them as anybody looks at before showing them. */
export const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
export const webp = Buffer.from("524946460c000000574542505650384c00000000", "hex");

/** What the server answers a call with. */
export type ImageManner =
  | { kind: "image"; content: Buffer; usage?: { input_tokens: number; output_tokens: number; total_tokens: number } }
  | { kind: "hang" | "hang-in-the-middle" | "cut" | "page" | "endless" | "elsewhere" }
  | { kind: "status"; status: number }
  | { kind: "body"; body: string };

export interface ImageServer {
  /** Ends in /v1. */
  url: string;
  calls: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
  /** What the next calls get, one after the other; a PNG when there is nothing left. */
  manners: ImageManner[];
  stop(): Promise<void>;
}

/** A server that makes images as OpenAI does, or misbehaves, over real HTTP. */
export async function startImageServer(): Promise<ImageServer> {
  const calls: ImageServer["calls"] = [];
  const manners: ImageManner[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    behave(manners.shift() ?? { kind: "image", content: png }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    manners,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function behave(manner: ImageManner, response: ServerResponse): void {
  const json = { "content-type": "application/json" };
  switch (manner.kind) {
    case "hang":
      return;
    case "hang-in-the-middle":
      response.writeHead(200, json).write('{"created":1,"data":[');
      return;
    case "cut":
      response.writeHead(200, { ...json, "content-length": "100000" });
      response.write('{"created":1,"data":[{"b64_json":"iVBORw0KGgo', () => response.destroy());
      return;
    case "page":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>");
      return;
    case "endless":
      response.writeHead(200, json).write('{"created":1,"data":[{"b64_json":"');
      pour(response);
      return;
    case "elsewhere":
      response.writeHead(307, { location: "/v1/elsewhere" }).end();
      return;
    case "status":
      response.writeHead(manner.status, json).end(JSON.stringify({ error: { message: "No.", code: "x" } }));
      return;
    case "body":
      response.writeHead(200, json).end(manner.body);
      return;
    case "image":
      response.writeHead(200, json);
      response.end(
        JSON.stringify({ created: 1, data: [{ b64_json: manner.content.toString("base64") }], usage: manner.usage }),
      );
  }
}

/** Writes for as long as anybody reads. */
function pour(response: ServerResponse): void {
  const megabyte = "A".repeat(1_048_576);
  const more = () => {
    if (!response.destroyed) response.write(megabyte, more);
  };
  more();
}

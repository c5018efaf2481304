import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server answers a call with, where that is not vectors. */
export type EmbeddingManner =
  | { kind: "status"; status: number }
  | { kind: "hang" | "page" | "shorter" | "fewer" | "not-a-number" | "elsewhere" };

export interface EmbeddingServer {
  /** Ends in /v1. */
  url: string;
  calls: { authorization: string | undefined; model: string; input: string[] }[];
  /** What all calls get from now on; vectors when undefined. */
  behave(manner: EmbeddingManner | undefined): void;
  stop(): Promise<void>;
}

/** A server that makes vectors as OpenAI does, or misbehaves. Texts with a word of the same group have like vectors. */
export async function startEmbeddingServer(groups: readonly (readonly string[])[]): Promise<EmbeddingServer> {
  const calls: EmbeddingServer["calls"] = [];
  let manner: EmbeddingManner | undefined;
  const vectorOf = (text: string) => [
    0.01,
    ...groups.map((words) => (words.some((word) => text.toLowerCase().includes(word)) ? 1 : 0)),
  ];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as { model: string; input: string[] };
    calls.push({ authorization: request.headers.authorization, model, input });
    answer(response, input.map(vectorOf), manner);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      manner = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, vectors: number[][], manner: EmbeddingManner | undefined): void {
  const json = { "content-type": "application/json" };
  const send = (made: unknown[]) => {
    const data = made.map((embedding, index) => ({ object: "embedding", index, embedding }));
    // In no order: the index says whose each is.
    response.writeHead(200, json).end(JSON.stringify({ data: data.reverse(), usage: { prompt_tokens: 7 } }));
  };
  switch (manner?.kind) {
    case undefined:
      send(vectors);
      break;
    case "hang":
      break;
    case "status":
      response.writeHead(manner.status, json).end('{"error":{"message":"No."}}');
      break;
    case "page":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>");
      break;
    case "elsewhere":
      response.writeHead(307, { location: "/v1/elsewhere" }).end();
      break;
    case "shorter":
      send(vectors.map((vector, index) => (index === 0 ? vector.slice(1) : vector)));
      break;
    case "fewer":
      send(vectors.slice(1));
      break;
    case "not-a-number":
      send(vectors.map(([, ...rest]) => [Number.NaN, ...rest]));
  }
}

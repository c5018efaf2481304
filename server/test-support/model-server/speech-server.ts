import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { writeWav } from "../../src/platform/film/voice/sound.ts";

/** Half a second of sound. */
export const spokenWav = Buffer.from(
  writeWav({ rate: 24_000, samples: Int16Array.from({ length: 12_000 }, (_, index) => (index % 60) * 200) }),
);

/** What the server answers a call with. */
export type SpeechManner =
  | { kind: "sound"; content: Buffer }
  | { kind: "hang" | "cut" | "endless" | "elsewhere" }
  | { kind: "status"; status: number };

export interface SpeechServer {
  /** Ends in /v1. */
  url: string;
  calls: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
  /** What the next calls get, one after the other; half a second of sound when there is nothing left. */
  manners: SpeechManner[];
  stop(): Promise<void>;
}

/** A server that speaks as OpenAI's does, or misbehaves, over real HTTP. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const calls: SpeechServer["calls"] = [];
  const manners: SpeechManner[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    behave(manners.shift() ?? { kind: "sound", content: spokenWav }, response);
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

function behave(manner: SpeechManner, response: ServerResponse): void {
  const wav = { "content-type": "audio/wav" };
  switch (manner.kind) {
    case "hang":
      return;
    case "cut":
      response.writeHead(200, { ...wav, "content-length": "100000" });
      response.write(spokenWav.subarray(0, 1_000), () => response.destroy());
      return;
    case "endless":
      response.writeHead(200, wav);
      pour(response);
      return;
    case "elsewhere":
      response.writeHead(307, { location: "/v1/elsewhere" }).end();
      return;
    case "status":
      response.writeHead(manner.status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "No.", code: "x" } }));
      return;
    case "sound":
      response.writeHead(200, wav).end(manner.content);
  }
}

/** Writes for as long as anybody reads. */
function pour(response: ServerResponse): void {
  const megabyte = Buffer.alloc(1_048_576, 1);
  const more = () => {
    if (!response.destroyed) response.write(megabyte, more);
  };
  more();
}

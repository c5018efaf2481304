import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answering = (response: ServerResponse, received: Received) => void;

/** A real server on the loopback that keeps what it is sent and answers as it is told; 204 at first. */
export async function startReceiver() {
  const received: Received[] = [];
  let answering: Answering = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      answering(response, { headers: request.headers, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    received,
    answer(how: Answering) {
      answering = how;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

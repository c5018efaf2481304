import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerUnreadable } from "./answer-errors.ts";
import type { ConnectionTimes } from "./connection-times.ts";

interface Arriving {
  raw: IncomingMessage;
  since: number;
  bytes: number;
  answered: () => boolean;
}

/** Ends calls whose body comes more slowly than it may, with 408 where nothing has been answered yet. What the server does not read meanwhile is not late. */
export function endSlowBodies(app: FastifyInstance, { body: window, bodyRate }: ConnectionTimes): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  const look = () => {
    const now = performance.now();
    for (const call of arriving.values()) {
      const { raw, since } = call;
      const came = raw.socket.bytesRead - call.bytes;
      if (raw.complete || raw.socket.destroyed) arriving.delete(raw);
      else if (raw.readableLength > 0 || came >= (bodyRate * window) / 1_000) {
        Object.assign(call, { since: now, bytes: raw.socket.bytesRead });
      } else if (now - since >= window) {
        arriving.delete(raw);
        if (call.answered()) raw.socket.destroy();
        else answerUnreadable(Object.assign(new Error("slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), raw.socket);
      }
    }
  };
  const timer = setInterval(look, Math.max(10, window / 6)).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", async ({ raw, headers }, reply) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    // Calls that the server makes of itself come over no connection.
    if (!hasBody || raw.complete || !(raw.socket instanceof Socket)) return;
    const answered = () => reply.raw.headersSent;
    arriving.set(raw, { raw, since: performance.now(), bytes: raw.socket.bytesRead, answered });
    raw.once("close", () => arriving.delete(raw));
  });
}

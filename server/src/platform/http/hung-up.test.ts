import { connect } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createServer } from "./create-server.ts";

test("a client that hangs up while it is still being asked who it is counts like any other, and is no failure", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const app = await createServer({ log, publicUrl: "http://localhost", callsPerMinute: 100 });
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const counted = Promise.withResolvers<string>();
  const isAsked = async ({ raw }: { raw: { socket: NodeJS.EventEmitter } }) => {
    const closed = new Promise((resolve) => raw.socket.once("close", resolve));
    arrived.resolve();
    await closed;
  };
  app.get("/api/slow", { onRequest: isAsked }, (request) => {
    counted.resolve(request.ip);
    return "answered";
  });
  app.addHook("onResponse", async () => gone.resolve());
  app.addHook("onError", async (_request, _reply, error) => counted.reject(error));
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n");
  await arrived.promise;
  socket.resetAndDestroy();
  expect(await counted.promise).toBe("127.0.0.1");
  await app.close();
  expect(lines).toEqual([]);
});

import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { WireError } from "@seedbed/contract/errors";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServer } from "./create-server.ts";
import { endCalls } from "./end-calls.ts";

async function listening() {
  const app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  const called = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  app.get("/slow", () => {
    called.resolve();
    return answered.promise;
  });
  const arrived = Promise.withResolvers<void>();
  app.post("/body", { onRequest: async () => arrived.resolve() }, async () => "read");
  const ending = Promise.withResolvers<void>();
  app.addHook("preClose", async () => ending.resolve());
  const refused = Promise.withResolvers<void>();
  app.addHook("onError", async () => refused.resolve());
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    app,
    port: Number(port),
    called: called.promise,
    arrived: arrived.promise,
    ending: ending.promise,
    refused: refused.promise,
    answer: answered.resolve,
  };
}

test("a running call is answered before the server ends", async () => {
  const { app, port, called, answer } = await listening();
  const call = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
  await called;
  const ended = endCalls(app, 60_000);
  answer("done");
  expect(await call).toBe("done");
  await ended;
});

test("a call that comes while the server ends is told so in the error shape", async () => {
  const { app, port, called, ending, refused, answer } = await listening();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
  await called;
  const ended = endCalls(app, 60_000);
  await ending;
  socket.write("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
  await refused;
  answer("done");
  const [head = "", body = ""] = (await text(socket)).split("HTTP/1.1 ").at(-1)?.split("\r\n\r\n") ?? [];
  expect(head).toMatch(/^503 /);
  expect(head).toMatch(/^retry-after: 5\r?$/m);
  expect(WireError.parse(JSON.parse(body)).code).toBe("unavailable");
  await ended;
});

test("a call whose body never comes does not keep the server from ending", async () => {
  const { app, port, arrived } = await listening();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{");
  const rest = text(socket).catch(() => "");
  await arrived;
  await endCalls(app, 50);
  await rest;
});

test("a call that has not ended after five seconds is cut off", async () => {
  const { app, port, arrived } = await listening();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{");
  const rest = text(socket).catch(() => "");
  await arrived;
  const cut = vi.spyOn(app.server, "closeAllConnections");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = endCalls(app);
  vi.advanceTimersByTime(4_999);
  expect(cut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(cut).toHaveBeenCalledTimes(1);
  await ended;
  await rest;
});

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

import { EventEmitter } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { WireError } from "@seedbed/contract/errors";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerUnreadable } from "./answer-errors.ts";
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

async function withBodyThatNeverComes() {
  const { app, port, arrived } = await listening();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{");
  const rest = text(socket).catch(() => "");
  await arrived;
  return { app, rest };
}

test("a call whose body never comes does not keep the server from ending", async () => {
  const { app, rest } = await withBodyThatNeverComes();
  await endCalls(app, 50);
  await rest;
});

test("a call that has not ended after five seconds is cut off", async () => {
  const { app, rest } = await withBodyThatNeverComes();
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

/** A connection that notes what is done to it. */
function connection(state: { destroyed?: boolean; writable?: boolean } = {}) {
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ destroyed: false, writable: true, ...state },
    pause: () => void done.push("paused"),
    end: (text: string) => void done.push(text),
    destroy: (error?: Error) => void done.push(`cut ${error?.message ?? ""}`.trim()),
  });
  return { socket: socket as unknown as Socket, done };
}
const failedWith = (code: string) => Object.assign(new Error("it failed"), { code });

test.each([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout", "timed_out", "The call did not arrive in time."],
  [
    "HPE_HEADER_OVERFLOW",
    "431 Request Header Fields Too Large",
    "headers_too_large",
    "The address and the headers of the call are too long.",
  ],
  ["HPE_INVALID_METHOD", "400 Bad Request", "unreadable", "The call cannot be read."],
])("what fails with %s is answered whole, once, and nothing more is read", (...[code, status, name, detail]) => {
  const { socket, done } = connection();
  answerUnreadable(failedWith(code), socket);
  const body = JSON.stringify({ code: name, detail });
  expect(done).toEqual([
    "paused",
    [
      `HTTP/1.1 ${status}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${body.length}`,
      "cache-control: no-store",
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options: nosniff",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  ]);
});

test("whoever is still sending has a second to read the answer, and who has gone none", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const [staying, leaving] = [connection(), connection()];
  for (const { socket } of [staying, leaving]) answerUnreadable(failedWith("HPE_INVALID_METHOD"), socket);
  vi.advanceTimersByTime(999);
  expect(staying.done).toHaveLength(2);
  leaving.socket.emit("close");
  vi.advanceTimersByTime(1);
  expect([staying.done.at(-1), staying.done.length, leaving.done.length]).toEqual(["cut", 3, 2]);
});

test("nobody is answered who has gone, and who takes no answer is cut off", () => {
  const [reset, gone, silent] = [connection(), connection({ destroyed: true }), connection({ writable: false })];
  answerUnreadable(failedWith("ECONNRESET"), reset.socket);
  answerUnreadable(failedWith("HPE_INVALID_METHOD"), gone.socket);
  answerUnreadable(failedWith("HPE_INVALID_METHOD"), silent.socket);
  expect([reset.done, gone.done, silent.done]).toEqual([[], [], ["cut it failed"]]);
});

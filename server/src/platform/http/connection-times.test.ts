import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { ConnectionTimes } from "./connection-times.ts";
import { createServer } from "./create-server.ts";

const times: ConnectionTimes = { headers: 200, idle: 100, body: 300, bodyRate: 1_000 };

async function listening(changed: Partial<ConnectionTimes> = {}) {
  const app = await createServer({
    log: pino({ level: "silent" }),
    publicUrl: "http://localhost",
    callsPerMinute: 0,
    times: { ...times, ...changed },
  });
  onTestFinished(() => app.close());
  app.get("/slow", (request) => new Promise((resolve) => setTimeout(resolve, 700, request.method)));
  app.post("/told", async ({ body }) => ({ letters: JSON.stringify(body).length }));
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return (): Socket => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
}

const timedOut = /^HTTP\/1\.1 408 [\s\S]*"code":"timed_out"/;
const head = (length: number) =>
  `POST /told HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends a piece every few milliseconds until the connection ends or nothing is left. */
function sendSlowly(socket: Socket, pieces: string[], every: number): void {
  const timer = setInterval(() => {
    const piece = pieces.shift();
    if (piece === undefined || socket.destroyed) return clearInterval(timer);
    socket.write(piece);
  }, every);
}

test("headers that drip in without end are answered with 408, and the connection ends", async () => {
  const socket = (await listening())();
  const answer = text(socket);
  socket.write("GET /told HTTP/1.1\r\nhost: x\r\n");
  sendSlowly(
    socket,
    Array.from({ length: 10_000 }, (_, index) => `x-${index}: x\r\n`),
    20,
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a connection that says nothing at all ends", async () => {
  const socket = (await listening())();
  expect(await text(socket)).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test("a connection that is kept ends when nothing more is asked", async () => {
  // Node adds a second to what it was told.
  const socket = (await listening())();
  const answer = text(socket);
  socket.write(`${head(2)}{}`);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"letters":2\}$/);
});

test("a body that stops in the middle is answered with 408, and the connection ends", async () => {
  const socket = (await listening())();
  const answer = text(socket);
  socket.write(`${head(1_000)}{"half`);
  expect(await answer).toMatch(timedOut);
});

test("a body that drips in is ended like one that stops", async () => {
  const socket = (await listening())();
  const answer = text(socket);
  socket.write(`${head(100_000)}"`);
  sendSlowly(
    socket,
    Array.from({ length: 90_000 }, () => "x"),
    10,
  );
  expect(await answer).toMatch(timedOut);
});

test("a call that was answered before its body came is not answered again when that stops, and the connection ends", async () => {
  const socket = (await listening())();
  const answer = text(socket);
  socket.write(`${head(1_000).replace("application/json", "x/x")}{"half`);
  const told = await answer;
  expect(told).toMatch(/^HTTP\/1\.1 415 /);
  expect(told.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("whoever goes on sending reads the answer, however late, and nothing is read of it any more", async () => {
  const socket = (await listening())();
  socket.pause();
  socket.write(`${head(100_000)}"`);
  await new Promise((resolve) => setTimeout(resolve, 600));
  sendSlowly(
    socket,
    Array.from({ length: 10 }, () => "x".repeat(100)),
    10,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await text(socket)).toMatch(timedOut);
});

test("a body that takes several times as long, but goes on, arrives", async () => {
  const socket = (await listening({ bodyRate: 100 }))();
  const answer = text(socket);
  socket.write(`${head(3_002)}"`);
  sendSlowly(socket, [...Array.from({ length: 30 }, () => "x".repeat(100)), '"'], 40);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"letters":3002\}$/);
});

test("an answer that takes longer than any of these times is waited for", async () => {
  const socket = (await listening())();
  const answer = text(socket);
  socket.write("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*GET$/);
});

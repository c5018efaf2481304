import { EventEmitter } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { type Connection, createConnection } from "./connection.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { memberOf } from "./realtime.fixture.ts";

/** A socket that notes what was done to it and answers pings when `alive`. */
class NotedSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  alive = true;
  readonly done: string[] = [];

  ping() {
    this.done.push("ping");
    if (this.alive) this.emit("pong");
  }
  send(text: string) {
    this.done.push(`send ${text}`);
  }
  close(code: number) {
    this.done.push(`close ${code}`);
  }
  terminate() {
    this.done.push("terminate");
    this.emit("close");
  }
}

function start() {
  const socket = new NotedSocket();
  const member = memberOf();
  const connection: Connection = createConnection(socket as unknown as WebSocket, member);
  const heartbeat = createHeartbeat();
  heartbeat.add(socket as unknown as WebSocket);
  return { socket, connection, heartbeat };
}

test("a socket that answers is kept", async () => {
  const { socket, heartbeat } = start();
  for (const _beat of [1, 2, 3]) heartbeat.beat();
  expect(socket.done).toEqual(["ping", "ping", "ping"]);
});

test("a socket that left a ping unanswered is cut at the next beat", async () => {
  const { socket, heartbeat } = start();
  socket.alive = false;
  for (const _beat of [1, 2, 3]) heartbeat.beat();
  expect(socket.done).toEqual(["ping", "terminate"]);
});

test("to a browser that does not keep up streamed text is left out, durable events are not", () => {
  const { socket, connection } = start();
  socket.bufferedAmount = 1_048_577;
  connection.sendPassing("streamed");
  connection.sendDurable("durable");
  expect(socket.done).toEqual(["send durable"]);
  socket.bufferedAmount = 0;
  connection.sendPassing("streamed");
  expect(socket.done).toEqual(["send durable", "send streamed"]);
});

test("a megabyte may wait to be sent before streamed text is left out, and sixteen before the socket is closed", () => {
  const { socket, connection } = start();
  socket.bufferedAmount = 1_048_576;
  connection.sendPassing("streamed");
  socket.bufferedAmount = 16_777_216;
  connection.sendDurable("durable");
  expect(socket.done).toEqual(["send streamed", "send durable"]);
  socket.bufferedAmount = 16_777_217;
  connection.sendDurable("durable");
  expect(socket.done.at(-1)).toBe("close 1011");
  socket.bufferedAmount = 0;
  socket.readyState = 2;
  for (const send of [connection.sendPassing, connection.sendDurable]) send.call(connection, "late");
  connection.tell("ready", { seq: 1 });
  expect(socket.done).toHaveLength(3);
});

test("what is gathered goes out as one, and what a connection tells names whose it is", () => {
  const done: string[] = [];
  const wire = { cork: () => void done.push("held"), uncork: () => void done.push("let go") };
  const socket = new NotedSocket();
  const member = memberOf();
  const connection = createConnection(socket as unknown as WebSocket, member, wire);
  const letGo = connection.gather();
  expect(done).toEqual(["held"]);
  letGo();
  expect(done).toEqual(["held", "let go"]);
  createConnection(socket as unknown as WebSocket, member).gather()();
  connection.tell("resync", {}, 7);
  expect(JSON.parse((socket.done[0] ?? "").replace("send ", ""))).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), seq: 7, type: "resync" },
    ...{ account_uuid: member.accountId, user_uuid: member.userId, data: {} },
  });
});

test("a browser that no longer keeps up at all is closed with 1011, so that it comes back and resumes", () => {
  const { socket, connection } = start();
  socket.bufferedAmount = 20_000_000;
  connection.sendDurable("durable");
  expect(socket.done).toEqual(["close 1011"]);
});

test("sockets that are to be closed and do not answer are cut after a second, so that a server can end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket, heartbeat } = start();
  const closed = heartbeat.closeAll(1011, "going down");
  vi.advanceTimersByTime(999);
  expect(socket.done).toEqual(["close 1011"]);
  vi.advanceTimersByTime(1);
  await closed;
  expect(socket.done).toEqual(["close 1011", "terminate"]);
  await heartbeat.closeAll(1011, "nobody is left");
  expect(socket.done).toEqual(["close 1011", "terminate"]);
});

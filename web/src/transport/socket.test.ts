import { expect, test } from "vitest";
import { fakeSocketServer } from "#testing/fake-socket-server.ts";
import { createSocket, type SocketStatus } from "./socket.ts";

/** A socket before a fake server, with its waits under the test's control. */
function connected() {
  const server = fakeSocketServer();
  const statuses: SocketStatus[] = [];
  const notices: string[] = [];
  const messages: string[] = [];
  const socket = createSocket(server.dependencies, {
    onMessage: (text) => messages.push(text),
    onOpen: () => {},
    onStatus: (status, notice) => {
      statuses.push(status);
      if (notice) notices.push(notice);
    },
  });
  socket.connect();
  return { server, socket, statuses, notices, messages };
}

test("[S2.7-76] [S2.7-77] [S1.7-48] [S3.7-52] the socket opens at its path with a fresh ticket", async () => {
  const { server, statuses } = connected();
  const line = await server.nextLine();
  expect(line.url).toBe("/ws/v1/seedbed?token=ticket-1");
  line.open();
  expect(statuses.at(-1)).toBe("open");
});

test("[S2.7-104] [S3.7-79] a normal close (1000) is final", async () => {
  const { server, statuses } = connected();
  (await server.nextLine()).open().close(1000);
  expect(statuses.at(-1)).toBe("closed");
  expect(server.waits()).toEqual([]);
});

test("[S2.7-105] [S3.7-80] authentication errors (4001, 4003, 1008) fetch a fresh token and reconnect", async () => {
  for (const code of [4001, 4003, 1008]) {
    const { server } = connected();
    (await server.nextLine()).open().close(code);
    expect(server.renewals()).toBe(0);
    server.passWait();
    const again = await server.nextLine();
    expect(server.renewals()).toBe(1);
    expect(again.url).toContain("ticket-2");
  }
});

test("[S2.7-106] [S2.7-107] [S3.7-81] a server error (1011) reconnects after 3000 ms without a new token", async () => {
  const { server, statuses } = connected();
  (await server.nextLine()).open().close(1011);
  expect(server.waits()).toEqual([3_000]);
  server.passWait();
  (await server.nextLine()).open();
  expect(server.renewals()).toBe(0);
  expect(statuses.at(-1)).toBe("open");
});

test("a lost line (1006) reconnects as well", async () => {
  const { server } = connected();
  (await server.nextLine()).open().close(1006);
  expect(server.waits()).toEqual([3_000]);
});

test("[S2.7-108] [S3.7-82] after 5 failed retries the listener is told", async () => {
  const { server, statuses, notices } = connected();
  for (let retry = 0; retry < 5; retry += 1) {
    (await server.nextLine()).close(1006);
    expect(notices).toEqual([]);
    server.passWait();
  }
  (await server.nextLine()).close(1006);
  expect(notices).toEqual(["Max reconnect attempts (5) reached"]);
  expect(statuses.at(-1)).toBe("given-up");
  expect(server.waits()).toEqual([]);
});

test("tickets that cannot be had count as failed retries", async () => {
  const server = fakeSocketServer({ tickets: false });
  const notices: (string | null)[] = [];
  const socket = createSocket(server.dependencies, {
    onMessage: () => {},
    onOpen: () => {},
    onStatus: (_status, notice) => notices.push(notice),
  });
  socket.connect();
  for (let retry = 0; retry < 5; retry += 1) {
    await server.nextWait();
    server.passWait();
  }
  await expect.poll(() => notices.at(-1)).toBe("Max reconnect attempts (5) reached");
});

test("a connection that carries something gives all retries back", async () => {
  const { server, notices } = connected();
  for (let loss = 0; loss < 8; loss += 1) {
    (await server.nextLine()).open().message("{}").close(1006);
    server.passWait();
  }
  expect(notices).toEqual([]);
});

test("a server that accepts and drops is given up all the same", async () => {
  const { server, notices } = connected();
  for (let retry = 0; retry < 6; retry += 1) {
    (await server.nextLine()).open().close(1011);
    if (retry < 5) server.passWait();
  }
  expect(notices).toEqual(["Max reconnect attempts (5) reached"]);
});

test("disconnecting closes the line normally and stops all waiting", async () => {
  const { server, socket, statuses } = connected();
  const line = (await server.nextLine()).open();
  socket.disconnect();
  expect(line.closedWith()).toBe(1000);
  expect(statuses.at(-1)).toBe("closed");
  expect(server.waits()).toEqual([]);
  expect(socket.send("late")).toBe(false);
});

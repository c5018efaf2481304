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

test("a ticket goes into the address in letters that belong there", async () => {
  const server = fakeSocketServer();
  const dependencies = { ...server.dependencies, fetchTicket: async () => "a+b/c=&d" };
  createSocket(dependencies, { onMessage: () => {}, onOpen: () => {}, onStatus: () => {} }).connect();
  expect((await server.nextLine()).url).toBe("/ws/v1/seedbed?token=a%2Bb%2Fc%3D%26d");
});

test("a connection that lasts gives all retries back, also where nothing comes through it", async () => {
  const { server, notices } = connected();
  for (let loss = 0; loss < 8; loss += 1) {
    const line = (await server.nextLine()).open();
    expect(server.waits()).toEqual([3_000]);
    server.passWait();
    line.close(1006);
    server.passWait();
  }
  expect(notices).toEqual([]);
});

test("who starts over after it was given up has all retries again", async () => {
  const { server, socket, notices } = connected();
  for (let round = 1; round <= 2; round += 1) {
    for (let retry = 0; retry < 6; retry += 1) {
      (await server.nextLine()).close(1006);
      if (retry < 5) server.passWait();
    }
    expect(notices).toHaveLength(round);
    socket.connect();
  }
});

test("nothing is opened for who left before the ticket came, and an old line is not listened to", async () => {
  const server = fakeSocketServer();
  const tickets: PromiseWithResolvers<string>[] = [];
  const statuses: SocketStatus[] = [];
  const messages: string[] = [];
  const opened: string[] = [];
  const dependencies: typeof server.dependencies = {
    ...server.dependencies,
    fetchTicket: () => {
      tickets.push(Promise.withResolvers());
      return tickets.at(-1)?.promise ?? Promise.reject();
    },
    open: (url) => {
      opened.push(url);
      return server.dependencies.open(url);
    },
  };
  const socket = createSocket(dependencies, {
    onMessage: (text) => messages.push(text),
    onOpen: () => messages.push("opened"),
    onStatus: (status) => statuses.push(status),
  });
  socket.connect();
  socket.disconnect();
  tickets[0]?.resolve("first");
  socket.connect();
  tickets[1]?.resolve("second");
  const old = await server.nextLine();
  socket.connect();
  tickets[2]?.reject(new Error("No ticket."));
  await server.nextWait();
  old.open().message("late").close(1006);
  expect(opened).toEqual(["/ws/v1/seedbed?token=second"]);
  expect(messages).toEqual([]);
  expect(statuses).toEqual(["connecting", "closed", "connecting", "connecting", "connecting"]);
  expect(server.waits()).toEqual([3_000]);
  // What fails for somebody who has left is no reason to try again.
  server.passWait();
  socket.disconnect();
  tickets[3]?.reject(new Error("No ticket."));
  await Promise.resolve();
  expect(server.waits()).toEqual([]);
});

test("a token that could not be renewed is renewed with the next try", async () => {
  const server = fakeSocketServer();
  let renewals = 0;
  const renewAccessToken = async () => {
    renewals += 1;
    if (renewals === 1) throw new Error("The provider rests.");
  };
  createSocket(
    { ...server.dependencies, renewAccessToken },
    { onMessage: () => {}, onOpen: () => {}, onStatus: () => {} },
  ).connect();
  (await server.nextLine()).open().close(4001);
  server.passWait();
  await server.nextWait();
  server.passWait();
  await server.nextLine();
  expect(renewals).toBe(2);
});

test("what is sent goes through an open line alone, and what is no text is not taken for a message", async () => {
  const { server, socket, messages } = connected();
  const line = await server.nextLine();
  expect(socket.send('{"a":1}')).toBe(false);
  line.open();
  expect(socket.send('{"a":2}')).toBe(true);
  expect(line.sent).toEqual([{ a: 2 }]);
  line.dispatchEvent(new MessageEvent("message", { data: new Blob(["{}"]) }));
  line.message("{}");
  expect(messages).toEqual(["{}"]);
});

import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { memberOf, type RealtimeTestServer, startRealtime, type TestSocket } from "./realtime.fixture.ts";

let server: RealtimeTestServer;
beforeAll(async () => {
  server = await startRealtime();
});
afterAll(() => server.stop());

test("[S1.7-48] [S1.7-47] [S2.7-76] [S2.7-77] [S3.7-52] a ticket from POST v1/realtime/ticket opens /ws/v1/seedbed?token= once", async () => {
  const ticket = await server.ticketFor(memberOf());
  expect(ticket).toMatch(/^[\w-]{43}$/);
  const first = server.open(ticket);
  expect(await first.ready()).toBe(0);
  const second = server.open(ticket);
  expect(await second.closed).toBe(4001);
  expect(second.messages).toEqual([]);
  await first.close();
});

test("a ticket is given to members only", async () => {
  expect((await callerOf(server.url).call("POST v1/realtime/ticket")).status).toBe(401);
});

test("a ticket sixty seconds old opens nothing", async () => {
  const member = memberOf();
  const [inTime, tooLate] = [await server.ticketFor(member), await server.ticketFor(member)];
  try {
    server.time.ahead += 59_000;
    const socket = server.open(inTime);
    await socket.ready();
    await socket.close();
    server.time.ahead += 1_000;
    expect(await server.open(tooLate).closed).toBe(4001);
  } finally {
    server.time.ahead = 0;
  }
});

test("only the hash of a ticket is stored", async () => {
  const ticket = await server.ticketFor(memberOf());
  const { rows } = await server.database.pool.query<{ row: string }>("select t::text as row from socket_tickets t");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(ticket))).toBe(false);
});

test.each([undefined, "", "noise", "x".repeat(5_000)])(
  "a socket with the ticket %j is closed with 4001",
  async (ticket) => {
    expect(await server.open(ticket).closed).toBe(4001);
  },
);

test("two sockets racing for one ticket: one opens", async () => {
  const ticket = await server.ticketFor(memberOf());
  const sockets = [server.open(ticket), server.open(ticket), server.open(ticket)];
  await expect.poll(() => sockets.filter(({ messages }) => messages.length > 0).length).toBe(1);
  const codes = await Promise.all(sockets.filter(({ messages }) => messages.length === 0).map(({ closed }) => closed));
  expect(codes).toEqual([4001, 4001]);
});

test("a page of another origin is closed with 4003 and does not use the ticket up", async () => {
  const ticket = await server.ticketFor(memberOf());
  expect(await server.open(ticket, "https://evil.example").closed).toBe(4003);
  const own = server.open(ticket, server.url);
  await own.ready();
  await own.close();
});

test("who left the company after the ticket was given is closed with 4003", async () => {
  const member = memberOf();
  const ticket = await server.ticketFor(member);
  server.members.delete(member.userId);
  expect(await server.open(ticket).closed).toBe(4003);
});

test("a failure of the server closes with 1011", async () => {
  const ticket = await server.ticketFor(memberOf());
  await server.database.pool.query("alter table socket_tickets rename to socket_tickets_gone");
  try {
    expect(await server.open(ticket).closed).toBe(1011);
  } finally {
    await server.database.pool.query("alter table socket_tickets_gone rename to socket_tickets");
  }
});

test("more than sixty messages in ten seconds close the socket with 1008", async () => {
  const socket = await server.connect(memberOf());
  for (let count = 0; count < 61; count += 1) socket.send("resume", { seq: 0 });
  expect(await socket.closed).toBe(1008);
});

test("what was said ten seconds ago counts no more against the sixty, what was said after it does", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const say = async (socket: TestSocket, times: number) => {
    for (let count = 0; count < times; count += 1) socket.send("resume", { seq: 0 });
    socket.socket.ping();
    await once(socket.socket, "pong");
  };
  try {
    const [early, late] = [await server.connect(memberOf()), await server.connect(memberOf())];
    for (const socket of [early, late]) await say(socket, 60);
    vi.advanceTimersByTime(9_999);
    early.send("resume", { seq: 0 });
    expect(await early.closed).toBe(1008);
    vi.advanceTimersByTime(1);
    await say(late, 60);
    await late.close();
    expect(await late.closed).toBe(1000);
  } finally {
    vi.useRealTimers();
  }
});

test("a message that is too large closes the socket with 1008", async () => {
  const socket = await server.connect(memberOf());
  socket.send("incubation.ai.suggestions.request", { text: "x".repeat(950_000) });
  expect(await socket.closed).toBe(1008);
});

test("a message of 900,000 bytes is taken", async () => {
  const socket = await server.connect(memberOf());
  socket.socket.send("x".repeat(900_000));
  socket.socket.ping();
  await once(socket.socket, "pong");
  await socket.close();
  expect(await socket.closed).toBe(1000);
  const other = await server.connect(memberOf());
  other.socket.send("x".repeat(900_001));
  expect(await other.closed).toBe(1008);
});

test("a server asks its sockets every 25 seconds whether they are there", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const asking = await startRealtime({ databaseUrl: server.databaseUrl });
    // Polling would move the time on.
    const socket = asking.open(await asking.ticketFor(memberOf()));
    await once(socket.socket, "message");
    let pings = 0;
    socket.socket.on("ping", () => {
      pings += 1;
    });
    const answered = async () => {
      socket.socket.ping();
      await once(socket.socket, "pong");
    };
    vi.advanceTimersByTime(24_999);
    await answered();
    expect(pings).toBe(0);
    vi.advanceTimersByTime(1);
    await answered();
    expect(pings).toBe(1);
    await asking.stop();
  } finally {
    vi.useRealTimers();
  }
});

test("a server that goes down closes its sockets with 1011, so that browsers come back", async () => {
  const leaving = await startRealtime({ databaseUrl: server.databaseUrl });
  const socket = await leaving.connect(memberOf());
  await leaving.stop();
  expect(await socket.closed).toBe(1011);
});

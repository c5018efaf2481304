import { expect, onTestFinished, test, vi } from "vitest";
import { accessToken } from "#testing/access-tokens.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { isServerBusy, noticeBusy } from "./busy.ts";
import { call } from "./call.ts";
import { socketStatus } from "./events.ts";
import { keepConnected } from "./keep-connected.ts";
import { session } from "./session.ts";

test("[S1.7-49] [S2.7-103] [S3.7-53] the socket stands while somebody with a company is signed in", async () => {
  const lines = stubSockets();
  const server = serverKnowing(currentUserWith({}, null));
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  onTestFinished(keepConnected());
  expect(socketStatus()).toBe("closed");
  await session.begin("refresh-token");
  expect(socketStatus()).toBe("closed");
  await session.adopt({ account: currentUserWith().account });
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.open();
  expect(socketStatus()).toBe("open");
  await session.end();
  expect(socketStatus()).toBe("closed");
  expect(lines[0]?.closedWith()).toBe(1000);
});

test("who stops it ends the connection, and whoever signs in later has none", async () => {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  await session.begin("refresh-token");
  const stop = keepConnected();
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.open();
  stop();
  expect(lines[0]?.closedWith()).toBe(1000);
  await session.end();
  await session.begin("refresh-token");
  dispatchEvent(new Event("online"));
  expect(server.bodiesOf("POST /api/v1/realtime/ticket")).toHaveLength(1);
});

/** A line whose server has gone, in a page whose clock stands still. */
async function givenUpLine() {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  server.on("GET /readyz", { status: 503, body: { status: "starting" } });
  await session.begin("refresh-token");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(keepConnected());
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await expect.poll(() => lines.length).toBe(attempt);
    lines[attempt - 1]?.close(1006);
    if (attempt < 6) vi.advanceTimersByTime(3_000);
  }
  expect(socketStatus()).toBe("given-up");
  /** Whoever looked in vain looks again after a while. */
  const minuteLater = <Value>(read: () => Value) => {
    vi.advanceTimersByTime(60_000);
    return read();
  };
  return { lines, server, minuteLater };
}

test("a line that was given up stands again by itself once the server is back, however long that was away", async () => {
  const { lines, server, minuteLater } = await givenUpLine();
  await expect.poll(() => minuteLater(() => server.bodiesOf("GET /readyz").length)).toBeGreaterThan(5);
  expect(lines).toHaveLength(6);
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.poll(() => minuteLater(() => lines.length)).toBe(7);
  lines[6]?.open();
  expect(socketStatus()).toBe("open");
});

test.each([
  ["the network is there again", () => dispatchEvent(new Event("online"))],
  ["the tab is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a line that was given up is tried again at once when %s, unless the tab is hidden", async (_when, comesBack) => {
  const { lines, server } = await givenUpLine();
  const tickets = () => server.bodiesOf("POST /api/v1/realtime/ticket").length;
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  comesBack();
  expect([socketStatus(), tickets()]).toEqual(["given-up", 6]);
  hidden.mockReturnValue(false);
  comesBack();
  await expect.poll(() => lines.length).toBe(7);
  lines[6]?.open();
  // One that stands is left alone.
  comesBack();
  expect([socketStatus(), tickets()]).toEqual(["open", 7]);
});

test("a line that was given up waits for a server that is busy, and stands again with it", async () => {
  const { lines, server, minuteLater } = await givenUpLine();
  noticeBusy();
  dispatchEvent(new Event("online"));
  expect([socketStatus(), server.bodiesOf("POST /api/v1/realtime/ticket").length]).toEqual(["given-up", 6]);
  server.on("GET /readyz", { body: { status: "ready" } });
  await expect.poll(() => minuteLater(() => lines.length)).toBe(7);
  expect(isServerBusy()).toBe(false);
});

test("a line that is refused comes back with a ticket that was asked for with a new access token", async () => {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  await session.begin("refresh-token");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  server.on("GET /api/auth/token", { body: { token: accessToken(600, "renewed") } });
  lines[0]?.close(4001);
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => lines.length).toBe(2);
  const tickets = server.received.filter(({ key }) => key === "POST /api/v1/realtime/ticket");
  expect(tickets.at(-1)?.headers.get("authorization")).toBe(`Bearer ${accessToken(600, "renewed")}`);
});

test("whoever signs in next in the same tab has a line of their own", async () => {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  // The same person with another word about them keeps theirs.
  await session.adopt({ user: userWith({ firstName: "Marianne" }) });
  expect(lines[0]?.closedWith()).toBeUndefined();
  for (const [count, next] of [
    [2, currentUserWith({}, { uuid: "another company" })],
    [3, currentUserWith({ uuid: "another person" }, { uuid: "another company" })],
  ] as const) {
    await session.adopt(next);
    await expect.poll(() => lines.length).toBe(count);
    expect(lines[count - 2]?.closedWith()).toBe(1000);
  }
});

test("[S1.7-46] the access token that API calls carry fetches the ticket with which the line opens", async () => {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "t-1" } });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.map(({ url }) => url)).toEqual(["/ws/v1/seedbed?token=t-1"]);
  await call("GET v1/dashboard");
  const carried = (key: string) => server.received.find((each) => each.key === key)?.headers.get("authorization");
  expect(carried("POST /api/v1/realtime/ticket")).toBe(`Bearer ${await session.accessToken()}`);
  expect(carried("POST /api/v1/realtime/ticket")).toBe(carried("GET /api/v1/dashboard"));
});

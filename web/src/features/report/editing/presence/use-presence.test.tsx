import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { untilAnswered } from "#testing/answers-under-way.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { listeners } from "../../../../transport/events.ts";
import { session } from "../../../../transport/session.ts";
import { createDesk, type Desk } from "../saving/desk.ts";
import { usePresence } from "./use-presence.ts";

/** A report of its own: what tests before this one told in leaving theirs is not heard here. */
const path = "PUT /api/v2/concept/C-0077/report/presence";
const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const here = { ...noor, section: "trends", field: null, at: "2026-03-02T10:00:00.000Z" } as const;

function Present({ desk }: { desk: Desk }) {
  usePresence(desk, "concept");
  return null;
}

async function open({ others = [] as object[] } = {}) {
  const server = serverKnowing();
  server.on(path, { body: { others } });
  await session.begin("refresh-token");
  const desk = createDesk(new QueryClient(), { conceptId: "C-0077", owner: null });
  desk.set({ shown: ["trends"] });
  const screen = await render(<Present desk={desk} />);
  return { ...screen, server, desk, told: () => server.bodiesOf(path) };
}

const inTrends = { section: "trends", field: null };
test("a person says every twenty seconds that they are still there, and no more when they have left", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { told, unmount } = await open();
  await expect.poll(() => told().length).toBe(1);
  // The same once more, before that is answered, would not be sent.
  await untilAnswered();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(told()).toEqual([inTrends]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => told().length).toBe(2);
  expect(told()).toEqual([inTrends, inTrends]);
  await unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("pagehide"));
  await expect.poll(() => told().length).toBe(3);
  expect(told().at(-1)).toEqual({ section: null });
});

test("while nobody sees the page nothing is said, and at once when it is seen again", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { told, desk } = await open();
  await expect.poll(() => hidden.mock.calls.length).toBeGreaterThan(0);
  expect(told()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(told).toEqual([inTrends]);
  desk.set({ open: "marketScan i-1 title" });
  await expect.poll(told).toEqual([inTrends, { section: "marketScan", field: "marketScan i-1 title" }]);
});

test("a page that is closed says that the person has left; without a session nothing is said", async () => {
  const { told } = await open();
  await expect.poll(told).toEqual([inTrends]);
  dispatchEvent(new Event("pagehide"));
  await expect.poll(told).toEqual([inTrends, { section: null }]);
  await session.follow(null);
  dispatchEvent(new Event("pagehide"));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(told).toHaveLength(2);
});

test("who is there is what the server answers, moved by what it tells of this report and of others than oneself", async () => {
  const { desk, told, server } = await open();
  await expect.poll(told).toHaveLength(1);
  server.on(path, { body: { others: [here] } });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => desk.read().people).toEqual([here]);
  const tell = (person: object, conceptUuid = "concept") => {
    const name = "concept.report.presence.account";
    for (const hear of listeners.ofEvent(name))
      hear({ conceptUuid, person: { ...here, ...person } } as never, {} as never);
  };
  tell({ uuid: userWith().uuid });
  tell({ uuid: "elsewhere" }, "another concept");
  expect(desk.read().people).toEqual([here]);
  tell({ section: "overview" });
  tell({ uuid: "jun", firstName: "Jun" });
  expect(desk.read().people.map(({ uuid, section }) => [uuid, section])).toEqual([
    [noor.uuid, "overview"],
    ["jun", "trends"],
  ]);
  tell({ section: null });
  expect(desk.read().people.map(({ uuid }) => uuid)).toEqual(["jun"]);
});

test("who came, moved or left while the answer was on its way is where they were told to be", async () => {
  const { desk, told, server } = await open({ others: [here] });
  await expect.poll(() => desk.read().people).toEqual([here]);
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  const jun = { ...here, uuid: "jun", firstName: "Jun" };
  const ada = { ...here, uuid: "ada", firstName: "Ada" };
  const kim = { ...here, uuid: "kim", firstName: "Kim" };
  server.on(path, { body: { others: [here, jun, kim] }, after });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(told).toHaveLength(2);
  for (const person of [ada, { ...jun, section: "overview" }, { ...here, section: null }])
    for (const hear of listeners.ofEvent("concept.report.presence.account"))
      hear({ conceptUuid: "concept", person } as never, {} as never);
  answer();
  await expect
    .poll(() => desk.read().people.map(({ uuid, section }) => [uuid, section]))
    .toEqual([
      ["kim", "trends"],
      ["ada", "trends"],
      ["jun", "overview"],
    ]);
  server.on(path, { body: { others: [kim] } });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => desk.read().people).toEqual([kim]);
});

test("a word that the server did not hear takes nobody away", async () => {
  const { desk, told, server } = await open({ others: [here] });
  await expect.poll(() => desk.read().people).toEqual([here]);
  server.on(path, { status: 503, body: { detail: "Not now." } });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(told).toHaveLength(2);
  await untilQuiet();
  expect(desk.read().people).toEqual([here]);
});

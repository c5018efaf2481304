import { asOfHeader } from "@seedbed/contract/realtime/as-of-header";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { listedConceptWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { currentUserWith } from "#testing/people.ts";
import { readings } from "./as-of.ts";
import { call } from "./call.ts";
import { onResync } from "./events.ts";
import { keepConnected } from "./keep-connected.ts";
import { createQueryClient } from "./query-client.ts";
import { session } from "./session.ts";

const list = "GET /api/v1/concept/";
const told = (title: string, asOf: number | null) => ({
  body: pageOf([listedConceptWith({ title })]),
  ...(asOf === null ? {} : { headers: { [asOfHeader]: String(asOf) } }),
});

function Titles() {
  const { data } = useQuery({ queryKey: ["titles"], queryFn: () => call("GET v1/concept/", { query: {} }) });
  return data?.results.map(({ title }) => <p key={title}>{title}</p>);
}

/** Draws what the server answers as of this event, and has the line stand at the seventh. */
async function openPage(asOf: number | null) {
  // Whatever pages before this one have read.
  readings.lineStands(0, () => undefined);
  readings.lineEnds();
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("GET /api/v1/user/", { body: currentUserWith(), headers: { [asOfHeader]: "7" } });
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on(list, told("Refill cellar", asOf));
  await session.begin("refresh-token");
  const queryClient = createQueryClient(() => undefined);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Titles />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText("Refill cellar")).toBeVisible();
  onTestFinished(onResync(() => void queryClient.invalidateQueries({}, { cancelRefetch: false })));
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  server.on(list, told("Refill cellar, renamed", 7));
  lines[0]?.open().message({ id: crypto.randomUUID(), type: "ready", data: { seq: 7 } });
  return { server, screen, queryClient };
}

test("what was read before the line stood is not read again where nothing was told meanwhile", async () => {
  const { server, screen, queryClient } = await openPage(7);
  expect(queryClient.isFetching()).toBe(0);
  expect(server.bodiesOf(list)).toHaveLength(1);
  await expect.element(screen.getByText("Refill cellar", { exact: true })).toBeVisible();
  await session.end();
});

test.each([6, null])("what was told after it was read, as of %s, is read again", async (asOf) => {
  const { server, screen } = await openPage(asOf);
  await expect.element(screen.getByText("Refill cellar, renamed")).toBeVisible();
  expect(server.bodiesOf(list)).toHaveLength(2);
  await session.end();
});

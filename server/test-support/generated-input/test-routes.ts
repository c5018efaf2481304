import type { Route, RouteKey } from "@seedbed/contract/route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../test-server.ts";
import { checkRoute } from "./check-route.ts";
import { makeWorld, type World, type WorldOptions } from "./input-world.ts";
import { createSender, type Sender } from "./send-call.ts";

interface Options extends WorldOptions {
  /** Calls of each route. */
  calls?: number;
  /** Routes that may refuse all calls: they do not exist, or take what these calls do not have. */
  refusing?: readonly RouteKey[];
  /** Routes that take a call in so many less often than others: they get twice the calls. */
  choosy?: readonly RouteKey[];
  /** Tables that refused calls may add to. */
  recordedIn?: readonly string[];
}

/** Tests each of the routes with generated calls, on one server. */
export function testRoutes(
  routes: readonly [RouteKey, Route][],
  { calls = Number(process.env.INPUT_CALLS ?? 30), refusing = [], choosy = [], recordedIn, ...options }: Options = {},
): void {
  let world: World;
  let sender: Sender;
  beforeAll(async () => {
    const server = await startTestServer({ webhookTimes: { pauses: [] } });
    world = await makeWorld(server, options);
    sender = createSender(server.url);
  });
  afterAll(async () => {
    sender.close();
    await world.server.stop();
  });

  describe("whatever is sent, no call fails and no refused call changes anything", () => {
    test.each(routes)("%s", async (key, route) => {
      const checked = { key, route, calls: choosy.includes(key) ? 2 * calls : calls, recordedIn };
      const statuses = (await checkRoute(world, sender, checked)).map(({ status }) => status);
      expect(statuses.length).toBe(checked.calls);
      expect(statuses.filter((status) => status === 429).length, "really asked").toBeLessThan(checked.calls / 5);
      if (!refusing.includes(key)) expect(statuses, "some calls are good").toContain(route.status);
    });
  });
}

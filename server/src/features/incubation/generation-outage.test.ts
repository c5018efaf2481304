import { expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { setUpServerBehindProxy } from "#test-support/server-behind-proxy.ts";
import { eventsOf, generate, openSocket, settled } from "./incubation.fixture.ts";

const here = setUpServerBehindProxy();

test.for(["before", "after"] as const)(
  "concepts that could not be stored are stored when the database is back, and not written again: it leaves %s it stores them",
  async (when) => {
    const { model, person, proxy, server } = here;
    // It may not have seen yet that its database is back.
    await eventually(async () => !server.database.availability.isAway);
    const seedId = await plantAnsweredSeed(person);
    const socket = await openSocket(server, person);
    const since = model.calls.length;
    const left = proxy.refuseAt('insert into "generated_concepts"', when);
    expect((await generate(person, seedId)).status).toBe(202);
    await left;
    await eventually(async () => server.database.availability.isAway);
    await proxy.restore();
    const { generation, cachedConcepts } = await settled(person, seedId);
    expect(generation.status).toBe("idle");
    expect(cachedConcepts.length).toBeGreaterThan(0);
    const keys = model.calls.slice(since).map((call) => call.idempotencyKey);
    expect(keys).toEqual([...new Set(keys)]);
    const stages = () => eventsOf(socket, "stream.structured.concept.generation").map(({ stage }) => stage);
    await eventually(async () => stages().includes("done"));
    expect(stages().filter((stage) => stage !== "delta")).toEqual(["done"]);
    await socket.close();
  },
);

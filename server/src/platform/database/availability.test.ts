import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createAvailability } from "./availability.ts";
import { DatabaseAway } from "./outage.ts";

test("what takes long makes the server ask whether the database is there, and holds nobody up until that is known", async () => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const probe = () => {
    asked += 1;
    return answer.promise;
  };
  const availability = createAvailability({ probe, pauses: { first: 1, longest: 1, silence: 1 } });
  void availability.watched(new Promise(() => undefined));
  void availability.watched(new Promise(() => undefined));
  await expect.poll(() => asked).toBe(1);
  expect(availability.isAway).toBe(false);
  answer.reject(new Error("no answer"));
  await expect.poll(() => availability.isAway).toBe(true);
  availability.close();
});

describe("a database that goes away", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lost = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const ofPostgres = (code: string) => Object.assign(new Error("failed"), { code, severity: "ERROR" });

  /** A database that answers or not, and what was told of it. */
  function open() {
    const here = { isThere: true, failure: lost() as Error };
    const probe = vi.fn(async () => {
      if (!here.isThere) throw here.failure;
    });
    const log = { warn: vi.fn() };
    const availability = createAvailability({ probe, log, pauses: { first: 100, longest: 400, silence: 1_000 } });
    return { here, probe, log, availability };
  }

  /** Lets all that is due within so many milliseconds happen. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  test("is told of as away, once, and every connection that is left is given up; a failure of a statement is none", async () => {
    const { here, log, availability } = open();
    const given = vi.fn();
    availability.onLost(given);
    const failure = ofPostgres("23505");
    expect(availability.noticed(failure)).toBe(failure);
    expect(availability.isAway).toBe(false);
    here.isThere = false;
    const told = availability.noticed(lost());
    expect(told).toBeInstanceOf(DatabaseAway);
    expect(availability.noticed(told)).toBe(told);
    expect(availability.isAway).toBe(true);
    await pass(0);
    expect(given).toHaveBeenCalledTimes(1);
    await pass(5_000);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { reason: "connect" },
      "the database is away; work waits until it is back",
    );
    here.isThere = true;
    await pass(400);
    expect(availability.isAway).toBe(false);
    expect(log.warn).toHaveBeenLastCalledWith({}, "the database is back");
    availability.close();
  });

  test("that answers at the next look was never away, and nothing is said", async () => {
    const { log, probe, availability } = open();
    availability.noticed(lost());
    await pass(0);
    expect(availability.isAway).toBe(false);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
    availability.close();
  });

  test("but says so itself keeps its connections: it shuts down, or starts", async () => {
    const { here, availability } = open();
    const given = vi.fn();
    availability.onLost(given);
    Object.assign(here, { isThere: false, failure: ofPostgres("57P03") });
    availability.noticed(ofPostgres("57P03"));
    await pass(1_000);
    expect(availability.isAway).toBe(true);
    expect(given).not.toHaveBeenCalled();
    availability.close();
  });

  test("is looked for with pauses that grow to the longest", async () => {
    const { here, probe, availability } = open();
    here.isThere = false;
    availability.noticed(lost());
    const looks: number[] = [];
    for (let window = 0; window < 4; window += 1) {
      probe.mockClear();
      await pass(2_000);
      looks.push(probe.mock.calls.length);
    }
    // Each pause is between half of it and all of it.
    for (const count of looks.slice(1)) {
      expect(count).toBeGreaterThanOrEqual(5);
      expect(count).toBeLessThanOrEqual(10);
    }
    availability.close();
  });

  test("is looked for after half of each pause at the earliest, and after all of it at the latest", async () => {
    const chance = vi.spyOn(Math, "random");
    onTestFinished(() => chance.mockRestore());
    for (const [random, pauses] of [
      [0, [50, 100, 200, 200]],
      [1, [100, 200, 400, 400]],
    ] as const) {
      chance.mockReturnValue(random);
      const { here, probe, availability } = open();
      here.isThere = false;
      availability.noticed(lost());
      await pass(0);
      for (const [index, pause] of pauses.entries()) {
        await pass(pause - 1);
        expect(probe).toHaveBeenCalledTimes(index + 1);
        await pass(1);
        expect(probe).toHaveBeenCalledTimes(index + 2);
      }
      availability.close();
    }
  });

  test("is asked only while an answer takes long, and again with the next one that does", async () => {
    const { probe, availability } = open();
    const never = new Promise(() => undefined);
    expect(await availability.watched(Promise.resolve("answer"))).toBe("answer");
    await expect(availability.watched(Promise.reject(new Error("no")))).rejects.toThrow("no");
    await pass(10_000);
    expect(probe).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      void availability.watched(never);
      await pass(999);
      expect(probe).toHaveBeenCalledTimes(times - 1);
      await pass(1);
      expect(probe).toHaveBeenCalledTimes(times);
    }
    void availability.watched(never);
    availability.close();
    await pass(1_000);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  test.each(["comes", "does not come"])(
    "and is closed while it is asked is not spoken of, when an answer %s",
    async (what) => {
      const answer = Promise.withResolvers<void>();
      const probe = vi.fn(() => answer.promise);
      const log = { warn: vi.fn() };
      const availability = createAvailability({ probe, log, pauses: { first: 100, longest: 400, silence: 1_000 } });
      const work = vi.fn(() => Promise.reject(availability.noticed(lost())));
      void availability.throughOutages(work);
      await pass(0);
      availability.close();
      if (what === "comes") answer.resolve();
      else answer.reject(lost());
      await pass(5_000);
      expect([work.mock.calls.length, probe.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1, 0]);
    },
  );

  test("is waited for as long as somebody has time, and no longer", async () => {
    const { here, availability } = open();
    expect(await availability.backWithin(0)).toBe(true);
    here.isThere = false;
    availability.noticed(lost());
    for (const time of [1, 0.5, -1.5]) expect(await availability.backWithin(time)).toBe(false);
    const waiting = availability.backWithin(60_000);
    here.isThere = true;
    await pass(400);
    expect(await waiting).toBe(true);
    availability.close();
  });

  describe("and work that goes on through it", () => {
    test("is done again when it is back, as often as it takes, and gives its result", async () => {
      const { here, availability } = open();
      const work = vi.fn(async () => {
        if (!here.isThere) throw availability.noticed(lost());
        return "done";
      });
      here.isThere = false;
      const done = availability.throughOutages(work);
      await pass(1_000);
      expect(work).toHaveBeenCalledTimes(1);
      here.isThere = true;
      await pass(400);
      expect(await done).toBe("done");
      expect(work).toHaveBeenCalledTimes(2);
      availability.close();
    });

    test("is done again after another transaction was in its way, later each time, and ends with any other failure", async () => {
      const { availability } = open();
      const work = vi
        .fn(async () => "done")
        .mockRejectedValueOnce(ofPostgres("40001"))
        .mockRejectedValueOnce(ofPostgres("40P01"))
        .mockRejectedValueOnce(ofPostgres("40P01"));
      const done = availability.throughOutages(work);
      await pass(0);
      expect(work).toHaveBeenCalledTimes(2);
      await pass(100);
      expect(work).toHaveBeenCalledTimes(3);
      await pass(200);
      expect(await done).toBe("done");
      const broken = vi.fn(() => Promise.reject(ofPostgres("23505")));
      await expect(availability.throughOutages(broken)).rejects.toMatchObject({ code: "23505" });
      expect(broken).toHaveBeenCalledTimes(1);
      availability.close();
    });

    test("ends with its failure once nobody wants it any more, whether it waits or is at it", async () => {
      const { here, availability } = open();
      const stopped = new AbortController();
      const work = vi.fn(() => Promise.reject(availability.noticed(lost())));
      here.isThere = false;
      const waiting = availability.throughOutages(work, stopped.signal).catch((error: unknown) => error);
      await pass(1_000);
      stopped.abort();
      expect(await waiting).toBeInstanceOf(DatabaseAway);
      await expect(availability.throughOutages(work, stopped.signal)).rejects.toBeInstanceOf(DatabaseAway);
      expect(work).toHaveBeenCalledTimes(2);
      availability.close();
    });

    test("ends at once where nobody wants it any more in the middle of a pause, and keeps no hold on who told it so", async () => {
      const { availability } = open();
      const stopped = new AbortController();
      const work = vi.fn(() => Promise.reject(ofPostgres("40001")));
      const pausing = availability.throughOutages(work, stopped.signal).catch((error: unknown) => error);
      await pass(0);
      expect(work).toHaveBeenCalledTimes(2);
      expect(getEventListeners(stopped.signal, "abort")).toHaveLength(1);
      stopped.abort();
      expect(await pausing).toMatchObject({ code: "40001" });
      const wanted = new AbortController();
      const done = availability.throughOutages(
        vi
          .fn(async () => "done")
          .mockRejectedValueOnce(ofPostgres("40001"))
          .mockRejectedValueOnce(ofPostgres("40001")),
        wanted.signal,
      );
      await pass(100);
      expect(await done).toBe("done");
      expect(getEventListeners(wanted.signal, "abort")).toEqual([]);
      availability.close();
    });

    test("comes to nothing once the database is closed, and nothing is said of it", async () => {
      const { here, log, availability } = open();
      here.isThere = false;
      const work = vi.fn(() => Promise.reject(availability.noticed(lost())));
      void availability.throughOutages(work);
      await pass(1_000);
      availability.close();
      here.isThere = true;
      await pass(5_000);
      expect(work).toHaveBeenCalledTimes(1);
      expect(log.warn).toHaveBeenCalledTimes(1);
    });
  });
});

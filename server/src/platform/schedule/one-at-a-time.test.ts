import { expect, test } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

const patient = new AbortController().signal;

/** Work that begins when its turn comes, notes it, and ends when it is told to. */
function works() {
  const begun: string[] = [];
  const work = (name: string) => {
    const end = Promise.withResolvers<string>();
    return {
      run: () => {
        begun.push(name);
        return end.promise;
      },
      end: () => end.resolve(name),
      fail: () => end.reject(new Error(name)),
    };
  };
  return { begun, work };
}

test("work for one key is done in its order, also after a failure, and for another key at once", async () => {
  const oneAtATime = createOneAtATime();
  const { begun, work } = works();
  const [first, second, third, other] = ["first", "second", "third", "other"].map(work) as [
    ...[ReturnType<typeof work>, ReturnType<typeof work>, ReturnType<typeof work>, ReturnType<typeof work>],
  ];
  const answers = [first, second, third].map(({ run }) => oneAtATime("depot", patient, run));
  const beside = oneAtATime("van", patient, other.run);
  await expect.poll(() => begun).toEqual(["first", "other"]);
  first.fail();
  await expect(answers[0]).rejects.toThrow("first");
  await expect.poll(() => begun).toEqual(["first", "other", "second"]);
  const late = work("late");
  const last = oneAtATime("depot", patient, late.run);
  second.end();
  expect(await answers[1]).toBe("second");
  await expect.poll(() => begun).toEqual(["first", "other", "second", "third"]);
  for (const { end } of [third, other, late]) end();
  expect(await Promise.all([answers[2], beside, last])).toEqual(["third", "other", "late"]);
});

test("who waits and gives up is told at once, never has a turn, and holds nobody up", async () => {
  const oneAtATime = createOneAtATime();
  const { begun, work } = works();
  const [first, last] = [work("first"), work("last")];
  const before = oneAtATime("depot", patient, first.run);
  const impatient = new AbortController();
  const waiting = oneAtATime("depot", impatient.signal, work("given up").run);
  const after = oneAtATime("depot", patient, last.run);
  impatient.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(oneAtATime("depot", impatient.signal, work("too late").run)).rejects.toThrow("enough");
  first.end();
  await before;
  last.end();
  expect(await after).toBe("last");
  expect(begun).toEqual(["first", "last"]);
});

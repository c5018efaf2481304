import { expect, test } from "vitest";
import { createAvailability } from "./availability.ts";

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

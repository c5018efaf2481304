import { describe, expect, test } from "vitest";
import type { PlausibleMistake } from "./mistake.ts";
import type { AskedTask } from "./taken-of.ts";

/** Mistakes that cost the whole answer, as `task: name`, each with why it has to. */
type Costly = Readonly<Record<string, string>>;

/** Tests that small mistakes in the answers of tasks do not cost the whole answer, and seldom a second call. */
export function testSmallMistakes(
  tasks: readonly AskedTask[],
  mistakes: readonly PlausibleMistake[],
  costly: Costly = {},
): void {
  describe.each([...new Set(tasks.map(({ name }) => name))])("%s", (name) => {
    const own = mistakes.filter(({ task }) => task === name);
    const asked = tasks.filter((task) => task.name === name);

    test("a good answer is taken as it is", () => {
      const unspoilt = { task: name, name: "none", spoil: (answer: never) => answer };
      expect(asked.flatMap((task) => task.takenWith(unspoilt))).toEqual(asked.flatMap(() => ["taken", "taken"]));
    });

    test("has seven mistakes or more, and each of them changes an answer", () => {
      expect(own.length).toBeGreaterThanOrEqual(7);
      const idle = own.filter((mistake) => !asked.some((task) => task.changedBy(mistake)));
      expect(idle.map((mistake) => mistake.name)).toEqual([]);
    });

    test("a small mistake does not cost the whole answer", () => {
      const whole = own.filter((mistake) => asked.some((task) => task.takenWith(mistake).includes("nothing")));
      const known = own.filter((mistake) => `${name}: ${mistake.name}` in costly);
      expect(whole.map((mistake) => mistake.name)).toEqual(known.map((mistake) => mistake.name));
    });
  });

  test("after seven of ten small mistakes no second call is needed", () => {
    const outcomes = mistakes.flatMap((mistake) =>
      tasks.filter(({ name }) => name === mistake.task).flatMap((task) => task.takenWith(mistake)),
    );
    expect(outcomes.filter((taken) => taken === "taken").length / outcomes.length).toBeGreaterThanOrEqual(0.7);
  });
}

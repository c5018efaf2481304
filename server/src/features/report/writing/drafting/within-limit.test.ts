import { expect, test } from "vitest";
import { withinLimit } from "./within-limit.ts";

test("a short text stays as it is, line breaks included", () => {
  expect(withinLimit("One.\nTwo.", 20)).toBe("One.\nTwo.");
});

test("a long text ends after the last whole sentence that fits", () => {
  expect(withinLimit("Depots fill up. Trucks drive less. Nobody counts boxes.", 36)).toBe(
    "Depots fill up. Trucks drive less.",
  );
});

test("a single long sentence ends after a whole word", () => {
  const cut = withinLimit("Depots that fill themselves whenever nobody looks at them.", 30);
  expect(cut).toBe("Depots that fill themselves…");
  expect(withinLimit("𝄞".repeat(40), 15).length).toBeLessThanOrEqual(15);
});

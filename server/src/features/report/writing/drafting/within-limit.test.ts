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

test("sentences that fill the room to the last sign stay", () => {
  const text = "Depots fill up. Trucks drive less. Nobody counts boxes.";
  expect(withinLimit(text, 55)).toBe(text);
  expect(withinLimit(text, 34)).toBe("Depots fill up. Trucks drive less.");
  expect(withinLimit(text, 33)).toBe("Depots fill up.");
});

test("a single long sentence ends after a whole word", () => {
  const cut = withinLimit("Depots that fill themselves whenever nobody looks at them.", 30);
  expect(cut).toBe("Depots that fill themselves…");
  const signs = withinLimit("𝄞".repeat(40), 14);
  expect([signs.length <= 14, signs.isWellFormed(), signs.endsWith("…")]).toEqual([true, true, true]);
});

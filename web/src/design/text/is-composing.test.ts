import { expect, test } from "vitest";
import { isComposing } from "./is-composing.ts";

test.each([
  [{ isComposing: true }, true],
  [{ keyCode: 229 }, true],
  [{ keyCode: 27 }, false],
])("a key with %j belongs to an input method: %s", (told, belongs) => {
  const key = new KeyboardEvent("keydown", { key: "Escape", ...told });
  expect(isComposing(key)).toBe(belongs);
  expect(isComposing({ nativeEvent: key })).toBe(belongs);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { fenced, fencedField, fencedItems } from "./fence.ts";

test("every line of a text is quoted, and blank ones are left out", () => {
  expect(fenced("One\n\n# Two\r\n> three\n")).toBe("> One\n> # Two\n> > three");
  expect(fencedField("Title", "Refill depots")).toBe("Title:\n> Refill depots");
});

test("where nothing was said, that is said", () => {
  expect(fenced(" \n\t")).toBe("> (nothing said)");
  expect(fencedItems([])).toBe("> - (nothing said)");
  expect(fencedItems(["a", ""])).toBe("> - a\n> - (nothing said)");
});

test("an item of a list stays one item", () => {
  expect(fencedItems(["One\n- Two", "Three"])).toBe("> - One / - Two\n> - Three");
});

test("control characters and separators of other writing systems end a line, too; hidden letters go, joiners stay", () => {
  expect(fenced("a\u2028b\u2029c\u0085d\u000be\u0000f\tg")).toBe("> a\n> b\n> c\n> d\n> e\n> f g");
  expect(fenced("pay\u200b\u202eload\u{e0041} می\u200cخواهم 👩\u200d🚒")).toBe("> payload می\u200cخواهم 👩\u200d🚒");
  expect(fenced("half \ud83d")).toBe("> half \ufffd");
});

test("no letter that hides or turns words round is left", () => {
  const hidden = [0x200b, 0x202a, 0x202c, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff, 0xe0000, 0xe007f];
  for (const code of hidden)
    expect(fenced(`pay${String.fromCodePoint(code)}load`), code.toString(16)).toBe("> payload");
});

test("whatever a text holds, all of its lines are quoted", () => {
  const letters = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("\n", "\r", "\u2028", "\u0085", "# ", "> ", "```"),
  );
  const texts = fc.array(letters).map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const quoted = [fenced(text), fencedItems([text, text])].flatMap((part) => part.split(/[\p{Cc}\p{Zl}\p{Zp}]/u));
      expect(quoted.filter((line) => !line.startsWith("> "))).toEqual([]);
      expect(fencedItems([text, text]).split("\n")).toHaveLength(2);
    }),
  );
});

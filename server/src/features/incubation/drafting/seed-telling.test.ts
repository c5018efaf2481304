import { describe, expect, test } from "vitest";
import { NothingLeftToSay } from "../../../platform/drafting/telling/voice.ts";
import { quotableSeed } from "./quotable-seed.ts";
import { createSeedTelling } from "./seed-telling.ts";

const answer = (identifier: string, ...answers: string[]) => ({ identifier, label: identifier, answers });
const seedOf = (...answers: ReturnType<typeof answer>[]) =>
  quotableSeed({
    company: { name: "Otso", domain: "otso.example", goal: "" },
    type: "EXPAND_AN_EXISTING_IDEA",
    answers,
    clarifications: [],
  });
const matter = { said: ["ask them."], unsaid: ["who pays; ask somebody."] };
const telling = (...answers: ReturnType<typeof answer>[]) => createSeedTelling(seedOf(...answers), "a seed");

describe("a matter is told", () => {
  test("by what was said about it, the least quoted first", () => {
    const { tell } = telling(answer("audience", "Bakers", "Cooks"));
    const told = [tell(matter, "audience"), tell(matter, "audience"), tell(matter, "audience")];
    expect(told.map(({ quotes }) => quotes?.text)).toEqual(["Bakers", "Cooks", "Bakers"]);
    for (const { text, quotes } of told) expect(text).toMatch(new RegExp(`“${quotes?.text}”.*ask them\\.$`, "u"));
  });

  test("beside the idea where nothing was said about it", () => {
    const { text, quotes } = telling(answer("audience", "Bakers"), answer("idea", "Ovens")).tell(matter, "earning");
    expect(quotes?.text).toBe("Ovens");
    expect(text).toMatch(/“Ovens”.*who pays; ask somebody\.$/u);
  });

  test("beside whom it is for, what hurts or changes, and what is paid, in this order, where no idea is told", () => {
    const all = [
      answer("costs", "No"),
      answer("cost_sources", "Rent"),
      answer("earning", "Fees"),
      answer("changes", "Rules"),
    ];
    const beside = (...given: ReturnType<typeof answer>[]) => telling(...given).tell(matter, "limits").quotes?.text;
    expect(beside(...all.slice(0, 2))).toBe("Rent");
    expect(beside(answer("earning", "Fees"))).toBe("Fees");
    expect(beside(...all)).toBe("Rules");
    expect(beside(...all.slice(0, 3), answer("pains", "Noise"))).toBe("Noise");
    expect(beside(...all, answer("audience", "Bakers"))).toBe("Bakers");
    expect(beside(answer("success", "Calm"))).toBeUndefined();
  });

  test("as an open one where it was answered in words that cannot be quoted: it is not claimed that nobody said it", () => {
    const { text, quotes } = telling(answer("idea", "Ovens"), answer("earning", "https://ovens.example/prices")).tell(
      matter,
      "earning",
    );
    expect(quotes).toBeUndefined();
    expect(text).not.toMatch(/Ovens|not said|missing/u);
  });
});

test("no sentence stands twice, and when all are said that is told", () => {
  const { next, tellOf } = telling(answer("idea", "Ovens"));
  const idea = next("idea");
  if (!idea) throw new Error("no idea");
  const beginnings = { en: ["On {said}, ", "As to {said}, "], de: [], es: [], ja: [] };
  const texts = [tellOf(idea, ["go on."], beginnings).text, tellOf(idea, ["go on."], beginnings).text];
  expect(texts.toSorted()).toEqual(["As to “Ovens”, go on.", "On “Ovens”, go on."]);
  expect(() => tellOf(idea, ["go on."], beginnings)).toThrow(NothingLeftToSay);
});

test("words that look like a template are quoted as they are", () => {
  const seed = seedOf(answer("idea", "Costs $& and $1 more"));
  const [idea] = seed.statements;
  if (!idea) throw new Error("no idea");
  const beginnings = { en: ["On {said}, "], de: [], es: [], ja: [] };
  expect(createSeedTelling(seed, "s").tellOf(idea, ["go on."], beginnings).text).toBe(
    "On “Costs $& and $1 more”, go on.",
  );
});

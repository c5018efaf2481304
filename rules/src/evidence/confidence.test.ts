import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confidenceOf, type WeighedSource } from "./confidence.ts";

const now = "2026-07-15T10:00:00.000Z";

const source = (given: Partial<WeighedSource> = {}): WeighedSource => ({
  publisher: "mill.example",
  category: "Online Article",
  publishedDate: "2026-03-15",
  retrievedAt: now,
  classification: "web",
  stance: "for",
  isRejected: false,
  ...given,
});
const from = (...publishers: string[]) => publishers.map((publisher) => source({ publisher }));
const level = (...sources: WeighedSource[]) => confidenceOf(sources, now).level;

describe("how sure a claim is", () => {
  test("grows with the publishers that are independent of each other", () => {
    expect(level(...from("a"))).toBe("low");
    expect(level(...from("a", "b"))).toBe("medium");
    expect(level(...from("a", "b", "c"))).toBe("high");
    expect(level(...from("a.example", "www.A.example", "a.example "))).toBe("low");
    expect(level(...[1, 2, 3].map(() => source({ publisher: undefined })))).toBe("low");
  });

  test("depends on what kind of publication they are", () => {
    expect(level(source({ category: "Government Report" }))).toBe("medium");
    expect(level(source({ category: "Academic Study" }), source({ publisher: "b" }))).toBe("high");
    expect(level(...from("a", "b").map((each) => ({ ...each, category: null })))).toBe("low");
    const forums = from("a", "b", "c", "d", "e", "f").map((each) => ({ ...each, category: "User Forum" as const }));
    expect(level(...forums)).toBe("medium");
  });

  test("counts a publisher by the best of what it has published", () => {
    expect(level(source({ category: "User Forum" }), source({ category: "Government Report" }))).toBe("medium");
  });

  test("halves with what is older than a year, by when it was read where it has no date", () => {
    const old = { publishedDate: "2025-03-15" };
    expect(level(source({ category: "Government Report", ...old }))).toBe("low");
    expect(level(...from("a", "b", "c").map((each) => ({ ...each, ...old })))).toBe("medium");
    const undated = source({ category: "Government Report", publishedDate: null });
    expect(level(undated)).toBe("medium");
    expect(level({ ...undated, retrievedAt: "2025-01-01T00:00:00.000Z" })).toBe("low");
  });

  test("is whole on the day a source turns a year old, and halved on the next", () => {
    const report = (publishedDate: string) => level(source({ category: "Government Report", publishedDate }));
    expect([report("2025-07-15"), report("2025-07-14")]).toEqual(["medium", "low"]);
  });

  test("falls with what speaks against it, and is never high then", () => {
    const against = source({ publisher: "z", stance: "against" });
    expect(level(...from("a", "b"), against)).toBe("low");
    expect(level(...from("a", "b", "c", "d", "e"), against)).toBe("medium");
    expect(level(against)).toBe("low");
  });

  test("is nothing without a source that stands", () => {
    expect(confidenceOf([], now)).toEqual({ level: null, reason: "No source stands behind it." });
    expect(level(source({ classification: "reasoning" }))).toBeNull();
    expect(confidenceOf([source({ isRejected: true })], now)).toEqual({
      level: null,
      reason: "Every source of it was rejected.",
    });
  });
});

test.each<[string, WeighedSource[]]>([
  ["Three independent publishers agree; the newest is 4 months old.", from("a", "b", "c")],
  ["One publisher says so; it is 1 day old.", [source({ publishedDate: "2026-07-14" })]],
  ["One publisher says so; it is of today.", [source({ publishedDate: "2026-07-15" })]],
  ["One publisher says so; it is 1 month old.", [source({ publishedDate: "2026-06-01" })]],
  ["One publisher says so; it is of today.", [source({ publishedDate: "2026-07-17" })]],
  ["One publisher says so; it is 29 days old.", [source({ publishedDate: "2026-06-16" })]],
  ["One publisher says so; it is 1 month old.", [source({ publishedDate: "2026-06-15" })]],
  ["One publisher says so; it is 1 month old.", [source({ publishedDate: "2026-05-20" })]],
  ["One publisher says so; it is 2 months old.", [source({ publishedDate: "2026-05-10" })]],
  ["One publisher says so; it is 13 months old.", [source({ publishedDate: "2025-06-01" })]],
  ["One publisher says so; it is 2 years old.", [source({ publishedDate: "2024-06-01" })]],
  [
    "One publisher says so; it is 1 month old.",
    ["2026-03-15", "2026-06-01", "2026-04-15"].map((publishedDate) => source({ publishedDate })),
  ],
  [
    "Two independent publishers agree; the newest is 1 month old.",
    [source({ publishedDate: "2026-06-01" }), source({ publisher: "b" })],
  ],
  [
    "Two independent publishers agree; the newest is 4 months old.",
    [source({ category: "User Forum" }), source({ publisher: "b" })],
  ],
  [
    "One publisher says so (a forum, a post or of a kind that is not known); it is 4 months old.",
    [source({ category: "Social Media" })],
  ],
  [
    "One publisher says so; it is 4 months old.",
    [source({ category: "Social Media" }), source({ category: "Academic Study" })],
  ],
  [
    "13 independent publishers agree; the newest is 4 months old.",
    from(...Array.from({ length: 13 }, (_, index) => `p${index}`)),
  ],
  ["One publisher says so; it is 3 years old.", [source({ publishedDate: "2023-01-01" })]],
  ["One publisher says so; when it was published is not known.", [source({ publishedDate: null })]],
  [
    "Two independent publishers agree, one speaks against it; the newest is 4 months old.",
    [...from("a", "b"), source({ publisher: "c", stance: "against" })],
  ],
  [
    "Two independent publishers agree (forums, posts or of a kind that is not known); the newest is 4 months old.",
    from("a", "b").map((each) => ({ ...each, category: "User Forum" as const })),
  ],
  ["One publisher speaks against it, and none says so.", [source({ stance: "against" })]],
  [
    "Two publishers speak against it, and none says so.",
    from("a", "b").map((each) => ({ ...each, stance: "against" as const })),
  ],
])("the reason is one sentence: %s", (sentence, sources) => {
  expect(confidenceOf(sources, now).reason).toBe(sentence);
});

const anySource = fc.record<WeighedSource>({
  publisher: fc.constantFrom("a", "b", "c", "d", "e", ""),
  category: fc.constantFrom(...sourceCategories, null),
  publishedDate: fc.constantFrom("2026-06-01", "2024-06-01", null),
  retrievedAt: fc.constantFrom("2026-07-01T00:00:00.000Z", "2024-06-01T00:00:00.000Z", null),
  classification: fc.constantFrom("web", "upload", "person", "library", "reasoning"),
  stance: fc.constantFrom("for", "against"),
  isRejected: fc.boolean(),
});

test("another source for a claim never makes it less sure, and one against it never surer", () => {
  const order = ["low", "medium", "high"];
  fc.assert(
    fc.property(fc.array(anySource, { minLength: 1, maxLength: 8 }), anySource, (sources, other) => {
      const [before, after] = [level(...sources), level(...sources, other)];
      if (!before || !after) return;
      const step = order.indexOf(after) - order.indexOf(before);
      if (other.stance === "for") expect(step).toBeGreaterThanOrEqual(0);
      else expect(step).toBeLessThanOrEqual(0);
    }),
  );
});

test("the order of sources does not matter, and a rejected one changes nothing", () => {
  fc.assert(
    fc.property(fc.array(anySource, { maxLength: 8 }), (sources) => {
      const standing = sources.filter(({ isRejected }) => !isRejected);
      expect(level(...sources.toReversed())).toBe(level(...sources));
      expect(level(...standing)).toBe(level(...sources));
    }),
  );
});

test("what is thirty days old within one month is a month old", () => {
  const { reason } = confidenceOf([source({ publishedDate: "2026-07-01" })], "2026-07-31T10:00:00.000Z");
  expect(reason).toBe("One publisher says so; it is 1 month old.");
});

test("publishers are counted in words up to twelve, on both sides", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
  const counts = [4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(counts.map((count) => confidenceOf(from(...names(count)), now).reason.split(" ")[0])).toEqual([
    ...["Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"],
  ]);
  const against = from(...names(3)).map((each) => ({ ...each, stance: "against" as const }));
  expect(confidenceOf([source({ publisher: "z" }), ...against], now).reason).toBe(
    "One publisher says so, three speak against it; it is 4 months old.",
  );
});

test.each<[NonNullable<WeighedSource["category"]>, alone: string, besideTwoForums: string]>([
  ["Government Report", "medium", "high"],
  ["Academic Study", "medium", "high"],
  ["First-Party Research", "medium", "high"],
  ["Online Article", "low", "medium"],
  ["Social Media", "low", "medium"],
  ["User Forum", "low", "medium"],
  ["Other", "low", "medium"],
])("one %s makes a claim %s by itself, and %s beside two forums", (category, alone, beside) => {
  const forums = from("f", "g").map((each) => ({ ...each, category: "User Forum" as const }));
  expect([level(source({ category })), level(source({ category }), ...forums)]).toEqual([alone, beside]);
});

test("months are told up to two years, and from there whole years", () => {
  const ages = ["2024-07-16", "2024-07-15", "2023-07-16", "2023-07-15"];
  expect(ages.map((publishedDate) => confidenceOf([source({ publishedDate })], now).reason)).toEqual(
    ["23 months", "2 years", "2 years", "3 years"].map((age) => `One publisher says so; it is ${age} old.`),
  );
});

import { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { describe, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { keptArticles, passagesOfPages } from "#test-support/research-pages/read-articles.ts";
import { persona } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed } from "#test-support/task-promises.ts";
import { presentSignal } from "./present-signal.ts";
import type { ProfileSignalsOutput } from "./tasks/profile-signals/output.ts";
import { profileSignalsTask } from "./tasks/profile-signals/task.ts";

const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111"));
const read = { passages, now: "2026-03-04T12:00:00.000Z" };
const given = passages[0]?.text.split(/(?<=\.) /u)[0] ?? "";
const citation = { passage: "1", quote: given, stance: "for" as const };
type Signal = ProfileSignalsOutput["signals"][number];
const signal = (change: Partial<Signal>): Signal => ({
  description: "Buyers watch the market for oils.",
  stance: "Neutral",
  sourceCategory: "User Forum",
  citations: [],
  ...change,
});
const input = { brief: refillDepots, persona: persona(), otherSegments: [], passages, wishes: "", wrong: [] };
const refused = (...signals: Signal[]) => {
  const output = { signals, signalsSummary: "Most speak for it. A stopped pilot would settle most." };
  const result = assessed(profileSignalsTask, output, input);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
const others = [
  signal({ stance: "In Favour", description: "Leases mention storage.", citations: [citation] }),
  signal({ stance: "Against", description: "Pilots were stopped.", citations: [citation] }),
];

const passageUuid = passages[0]?.source.uuid ?? "";

describe("a signal", () => {
  test("that a passage shows may be worded as found; one that none shows may not", () => {
    const found = "Industry reports show that hosts refill.";
    const description = "According to the outlook, buyers watch the market for oils.";
    expect(refused(...others, signal({ description, citations: [citation] }))).toEqual([]);
    expect(refused(...others, signal({ description }))).toContain("claims-a-finding signals.2.description");
    const against = { ...citation, stance: "against" as const };
    expect(refused(...others, signal({ description: `${found} ${description}`, citations: [against] }))).toContain(
      "claims-a-finding signals.2.description",
    );
  });

  test("is refused in the place of its quote when its passage does not hold that", () => {
    expect(
      refused(...others, signal({ citations: [{ ...citation, quote: `${given} And nobody ever refills.` }] })),
    ).toEqual(["misquoted signals.2.citations.0.quote"]);
  });
});

describe("an answer", () => {
  test("is asked once more for a signal that no passage carries", () => {
    const against = { ...citation, stance: "against" as const };
    for (const citations of [[], [against]])
      expect(refused(...others, signal({ citations }))).toEqual(["no-passage signals.2"]);
  });

  test("without any signal is taken: nothing was found", () => {
    expect(refused()).toEqual([]);
  });
});

describe("is shown", () => {
  const shown = (change: Partial<Signal>) => presentSignal({ ...signal(change), uuid: "u" }, read);

  test("with its page and the kind of publication, and as no hypothesis", () => {
    const { title, url } = passages[0]?.source ?? {};
    expect(shown({ citations: [citation] })).toMatchObject({
      isHypothesis: false,
      sources: [{ title, url }],
      sourceCategory: "Online Article",
      evidence: { claims: [{ passages: [{ quote: given, stance: "for" }] }], sources: [{ citations: [given] }] },
    });
  });

  test("[S2.3-31] with its uuid, words, stance, kind of source and pages", () => {
    for (const stance of ["In Favour", "Against", "Neutral"] as const) {
      const found = { ...shown({ citations: [citation], stance }), uuid: passageUuid };
      expect(RealWorldSignal.parse(found)).toEqual(found);
      expect(found).toMatchObject({ stance, description: expect.any(String), sourceCategory: expect.any(String) });
    }
    const found = { ...shown({ citations: [citation] }), uuid: passageUuid };
    for (const wrong of [
      { sources: [{ title: "A study" }] },
      { sources: [{ url: "https://x.example" }] },
      { stance: "Perhaps" },
    ])
      expect(RealWorldSignal.safeParse({ ...found, ...wrong }).success).toBe(false);
  });

  test("with the kind that the model names where the page's is not known", () => {
    const [first] = passages;
    if (!first) throw new Error("there is no passage");
    const unknown = { ...read, passages: [{ ...first, source: { ...first.source, category: null } }] };
    expect(presentSignal({ ...signal({ citations: [citation] }), uuid: "u" }, unknown)).toMatchObject({
      sourceCategory: "User Forum",
    });
  });

  test("never without a passage that carries it", () => {
    for (const change of [{}, { citations: undefined }, { citations: [{ ...citation, stance: "against" as const }] }])
      expect(shown(change)).toBeNull();
  });
});

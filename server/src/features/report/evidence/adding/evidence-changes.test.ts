import type { Claim, Evidence, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import type { Item } from "../../writing/section.ts";
import { reasoned } from "../places/evidence-place.ts";
import type { PlaceIn } from "../places/places-in.ts";
import { evidenceChanges, withSource } from "./evidence-changes.ts";

const source = (uuid: string, change: Partial<Source> = {}): Source => ({
  ...{ uuid, title: "Depots", description: "", url: null, classification: "web", citations: [] },
  ...{ confidenceLevel: "low", publishedDate: null },
  ...change,
});
const claim = (text: string, ...passages: Claim["passages"]): Claim => ({ text, passages, premises: [] });
const place = (given: { sources?: Source[]; claims?: Claim[] }) => ({
  ...{ sources: given.sources ?? [], claims: given.claims, conclusion: "Depots pay." },
});
const adding = { source: source("new"), quote: "they do not pay", claim: "", stance: "against" as const };

test("what speaks against the conclusion becomes a statement of it, beside those that stand", () => {
  const passage = { source: "new", quote: "they do not pay", stance: "against" as const };
  expect(withSource(place({}), adding).claims).toEqual([claim("Depots pay.", passage)]);
  const standing = [claim("One."), claim("Depots pay.")];
  expect(withSource(place({ claims: standing }), adding).claims).toEqual([
    claim("One."),
    claim("Depots pay.", passage),
  ]);
  expect(withSource(place({}), { ...adding, stance: "for" }).claims).toBeUndefined();
});

test("a source that is named again keeps its id, gains the quote, and is cited once for the same", () => {
  const word = { classification: "person", title: "Fair", url: "https://trade.example/" } as const;
  const once = withSource(place({ claims: [claim("One.")] }), {
    ...{ source: source("first", word), quote: "they pay", claim: "One.", stance: "for" },
  });
  const again = { source: source("second", word), quote: "they pay", claim: "One.", stance: "for" as const };
  expect(withSource({ ...place({}), ...once }, again)).toEqual(once);
  const more = withSource({ ...place({}), ...once }, { ...again, quote: "they pay well" });
  expect(more.sources).toMatchObject([{ uuid: "first", citations: ["they pay", "they pay well"] }]);
  expect(more.claims?.[0]?.passages.map((each) => each.source)).toEqual(["first", "first"]);
  const other = { ...again, source: source("third", { ...word, url: "https://other.example/" }) };
  expect(withSource({ ...place({}), ...once }, other).sources).toHaveLength(2);
});

test("another word of a person from the same address is another source, and so is a page that was read", () => {
  const word = { classification: "person", url: "https://trade.example/" } as const;
  const standing = place({ sources: [source("first", { ...word, title: "Fair" })] });
  const named = (other: Partial<Source>) =>
    withSource(standing, { ...adding, stance: "for", source: source("other", { ...word, title: "Fair", ...other }) });
  const count = (other: Partial<Source>) => named(other).sources.length;
  expect([count({}), count({ title: "Talk" }), count({ url: null }), count({ classification: "web" })]).toEqual([
    ...[1, 2, 2, 2],
  ]);
  expect(withSource(standing, { ...adding, quote: "", stance: "for" }).sources[1]?.citations).toEqual([]);
});

test("a statement is cited by a source once for what it says, once against it, and for each quote", () => {
  const once = withSource(place({ claims: [claim("One."), claim("Two.")] }), { ...adding, claim: "One." });
  const again = (change: object) =>
    withSource({ ...place({}), ...once }, { ...adding, claim: "One.", ...change }).claims?.map(({ passages }) =>
      passages.map(({ stance, quote }) => `${stance}: ${quote}`),
    );
  expect(again({})).toEqual([["against: they do not pay"], []]);
  expect(again({ stance: "for" })).toEqual([["against: they do not pay", "for: they do not pay"], []]);
  expect(again({ quote: "nor will they" })).toEqual([["against: they do not pay", "against: nor will they"], []]);
});

test("reasons that stand in other fields are kept with the evidence only where something was quoted for them", () => {
  const item = { uuid: "a1", importanceRationale: "All rests on it", certaintyRationale: "Nobody asked" };
  const found = (given: Partial<Evidence>): PlaceIn => ({
    ...{ item: { ...item, evidence: { insight: "As read.", sources: [], ...given } } as Item, isBesideLists: false },
    place: reasoned(
      { title: "Demand", conclusion: "They return", concluded: "statement", holder: "evidence" },
      { insight: "As read.", sources: [], ...given },
      [item.importanceRationale, item.certaintyRationale],
    ),
  });
  const stored = (given: Partial<Evidence>, change: object) => {
    const at = found(given);
    return evidenceChanges(at, withSource(at.place, { ...adding, ...change }));
  };
  const cited = { ...adding.source, citations: ["they do not pay"] };
  const quoted = { source: "new", quote: "they do not pay", stance: "against" as const };
  expect(stored({}, { claim: "Nobody asked" })).toEqual([
    {
      ...{ kind: "set", item: "a1", field: "evidence" },
      value: { insight: "As read.", sources: [cited], claims: [claim("Nobody asked", quoted)] },
    },
  ]);
  expect(stored({}, { stance: "for" })).toMatchObject([{ value: { sources: [cited], claims: undefined } }]);
  expect(stored({ claims: [claim("Said elsewhere")] }, { stance: "for" })).toMatchObject([
    { value: { claims: [claim("Said elsewhere")] } },
  ]);
});

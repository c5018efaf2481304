import type { Claim, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { withSource } from "./evidence-changes.ts";

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

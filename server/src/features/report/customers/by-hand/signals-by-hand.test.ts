import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { addedSignal, signalFollowing } from "./signals-by-hand.ts";

const newUuid = () => "new";
const source = (uuid: string): Source => ({
  ...{ uuid, title: `Page ${uuid}`, description: "", url: `https://${uuid}.example/`, classification: "web" },
  ...{ citations: [], confidenceLevel: "high", publishedDate: null },
});
const claim = (text: string, ...sources: string[]): Claim => ({
  text,
  passages: sources.map((each) => ({ source: each, quote: text, stance: "for" })),
  premises: [],
});
const [one, two] = [source("one"), source("two")];
const page = ({ title, url }: Source) => ({ title, url: url ?? "" });
const signal: RealWorldSignal = {
  ...{ uuid: "s", description: "Two of five keep a list.", stance: "In Favour", sourceCategory: "Other" },
  ...{ sources: [page(one), page(two)], isHypothesis: true },
  evidence: { insight: "Lists", sources: [one, two], claims: [claim("Both.", "one", "two"), claim("Two.", "two")] },
};
const following = (field: string, value: unknown) =>
  signalFollowing({ kind: "set", item: "s", field, value }, signal, newUuid);
const set = (field: string, value: unknown) => ({ kind: "set", item: "s", field, value, follows: true });

test("pages that a person names make a signal of a guess; what stood of them stays, with what still rests on it", () => {
  expect(following("sources", [page(one)])).toEqual([
    set("evidence", { insight: "Lists", sources: [one], claims: [claim("Both.", "one")] }),
    set("isHypothesis", false),
  ]);
  expect(following("sources", signal.sources)).toEqual([]);
});

test("a page by another title, or at another address, is the person's word", () => {
  const renamed = { ...page(one), title: "Our own name" };
  expect(following("sources", [renamed])[0]).toEqual(
    set("evidence", {
      insight: "Lists",
      sources: [
        {
          ...one,
          uuid: "new",
          title: "Our own name",
          classification: "person",
          confidenceLevel: "medium",
          category: "Other",
        },
      ],
    }),
  );
  expect(() => following("sources", [{ ...page(one), url: "ftp://one.example" }])).toThrow("beginning with http://");
  expect(() => following("sources", [])).toThrow("Source title is required.");
});

test("other words than were found quote nothing any more, and still say where they were found", () => {
  expect(following("description", "Nobody keeps one.")).toEqual([
    set("evidence", { insight: "Lists", sources: [one, two] }),
  ]);
  expect(following("description", signal.description)).toEqual([]);
  expect(following("stance", "Against")).toEqual([]);
});

test("a signal that a person adds is no guess, whatever it says of itself", () => {
  expect(addedSignal({ ...signal, evidence: undefined, sources: [page(one)] }, newUuid)).toMatchObject({
    isHypothesis: false,
    evidence: { insight: "", sources: [{ uuid: "new", title: "Page one", classification: "person" }] },
  });
});

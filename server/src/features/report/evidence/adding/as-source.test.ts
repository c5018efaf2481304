import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { describe, expect, test } from "vitest";
import type { Member } from "../../../../platform/http/actor.ts";
import type { KeptPage } from "../../../evidence/exports/research-library.ts";
import { copyAsSource, personsWord } from "./as-source.ts";

const now = new Date("2026-06-30T12:00:00.000Z");
const added = (change: Partial<AddedSource> = {}): AddedSource => ({
  ...{ field: "", claim: "", stance: "for", title: "Depots", quote: "" },
  ...change,
});
const page = (change: Partial<KeptPage> = {}): KeptPage => ({
  ...{ id: "p", accountId: "a", address: "https://trade.example/a", url: "https://trade.example/a", title: "Refill" },
  ...{ publisher: "Trade", publishedDate: null, language: "en", classification: "web", category: null },
  ...{ text: "Depots pay for themselves.", hash: "h", retrievedAt: now, checkedAt: now, addedBy: null },
  ...change,
});
const ofCopy = (kept: Partial<KeptPage>, named: Partial<AddedSource>) =>
  copyAsSource(page(kept), { added: added(named), isNew: true, now }).source;

describe("a page that a person names as a source", () => {
  const said = { category: "Academic Study", publishedDate: "2026-01-02" } as const;

  test("has the kind and the date that it says itself, and those of the person where it says none", () => {
    expect(ofCopy({}, said)).toMatchObject({ ...said, title: "Depots", publisher: "Trade" });
    const own = { category: "Online Article", publishedDate: "2025-03-04" } as const;
    expect(ofCopy(own, said)).toMatchObject(own);
    expect(ofCopy({}, {})).toMatchObject({ category: null, publishedDate: null });
  });

  test("counts by these", () => {
    expect(ofCopy({}, {}).confidenceLevel).toBe("low");
    expect(ofCopy({}, { category: "Government Report" }).confidenceLevel).toBe("medium");
  });

  test("does not say what stands neither in the page nor in the file", () => {
    const quote = "Depots never pay for themselves";
    expect(() => ofCopy({}, { quote })).toThrow("The page does not say this");
    expect(() => ofCopy({ classification: "upload" }, { quote })).toThrow("The file does not say this");
  });
});

test("a person's word is published by the host of its address, and kept with who said it", () => {
  const actor = { accountId: "a", userId: "u" } as Member;
  const url = "https://www.trade.example/a?utm_source=mail#top";
  const { source, quote, keeps } = personsWord(actor, {
    added: added({ url, quote: " Said at the fair " }),
    ...{ why: undefined, now },
  });
  expect([source.publisher, source.description, quote]).toEqual(["trade.example", "", "Said at the fair"]);
  expect(keeps).toMatchObject({
    kind: "row",
    row: { addedBy: "u", text: "", url: "https://www.trade.example/a", address: `person:${source.uuid}` },
  });
  expect(personsWord(actor, { added: added(), why: undefined, now }).source).toMatchObject({
    publisher: "",
    url: null,
  });
});

test("a person's word counts by what is said of it, with the reason where its page could not be read", () => {
  const actor = { accountId: "a", userId: "u" } as Member;
  const said = { category: "Government Report", publishedDate: "2026-01-02" } as const;
  const word = (named: Partial<AddedSource>, why?: string) =>
    personsWord(actor, { added: added({ url: "https://trade.example/a", ...named }), why, now });
  const { source, keeps } = word(said, "its site forbids it");
  expect(source).toEqual({
    ...{ uuid: source.uuid, title: "Depots", url: "https://trade.example/a", classification: "person", ...said },
    description: "The page could not be read: its site forbids it.",
    ...{ publisher: "trade.example", citations: [], confidenceLevel: "medium" },
  });
  expect(keeps).toEqual({
    kind: "row",
    row: {
      ...{ id: source.uuid, accountId: "a", address: `person:${source.uuid}`, url: "https://trade.example/a", ...said },
      ...{ title: "Depots", publisher: "trade.example", language: null, classification: "person", text: "", hash: "" },
      ...{ retrievedAt: now, checkedAt: now, addedBy: "u" },
    },
  });
  expect(word({}).source).toMatchObject({ category: null, publishedDate: null, confidenceLevel: "low" });
  expect(word({ url: "https://www.office.example/www.a" }).source.publisher).toBe("office.example");
});

test("a quote stands as the page has it, and nothing where none was named", () => {
  const named = (quote: string) => copyAsSource(page(), { added: added({ quote }), isNew: false, now });
  expect(named("  DEPOTS pay for  themselves ")).toMatchObject({
    quote: "Depots pay for themselves",
    keeps: { kind: "copy", isNew: false },
    source: {
      uuid: "p",
      url: "https://trade.example/a",
      description: "",
      citations: [],
      retrievedAt: now.toISOString(),
    },
  });
  expect(named(" ").quote).toBe("");
});

import { describe, expect, test } from "vitest";
import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import { statementsOf, type Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { toldModel } from "./told-models.ts";

const named = (
  text: string,
  { language = "en", topic = "earning" }: { language?: DraftLanguage; topic?: Topic } = {},
) => toldModel(statementsOf(topic, text), language)?.model.label.en;

test.each<[string, string | undefined, DraftLanguage?]>([
  ["Owners lease the depots", "Leasing"],
  ["A membership of the tenants' club", "Membership"],
  ["A commission on every sale", "Brokerage"],
  ["A monthly fee, paid by the owner", "Subscription"],
  ["$90 a month for each floor", "Subscription"],
  ["$4 per litre", "Pay Per Use"],
  ["Eine Provision, die der Vermieter je Mieter zahlt", "Brokerage", "de"],
  ["Wer das Depot mietet, zahlt je Woche", "Rental", "de"],
  ["Alquiler de las máquinas", "Rental", "es"],
  ["月額の会費", "Membership", "ja"],
  ["Owners pay for it", undefined],
])("“%s” names %s", (text, model, language = "en") => {
  expect(named(text, { language })).toBe(model);
});

describe("what names no single business model leaves it open", () => {
  test("two of them, in one sentence or in two", () => {
    expect(named("Owners lease the depots or pay a commission")).toBeUndefined();
    expect(named("Owners lease the depots. Tenants have a membership.")).toBeUndefined();
    expect(named("$90 a month, and $4 per litre")).toBeUndefined();
  });

  test("one that is spoken of beside earning", () => {
    expect(named("Owners lease the depots", { topic: "costs" })).toBeUndefined();
  });
});

test("told with the model is the first sentence that names it", () => {
  const earning = statementsOf("earning", "Owners pay. They lease the depots. Each lease ends after a year.");
  expect(toldModel(earning, "en")?.statement.text).toBe("They lease the depots");
  const paid = statementsOf("earning", "Owners pay. They give $90 a month for each floor.");
  expect(toldModel(paid, "en")?.statement.text).toBe("They give $90 a month for each floor");
});

import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { ResearchQuestion, ResearchState } from "@seedbed/contract/report/research/schemas";
import { expect, test } from "vitest";
import { signalWith } from "#testing/profiles.ts";
import { sourceWith } from "#testing/reports.ts";
import { planWith, progressWith, questionWith } from "#testing/research.ts";
import { isLookedUp, lookedFor } from "./looked-for.ts";

const asked = (uuid: string, side: "for" | "against" | undefined, ...queries: string[]) =>
  questionWith(uuid, { topic: "signals", queries, ...(side ? { side } : {}) });
const state = (...questions: ResearchQuestion[]): ResearchState => ({
  ...{ provider: "searxng", plan: planWith({ questions }), progress: progressWith() },
});
const from = (
  stance: RealWorldSignal["stance"],
  ...classifications: ReturnType<typeof sourceWith>["classification"][]
) =>
  signalWith(`${stance} ${classifications.join()}`, {
    stance,
    evidence: {
      insight: "",
      sources: classifications.map((classification) => ({ ...sourceWith(classification), classification })),
    },
  });

test("it is told how many searches looked on each side, and how many signals they found", () => {
  const questions = [asked("q-1", "for", "a", "b"), asked("q-2", "against", "c"), asked("q-3", undefined, "d")];
  const signals = [from("In Favour", "web"), from("In Favour", "person", "web"), from("Neutral", "upload")];
  expect(lookedFor(state(...questions), signals)).toBe(
    "Looked up: 2 searches for what speaks for it, 1 for what speaks against it, 1 for either. Found for this profile: 2 in favour, 0 against, 1 neutral.",
  );
  expect(lookedFor(state(asked("q-1", "for", "a")), [])).toMatch(
    /^Looked up: 1 search for what speaks for it, 0 for what speaks against it\. /,
  );
});

test("questions of other things and those that were left out were not looked for", () => {
  const [left, other] = [{ ...asked("q-1", "for", "a"), isIncluded: false }, questionWith("q-2")];
  expect(lookedFor(state(left, other), [])).toBeNull();
  expect(lookedFor(state(left, asked("q-3", "against", "c")), [])).toMatch(/^Looked up: 0 searches .*, 1 for what/);
  expect(lookedFor({ ...state(asked("q-1", "for", "a")), progress: null }, [])).toBeNull();
});

test("what a person typed in was not looked up", () => {
  expect([from("Against", "person"), signalWith("Nothing"), from("Against", "web")].map(isLookedUp)).toEqual([
    ...[false, false, true],
  ]);
});

import { expect, test } from "vitest";
import { scopeCovers, tokenScopes } from "./access/token-scopes.ts";
import { featureForms, newestFeatureVersions, unsetFeatureVersions } from "./concepts/feature-versions.ts";
import {
  conceptStatuses,
  conceptStatusLabels,
  reportSectionLabels,
  statusesByCategory,
} from "./concepts/vocabulary.ts";
import { errorCodesOf, statusByErrorCode } from "./error-codes.ts";
import { companySizes, reportLanguages } from "./nucleus/vocabulary.ts";
import { requiredText, textUpTo } from "./plain-text.ts";
import { blankProfile, incomeProblem } from "./report/customers/words.ts";
import { blankBounds, blankParts } from "./report/financials/words.ts";
import { tokenScopeOf } from "./token-access.ts";
import { webhookEvents } from "./webhooks/events.ts";

test.each(Object.entries(reportLanguages))("%s is the tag of %s", (tag, name) => {
  const known = new Intl.DisplayNames(["en"], { type: "language" }).of(tag);
  expect(tag === "nb" ? `${name} Bokmål` : name).toBe(known);
});

test("a size of a company is told in words that say its ends", () => {
  const inWords = (size: string) => size.split("-").map((end) => Number(end.replace("+", "")).toLocaleString("en-US"));
  for (const [size, words] of Object.entries(companySizes))
    expect(words).toBe(size.endsWith("+") ? `${inWords(size)} or more` : inWords(size).join(" to "));
});

test("every status has its label and lies in one category, an active one from the prototype on", () => {
  expect(
    Object.entries(statusesByCategory).map(([category, statuses]) => `${category}: ${statuses.join(" ")}`),
  ).toEqual([
    "draft: new ideating inReview",
    "active: prototyping proofOfConcept minimumViableProduct commercialized",
    "archived: archived",
  ]);
  expect(Object.values(statusesByCategory).flat()).toEqual([...conceptStatuses]);
  expect(conceptStatuses.map((status) => conceptStatusLabels[status])).toEqual([
    ...["New", "Ideating", "In Review", "Prototyping", "POC", "MVP", "Commercialized", "Archived"],
  ]);
});

test("sections of a report and events of webhooks are called as people speak of them", () => {
  expect(Object.entries(reportSectionLabels).map((entry) => entry.join(": "))).toEqual([
    ...["trends: Trends", "marketScan: Market scan", "customerProfiles: Customer profiles"],
    ...["financialProjection: Financial projection", "assumptions: Assumptions", "overview: Overview"],
  ]);
  expect(Object.entries(webhookEvents).map((entry) => entry.join(": "))).toEqual([
    "report.completed: A report is complete",
    "report.failed: A report could not be completed",
    "proposal.created: A change of a report was proposed",
    "proposal.decided: A proposed change was accepted or declined",
    "version.saved: A version was saved",
    "concept.created: A concept was created",
    "concept.archived: A concept was archived",
  ]);
});

test("a concept without forms has the first ones, a new one the newest that is ready", () => {
  expect(Object.entries(featureForms).map(([feature, [first]]) => [feature, first])).toEqual(
    Object.entries(unsetFeatureVersions),
  );
  expect(newestFeatureVersions).toEqual({
    ...{ assumptions: "v1", financialProjection: "v2", marketScan: "v3", conceptOverview: "v3" },
  });
});

test("the ends of an income go together unless the lower one is above a known upper one", () => {
  expect([incomeProblem(10, 20), incomeProblem(20, 20), incomeProblem(20, 0)]).toEqual([null, null, null]);
  expect(incomeProblem(21, 20)).toBe("The lowest income cannot be above the highest.");
});

test("what a person adds begins empty, is the person's, and claims nothing", () => {
  const nothingKnown = { text: "", sureness: "low", basis: "assumed", from: [] };
  expect(blankProfile).toMatchObject({ origin: "user", incomeLower: 0, incomeUpper: 0, initials: "", avatarUrl: null });
  expect(blankProfile.stance).toEqual({
    role: "likelyBuyer",
    ...{ usesToday: nothingKnown, switchingCosts: nothingKnown, decidesWith: nothingKnown, saysNoTo: nothingKnown },
    priceLimit: { ...nothingKnown, amount: null, per: "" },
  });
  expect(blankParts).toEqual({
    businessModel: { type: "", subtype: "", description: "" },
    pricing: { price: 0, unit: "", currency: "USD", reasoning: "", additionalConsiderations: [] },
    savingMethod: { type: "", description: "" },
    savingsModel: { savingsAmount: 0, unit: "", currency: "USD", reasoning: "", savingsAssumptions: [] },
    pricingModel: "",
  });
  expect(blankBounds).toEqual({ low: null, high: null, basis: "assumed" });
});

test("a scope covers those before it, and a route says which one it needs", () => {
  const covered = tokenScopes.map((has) => tokenScopes.filter((needs) => scopeCovers(has, needs)).join(" "));
  expect(covered).toEqual(["read", "read propose", "read propose write"]);
  const scopes = (["public", "signed-in", "member", "admin"] as const).map((access) =>
    (["GET v1/x", "PUT v1/x"] as const).map((key) => tokenScopeOf(key, { access })),
  );
  expect(scopes).toEqual([
    ["read", null],
    ["read", null],
    ["read", "write"],
    [null, null],
  ]);
  expect(tokenScopeOf("GET v1/x", { access: "member", tokens: "never" })).toBeNull();
  expect(tokenScopeOf("POST v1/x", { access: "member", tokens: "propose" })).toBe("propose");
});

test("a route may fail as it says, with a name in its path as missing, and while it changes something as locked", () => {
  const any = ["unreadable", "unauthenticated", "forbidden", "too_large", "unsupported_media", "invalid"];
  const late = ["second_factor_required", "rate_limited", "unexpected", "unavailable"];
  const beside = (...given: Parameters<typeof errorCodesOf>) =>
    errorCodesOf(...given).filter((code) => ![...any, ...late].includes(code));
  expect(errorCodesOf("GET v1/x", {})).toEqual([...any, ...late]);
  expect(beside("GET v1/x/{id}", {})).toEqual(["not_found"]);
  expect(beside("GET v1/x", { expensive: true })).toEqual(["conflict"]);
  expect(beside("PUT v1/x", {})).toEqual(["locked"]);
  expect(beside("PUT v1/x/{id}", { errors: ["precondition_failed"] })).toEqual([
    ...["not_found", "conflict", "precondition_failed", "locked"],
  ]);
  expect(Object.entries(statusByErrorCode).map((entry) => entry.join(" "))).toEqual([
    ...["unreadable 400", "unauthenticated 401", "forbidden 403", "not_found 404", "timed_out 408", "conflict 409"],
    ...["precondition_failed 412", "too_large 413", "unsupported_media 415", "invalid 422", "locked 423"],
    ...["second_factor_required 428", "rate_limited 429", "headers_too_large 431", "unexpected 500"],
    "unavailable 503",
  ]);
});

test("texts are trimmed and counted after that, and hold what can be stored", () => {
  const said = (schema: ReturnType<typeof textUpTo>, text: string) => {
    const read = schema.safeParse(text);
    return read.success ? [read.data] : read.error.issues[0]?.message;
  };
  for (const schema of [textUpTo(3), requiredText(3)]) {
    expect(said(schema, "  abc \n")).toEqual(["abc"]);
    expect(said(schema, "abcd")).toBe("The maximum length is 3 characters");
    for (const text of ["a\u0000", "a\ud800"])
      expect(said(schema, text)).toBe("Contains characters that cannot be stored.");
  }
  expect(said(textUpTo(3), " ")).toEqual([""]);
  expect(said(requiredText(3), " ")).toBe("This field cannot be empty.");
  expect(said(requiredText(3, "Say something."), "\t")).toBe("Say something.");
});

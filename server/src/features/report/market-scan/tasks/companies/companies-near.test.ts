import { expect, test } from "vitest";
import { bareConcept, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { companiesNear } from "./companies-near.ts";

const near = (kind: "incumbent" | "startup", brief = refillDepots) =>
  companiesNear(kind, brief, marketVoice(brief, "a seed"));
const names = (kind: "incumbent" | "startup", brief = refillDepots) =>
  near(kind, brief).map(({ company }) => company.name);

test("companies share the sector and several words, and stand there because of what people said", () => {
  expect(near("incumbent").map(({ company, because }) => [company.name, company.kind, because.text])).toEqual([
    ["ISS", "incumbent", "Facility managers of shared offices"],
    [
      "Ecolab",
      "incumbent",
      "Metered depots in shared office buildings where cleaning crews refill consumables instead of carrying boxes",
    ],
  ]);
  expect(names("startup")).toEqual(["Brain Corp"]);
});

test("a company that shares the sector alone is not named", () => {
  expect(names("startup", wardPlanner)).toEqual([]);
});

test("the company that has the idea is left out", () => {
  expect(names("incumbent", { ...refillDepots, company: { name: "ECOLAB ", domain: "ecolab.com", goal: "" } })).toEqual(
    ["ISS"],
  );
});

test("where no sector is clear, or the idea is not told in English, nobody is named", () => {
  expect(names("incumbent", bareConcept)).toEqual([]);
  const german = structuredClone(refillDepots);
  german.seed.answers = [
    {
      identifier: "idea",
      label: "",
      answers: [
        "Das ist Facility Cleaning mit Refill, Hygiene und Consumables, die der Betreiber nicht von uns bekommt",
      ],
    },
  ];
  Object.assign(german.concept, { problemStatement: "", valueProposition: "", overview: "", summary: "" });
  expect(names("incumbent", german)).toEqual([]);
});

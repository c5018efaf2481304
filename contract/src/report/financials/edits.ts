import type { FieldEdit, SectionEdits } from "../editing/edits.ts";
import { areaTypes, channelTypes, operators, sizingGroups, sizingTypes } from "./words.ts";

const prose = { kind: "text", max: 2500, mayBeEmpty: true } as const satisfies FieldEdit;
const title = { kind: "text", max: 200 } as const satisfies FieldEdit;
const unit = { kind: "text", max: 120 } as const satisfies FieldEdit;
const icon = { kind: "text", max: 40, mayBeEmpty: true } as const satisfies FieldEdit;
/** In US dollars: more than anybody's market, and far from where numbers lose their cents. */
const amount = { kind: "number", min: 0, max: 1_000_000_000_000 } as const satisfies FieldEdit;
/** A number of a sizing, below zero where it takes away; far enough from the largest number that a product of two hundred can be told from infinity. */
const scalar = { kind: "number", min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 } as const satisfies FieldEdit;
const bound = { ...scalar, mayBeEmpty: true } as const satisfies FieldEdit;

const entry = {
  title,
  description: prose,
  /** "$", "%" or the name of what is counted. */
  unit: { kind: "text", max: 40 },
  unitDescription: { kind: "text", max: 120, mayBeEmpty: true },
  scalar,
  /** What it is at least and at most; null where nobody has said. */
  low: bound,
  high: bound,
  group: { kind: "choice", values: sizingGroups },
  operator: { kind: "choice", values: operators },
} as const;

/** What a number has that a person adds, before a source is named for it. Where it stands gives it its order. */
const blankEntry = { order: 0, low: null, high: null, basis: "words", assumptionSources: [] };

export const financialEdits = {
  edits: {
    "": {
      overview: prose,
      pricingModel: { kind: "text", max: 200, mayBeEmpty: true },
      "businessModel.type": title,
      "businessModel.subtype": title,
      "businessModel.description": prose,
      "pricing.price": amount,
      "pricing.unit": unit,
      "pricing.reasoning": prose,
      "pricing.additionalConsiderations": {
        kind: "entries",
        most: 20,
        fields: { icon, consideration: { kind: "text", max: 1000 } },
      },
      "savingMethod.type": title,
      "savingMethod.description": prose,
      "savingsModel.savingsAmount": amount,
      "savingsModel.unit": unit,
      "savingsModel.reasoning": prose,
      "savingsModel.savingsAssumptions": {
        kind: "entries",
        most: 20,
        fields: { icon, assumption: { kind: "text", max: 1000 } },
      },
    },
    "distributionChannels[]": { title, description: prose, channelType: { kind: "choice", values: channelTypes } },
    "costDrivers[]": {
      title,
      description: prose,
      icon,
      costPercentageEstimate: { kind: "number", min: 0, max: 100 },
      mitigationStatement: prose,
    },
    "marketSizings[]": { type: { kind: "choice", values: sizingTypes } },
    "marketSizings[].assumptionEntries[]": entry,
    "impactSizings[]": { title },
    "impactSizings[].assumptionEntries[]": entry,
    "targetSavingsAreas[]": { title, description: prose, areaType: { kind: "choice", values: areaTypes } },
    "costInterferences[]": { title, icon, interferenceInsight: prose, mitigationStatement: prose },
  },
  lists: {
    "distributionChannels[]": { most: 20 },
    "costDrivers[]": { most: 30 },
    /** One of each type: a second one is refused by its name. */
    "marketSizings[]": {
      most: 10,
      blank: { assumptionEntries: [], expectedTam: 0, expectedSam: 0, expectedSom: 0 },
      resets: "assumptionEntries",
    },
    "marketSizings[].assumptionEntries[]": { most: 200, blank: blankEntry },
    "impactSizings[]": {
      most: 10,
      blank: { assumptionEntries: [], expectedSavings: 0 },
      resets: "assumptionEntries",
    },
    "impactSizings[].assumptionEntries[]": { most: 200, blank: blankEntry },
    "targetSavingsAreas[]": { most: 20 },
    "costInterferences[]": { most: 30 },
  },
} as const satisfies SectionEdits;

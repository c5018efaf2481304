import type { FieldEdit, SectionEdits } from "../editing/edits.ts";
import { buyingRoles, sourceCategories } from "../vocabulary.ts";
import { blankProfile, profilesMax, relationTypes, signalStances } from "./words.ts";

const sureness = { kind: "choice", values: ["low", "medium", "high"] } as const satisfies FieldEdit;
const stanceText = { kind: "text", max: 500, mayBeEmpty: true } as const satisfies FieldEdit;
const shortText = { kind: "text", max: 200, mayBeEmpty: true } as const satisfies FieldEdit;
const insight = { kind: "text", max: 1000, mayBeEmpty: true } as const satisfies FieldEdit;
/** In thousands of US dollars a year. */
const income = { kind: "number", min: 0, max: 1_000_000 } as const satisfies FieldEdit;
/** The synthetic conversation from which a person kept it. */
const fromConversation = { kind: "text", max: 36, mayBeEmpty: true } as const satisfies FieldEdit;
/** Where it stands gives it its order. */
const blankNeed = { icon: "puzzle", order: 0 };
const need = { description: { kind: "text", max: 500 }, fromConversation } as const;

export const customersEdits = {
  edits: {
    "[]": {
      segment: { kind: "text", max: 100 },
      name: { kind: "text", max: 100 },
      geoLocation: shortText,
      ageRange: { kind: "text", max: 40, mayBeEmpty: true },
      familySize: shortText,
      incomeLower: income,
      incomeUpper: income,
      educationLevel: shortText,
      occupation: shortText,
      description: { kind: "text", max: 2500, mayBeEmpty: true },
      customerInsight: insight,
      isPrimary: { kind: "flag" },
      jobsInsight: insight,
      painsInsight: insight,
      alternativesInsight: insight,
      journeyInsight: insight,
      signalsSummary: insight,
      "stance.role": { kind: "choice", values: buyingRoles },
      "stance.usesToday.text": stanceText,
      "stance.usesToday.sureness": sureness,
      "stance.switchingCosts.text": stanceText,
      "stance.switchingCosts.sureness": sureness,
      "stance.priceLimit.text": stanceText,
      "stance.priceLimit.sureness": sureness,
      "stance.priceLimit.amount": { kind: "number", min: 0, max: 1_000_000_000, mayBeEmpty: true },
      "stance.priceLimit.per": { kind: "text", max: 80, mayBeEmpty: true },
      "stance.decidesWith.text": stanceText,
      "stance.decidesWith.sureness": sureness,
      "stance.saysNoTo.text": stanceText,
      "stance.saysNoTo.sureness": sureness,
    },
    "[].jobs[]": need,
    "[].pains[]": need,
    "[].alternatives[]": {
      name: { kind: "text", max: 200 },
      usage: shortText,
      price: shortText,
      pros: { kind: "texts", most: 20, max: 300 },
      cons: { kind: "texts", most: 20, max: 300 },
    },
    "[].journey[]": {
      title: { kind: "text", max: 200 },
      description: { kind: "text", max: 1000 },
      relationType: { kind: "choice", values: relationTypes },
    },
    "[].signals[]": {
      description: { kind: "text", max: 500 },
      stance: { kind: "choice", values: signalStances },
      sourceCategory: { kind: "choice", values: sourceCategories },
      sources: {
        kind: "entries",
        most: 20,
        fields: { title: { kind: "text", max: 200 }, url: { kind: "text", max: 2048 } },
      },
    },
  },
  lists: {
    "[]": { most: profilesMax, blank: blankProfile },
    "[].jobs[]": { most: 50, blank: blankNeed },
    "[].pains[]": { most: 50, blank: blankNeed },
    "[].alternatives[]": { most: 20 },
    "[].journey[]": { most: 50, blank: { order: 0 } },
    "[].signals[]": { most: 500, blank: { isHypothesis: false } },
  },
} as const satisfies SectionEdits;

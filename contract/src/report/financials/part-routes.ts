import { z } from "zod";
import { requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { financialEdits } from "./edits.ts";
import { BusinessModel, Pricing } from "./schemas.ts";

const edits = financialEdits.edits[""];
const { fields: consideration } = edits["pricing.additionalConsiderations"];

/** A part of which a projection has one: it goes by the uuid of the projection. */
const asPart = { uuid: Uuid };
const BusinessModelPart = BusinessModel.extend(asPart);
const PricingPart = Pricing.extend(asPart);

const BusinessModelFields = z.object({
  type: requiredText(edits["businessModel.type"].max),
  subtype: requiredText(edits["businessModel.subtype"].max),
  description: textUpTo(edits["businessModel.description"].max),
});

const PricingFields = z.object({
  price: z.number().min(0).max(edits["pricing.price"].max),
  unit: requiredText(edits["pricing.unit"].max),
  reasoning: textUpTo(edits["pricing.reasoning"].max),
  additionalConsiderations: z
    .array(
      z.object({
        icon: textUpTo(consideration.icon.max),
        consideration: requiredText(consideration.consideration.max),
      }),
    )
    .max(edits["pricing.additionalConsiderations"].most),
});

/** The parts of a projection that stand in no list. */
export const financialPartRoutes = {
  "POST v2/concept/financial-projection/{fid}/business-model": {
    summary: "Adds the business model to a financial projection.",
    access: "member",
    status: 201,
    body: BusinessModelFields.partial({ description: true }),
    answer: BusinessModelPart,
    errors: ["conflict"],
  },
  "GET v2/concept/financial-projection/{fid}/business-model/{itemId}": {
    summary: "The business model of a financial projection.",
    access: "member",
    status: 200,
    answer: BusinessModelPart,
  },
  "PATCH v2/concept/financial-projection/{fid}/business-model/{itemId}": {
    summary: "Changes the business model of a financial projection: the fields that are named.",
    access: "member",
    status: 200,
    body: BusinessModelFields.partial(),
    answer: BusinessModelPart,
  },
  "DELETE v2/concept/financial-projection/{fid}/business-model/{itemId}": {
    summary: "Removes the business model of a financial projection.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/financial-projection/{fid}/pricing": {
    summary: "Adds the price to a financial projection.",
    access: "member",
    status: 201,
    body: PricingFields.partial({ reasoning: true, additionalConsiderations: true }),
    answer: PricingPart,
    errors: ["conflict"],
  },
  "GET v2/concept/financial-projection/{fid}/pricing/{itemId}": {
    summary: "The price of a financial projection.",
    access: "member",
    status: 200,
    answer: PricingPart,
  },
  "PATCH v2/concept/financial-projection/{fid}/pricing/{itemId}": {
    summary: "Changes the price of a financial projection: the fields that are named.",
    access: "member",
    status: 200,
    body: PricingFields.partial(),
    answer: PricingPart,
  },
  "DELETE v2/concept/financial-projection/{fid}/pricing/{itemId}": {
    summary: "Removes the price of a financial projection.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;

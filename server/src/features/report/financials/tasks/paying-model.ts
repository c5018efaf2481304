import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { fenced } from "../../../nucleus/exports/fence.ts";
import type { BusinessModelOutput } from "./business-model/output.ts";
import { isOpenModel } from "./business-model/told-models.ts";
import type { CustomerWords } from "./customer-words.ts";

/** How somebody pays for the concept; what the tasks of the revenue layout build on. */
export interface PayingModel {
  /** Empty while the business model is open. */
  type: string;
  subtype: string;
  description: string;
  pricingModel: string;
  /** Whole US dollars per `priceUnit`. */
  price: number;
  priceUnit: string;
}

/** The input of every task of the revenue layout. */
export interface RevenueInput {
  brief: ConceptBrief;
  customers: CustomerWords[];
  model: PayingModel;
}

/** The paying model as part of a prompt. */
export function payingModelText({ type, subtype, description, pricingModel, price, priceUnit }: PayingModel): string {
  return [
    "# Business model (decided)",
    fenced(`${subtype} (${type}). ${description}`),
    "Pricing model, and price to test first:",
    fenced(`${pricingModel}. $${price} per ${priceUnit}.`),
  ].join("\n");
}

/** The paying model of a decision for revenue; undefined for one for savings. */
export function payingModel(decided: BusinessModelOutput): PayingModel | undefined {
  const { layout, type, subtype, description, pricingModel, price, priceUnit } = decided;
  if (layout === "savings") return undefined;
  if (
    (type === null && !isOpenModel(subtype)) ||
    subtype === null ||
    pricingModel === null ||
    price === null ||
    priceUnit === null
  ) {
    // The task's check refuses such an answer.
    throw new TypeError("A decision for revenue lacks its business model or its price.");
  }
  return { type: type ?? "", subtype, description, pricingModel, price, priceUnit };
}

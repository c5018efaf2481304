import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import { createTeller, type Teller } from "../../telling/teller.ts";
import { toldPrice } from "../../told-price.ts";
import { chosenLayout } from "./chosen-layout.ts";
import type { BusinessModelOutput } from "./output.ts";
import type { BusinessModelInput } from "./prompt.ts";
import { openModel, toldModel } from "./told-models.ts";
import { businessModelWording, savingWording } from "./wording.ts";

/** How the idea pays off by the words of its people; what they have not decided is said to be open. */
export function draftBusinessModel({ brief }: BusinessModelInput, seed: string): BusinessModelOutput {
  const teller = createTeller(brief, seed);
  const chosen = chosenLayout(brief);
  const isSaving = chosen === "savings" || (chosen === undefined && teller.knows("costs") && !teller.knows("earning"));
  return isSaving ? draftSaving(teller) : draftRevenue(teller, chosen === undefined);
}

const pricePer: InEach<(unit: string) => string> = {
  en: (unit) => `Price per ${unit}`,
  de: (unit) => `Preis je ${unit}`,
  es: (unit) => `Precio por ${unit}`,
  ja: (unit) => `${unit}ごとの価格`,
};

function draftRevenue(teller: Teller, isLayoutOpen: boolean): BusinessModelOutput {
  const { paid, unpaid, oneSale, layoutOpen, modelChosen, modelOpen } = businessModelWording;
  const { language, statements } = teller;
  const { price, priceUnit } = toldPrice(statements, language);
  const told = toldModel(statements, language);
  return {
    layout: "revenue",
    overview: teller.paragraph(
      teller.knows("earning") ? teller.tell(paid, ["earning"]) : teller.tell(unpaid, ["pains", "changes", "audience"]),
      teller.tell(oneSale, ["costs", "limits", "assets", "idea"]),
      isLayoutOpen ? teller.tell(layoutOpen, ["success", "changes", "idea"]) : undefined,
    ),
    description: told
      ? teller.tellOf(modelChosen, told.statement, { model: teller.label(told.model.label) })
      : teller.tell(modelOpen, ["pains", "changes", "audience"]),
    type: told?.model.type ?? null,
    subtype: teller.label(told?.model.label ?? openModel),
    pricingModel: pricePer[language](priceUnit),
    price,
    priceUnit,
  };
}

function draftSaving(teller: Teller): BusinessModelOutput {
  const { known, open, proof, change } = savingWording;
  return {
    layout: "savings",
    overview: teller.paragraph(
      teller.knows("costs") ? teller.tell(known, ["costs"]) : teller.tell(open, ["pains", "changes", "idea"]),
      teller.tell(proof, ["success", "limits", "benefit", "idea"]),
    ),
    description: teller.tell(change, ["benefit", "pains", "idea"]),
    type: null,
    subtype: null,
    pricingModel: null,
    price: null,
    priceUnit: null,
  };
}

import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { chosenLayout } from "./chosen-layout.ts";
import type { BusinessModelOutput } from "./output.ts";
import type { BusinessModelInput } from "./prompt.ts";
import { otherLayoutMeant, revenueFields } from "./revenue-fields.ts";
import { isOpenModel } from "./told-models.ts";

/** The layout the people chose, filled with its own fields only. */
export function checkBusinessModel(output: BusinessModelOutput, input: BusinessModelInput): Finding[] {
  const { price, ...texts } = output;
  return [
    ...layoutFindings(output, input),
    ...textFindings(texts, input),
    ...figureFindings(texts, [input, price === null ? "" : `$${price}`]),
  ];
}

// All of it has to be written anew for another layout: its texts speak of this one.
function layoutFindings(output: BusinessModelOutput, { brief }: BusinessModelInput): Finding[] {
  const chosen = chosenLayout(brief);
  const { layout } = output;
  if (chosen !== undefined && layout !== chosen)
    return [
      refuse(
        "chosen-layout",
        "",
        `layout is "${layout}", but the people chose "${chosen}". Write all of it for "${chosen}".`,
      ),
    ];
  const meant = otherLayoutMeant(output);
  if (meant !== undefined)
    return [
      refuse(
        "layout-of-fields",
        "",
        `layout is "${layout}", but type, price and the others are filled as for "${meant}". Write all of it for "${chosen ?? meant}".`,
      ),
    ];
  return revenueFields.flatMap((field) => fieldFindings(field, output));
}

function fieldFindings(field: (typeof revenueFields)[number], output: BusinessModelOutput): Finding[] {
  // A model that is open belongs to no family.
  if (field === "type" && output.type === null && isOpenModel(output.subtype)) return [];
  if (output.layout === "revenue" && output[field] === null)
    return [refuse("missing-field", field, `${field} is null; the layout "revenue" needs it.`)];
  if (output.layout === "savings" && output[field] !== null)
    return [refuse("field-of-revenue", field, `${field} must be null for the layout "savings".`)];
  return [];
}

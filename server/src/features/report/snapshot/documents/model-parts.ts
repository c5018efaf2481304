import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { customersInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import type { Block, Entry } from "../../../../platform/pdf/printed-document.ts";
import { barsOf, type ProjectionTerms } from "./projection-terms.ts";
import { savingParts } from "./saving-parts.ts";
import { listed, noted, said, titled, whole } from "./whole-blocks.ts";

/** How the concept would earn, or save, by the layout of its projection. */
export function modelParts(content: FinancialProjection, terms: ProjectionTerms): Block[] {
  return content.layout === "revenue" ? revenueParts(content, terms) : savingParts(content, terms);
}

function revenueParts(content: FinancialProjection, terms: ProjectionTerms): Block[] {
  const { businessModel, pricing, evidence = {}, totalUsers } = content;
  const model: Entry[] = [
    ...(businessModel
      ? said(noted(businessModel.subtype, businessModel.type), businessModel.description, {
          note: terms.numbers(evidence.businessModel?.sources),
          labels: terms.own("", "businessModel.type", "businessModel.subtype", "businessModel.description"),
        })
      : []),
    ...(pricing
      ? [
          whole({
            title: "Price",
            text: pricing.reasoning,
            note: noted(`${terms.words(figureId.price)} per ${pricing.unit}`, terms.numbers(evidence.pricing?.sources)),
            labels: terms.own("", "pricing.price"),
          }),
          ...pricing.additionalConsiderations.flatMap(({ consideration }) => said("Also to consider", consideration)),
        ]
      : []),
    ...(totalUsers === null
      ? []
      : said("Customers", customersInWords(totalUsers), { note: terms.numbers(evidence.totalUsers?.sources) })),
  ];
  const channels = content.distributionChannels
    .toSorted((one) => (one.channelType === "primary" ? -1 : 1))
    .map((channel) =>
      whole({
        title: channel.title,
        text: channel.description,
        note: noted(
          channel.channelType === "primary" ? "Primary" : "Alternative",
          terms.numbers(channel.evidence?.sources),
        ),
        tone: channel.channelType === "primary" ? "positive" : "plain",
        labels: terms.own(channel.uuid),
      }),
    );
  return [
    ...titled("Business model", listed(model)),
    ...titled("Distribution channels", listed(channels)),
    ...titled("Cost drivers", costs(content, terms)),
  ];
}

function costs({ costDrivers }: FinancialProjection, terms: ProjectionTerms): Block[] {
  const drivers = costDrivers.toSorted((one, other) => other.costPercentageEstimate - one.costPercentageEstimate);
  if (drivers.length === 0) return [];
  const told = (uuid: string) => terms.words(figureId.cost(uuid));
  return [
    barsOf(
      "Share of all cost",
      "percent",
      drivers.map(({ uuid, title, costPercentageEstimate }) => ({
        ...{ name: title, value: costPercentageEstimate, told: told(uuid) },
      })),
    ),
    ...listed(
      drivers.flatMap(({ uuid, title, description, mitigationStatement, evidence }) => [
        whole({
          title,
          text: description,
          note: noted(told(uuid), terms.numbers(evidence?.sources)),
          labels: terms.own(uuid),
        }),
        ...said("Against it", mitigationStatement, { tone: "positive" }),
      ]),
    ),
  ];
}

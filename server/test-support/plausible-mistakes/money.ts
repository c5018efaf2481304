import type { BusinessModelOutput } from "../../src/features/report/financials/tasks/business-model/output.ts";
import type { CostDriversOutput } from "../../src/features/report/financials/tasks/cost-drivers/output.ts";
import type { DistributionChannelsOutput } from "../../src/features/report/financials/tasks/distribution-channels/output.ts";
import type { PricingOutput } from "../../src/features/report/financials/tasks/pricing/output.ts";
import type { SavingsMethodOutput } from "../../src/features/report/financials/tasks/savings-method/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const model = (name: string, spoil: (answer: BusinessModelOutput) => object): PlausibleMistake => ({
  task: "business-model",
  name,
  spoil: (answer: BusinessModelOutput) => ({ ...answer, ...spoil(answer) }),
});
const pricing = (name: string, spoil: (answer: PricingOutput) => object): PlausibleMistake => ({
  task: "pricing",
  name,
  spoil: (answer: PricingOutput) => ({ ...answer, ...spoil(answer) }),
});
const channels = (name: string, spoil: (channels: DistributionChannelsOutput["channels"]) => unknown) => ({
  task: "distribution-channels",
  name,
  spoil: (answer: DistributionChannelsOutput) => ({ channels: spoil(answer.channels) }),
});
const drivers = (name: string, spoil: (drivers: CostDriversOutput["drivers"]) => unknown) => ({
  task: "cost-drivers",
  name,
  spoil: (answer: CostDriversOutput) => ({ drivers: spoil(answer.drivers) }),
});
const saving = (name: string, spoil: (answer: SavingsMethodOutput) => object): PlausibleMistake => ({
  task: "savings-method",
  name,
  spoil: (answer: SavingsMethodOutput) => ({ ...answer, ...spoil(answer) }),
});

/** Small mistakes in answers about how a concept pays off. */
export const moneyMistakes: readonly PlausibleMistake[] = [
  model("the layout in capitals", ({ layout }) => ({ layout: layout.toUpperCase() })),
  model("the layout in other words", ({ layout }) => ({
    layout: layout === "savings" ? "cost savings" : "revenue model",
  })),
  model("empty texts where nothing belongs", (answer) =>
    Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value ?? ""])),
  ),
  model("nothing in words where nothing belongs", (answer) =>
    Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value ?? "N/A"])),
  ),
  model("a type although it saves cost", ({ layout, type }) =>
    layout === "savings" ? { type: "Services" } : { type },
  ),
  model("the model under another family", ({ type }) => ({ type: type && "Platform" })),
  model("the model in small letters", ({ subtype }) => ({ subtype: subtype?.toLowerCase() ?? null })),
  model("a unit with its preposition", ({ priceUnit }) => ({ priceUnit: priceUnit && `per ${priceUnit}` })),
  model("a unit with its currency", ({ priceUnit }) => ({ priceUnit: priceUnit && `USD/${priceUnit}` })),
  model("the price as a text", ({ price }) => ({ price: price && `$${price}` })),
  model("the price in cents", ({ price }) => ({ price: price && price + 0.5 })),
  model("no pricing model", () => ({ pricingModel: null })),
  model("a market in the overview", ({ overview }) => ({
    overview: `${overview} The market is worth $4.2 billion.`,
  })),

  pricing("considerations as texts", ({ additionalConsiderations }) => ({
    additionalConsiderations: withItem(additionalConsiderations, 0, {
      consideration: [additionalConsiderations[0]?.consideration],
    }),
  })),
  pricing("an icon that there is none of", ({ additionalConsiderations }) => ({
    additionalConsiderations: withItem(additionalConsiderations, 0, { icon: "wallet" }),
  })),
  pricing("icons with a prefix", ({ additionalConsiderations }) => ({
    additionalConsiderations: additionalConsiderations.map((each) => ({ ...each, icon: `ti-${each.icon}` })),
  })),
  pricing("two considerations", ({ additionalConsiderations }) => ({
    additionalConsiderations: additionalConsiderations.slice(0, 2),
  })),
  pricing("six considerations", ({ additionalConsiderations }) => ({
    additionalConsiderations: [
      ...additionalConsiderations.slice(0, 3),
      { icon: "gift", consideration: "A free month teaches little." },
      { icon: "coin", consideration: "Refills cost less in bulk." },
      { icon: "users", consideration: "Small owners pay late." },
    ],
  })),
  pricing("a consideration twice", ({ additionalConsiderations }) => ({
    additionalConsiderations: [...additionalConsiderations.slice(0, 3), additionalConsiderations[0]],
  })),
  pricing("another price in the reasoning", ({ reasoning }) => ({
    reasoning: `${reasoning} Some would even pay $135.`,
  })),
  pricing("a reasoning in bold words", ({ reasoning }) => ({ reasoning: `**Reasoning:** ${reasoning}` })),
  pricing("a name of the list in another spelling", ({ additionalConsiderations }) => ({
    additionalConsiderations: undefined,
    additional_considerations: additionalConsiderations,
  })),

  channels("no primary channel", (list) => list.map((each) => ({ ...each, channelType: "alternative" }))),
  channels("two primary channels", (list) => withItem(list, 1, { channelType: "primary" })),
  channels("the primary channel at the end", (list) => list.toReversed()),
  channels("types in capitals", (list) =>
    list.map((each) => ({ ...each, channelType: each.channelType === "primary" ? "Primary" : "Alternative" })),
  ),
  channels("a type of another kind", (list) => withItem(list, 1, { channelType: "secondary" })),
  channels("two channels", (list) => list.slice(0, 2)),
  channels("six channels", (list) => [
    ...list.slice(0, 3),
    ...["Fairs", "Letters", "Visits"].map((title) => ({
      title,
      description: `${title} reach some of them.`,
      channelType: "alternative",
    })),
  ]),
  channels("a channel twice", (list) => withItem(list, 1, { title: list[0]?.title })),
  channels("a share in a description", (list) =>
    withItem(list, 0, { description: `${list[0]?.description} It reaches 80% of all owners.` }),
  ),
  channels("titles with their numbers", (list) =>
    list.map((each, index) => ({ ...each, title: `${index + 1}) ${each.title}` })),
  ),

  drivers("shares that come to 97", (list) =>
    withItem(list, 0, { costPercentageEstimate: (list[0]?.costPercentageEstimate ?? 0) - 3 }),
  ),
  drivers("shares that come to 105", (list) =>
    withItem(list, 1, { costPercentageEstimate: (list[1]?.costPercentageEstimate ?? 0) + 5 }),
  ),
  drivers("shares as texts", (list) =>
    list.map((each) => ({ ...each, costPercentageEstimate: `${each.costPercentageEstimate}%` })),
  ),
  drivers("shares as fractions", (list) =>
    list.map((each) => ({ ...each, costPercentageEstimate: each.costPercentageEstimate / 100 })),
  ),
  drivers("a half percent", (list) =>
    withItem(list, 0, { costPercentageEstimate: (list[0]?.costPercentageEstimate ?? 0) + 0.5 }),
  ),
  drivers("the smallest first", (list) => list.toReversed()),
  drivers("three costs", (list) => list.slice(0, 3)),
  drivers("a cost twice", (list) => withItem(list, 3, { title: list[0]?.title })),
  drivers("an icon that there is none of", (list) => withItem(list, 0, { icon: "coins" })),
  drivers("an amount in a description", (list) =>
    withItem(list, 0, { description: `${list[0]?.description} One trip costs about $47.` }),
  ),
  drivers("a mitigation that is null", (list) => withItem(list, 0, { mitigationStatement: null })),

  saving("the method in small letters", ({ methodType }) => ({ methodType: methodType.toLowerCase() })),
  saving("the method with a remark", ({ methodType }) => ({ methodType: `${methodType} (mainly)` })),
  saving("no primary area", ({ targetAreas }) => ({
    targetAreas: targetAreas.map((each) => ({ ...each, areaType: "alternative" })),
  })),
  saving("primary areas only", ({ targetAreas }) => ({
    targetAreas: targetAreas.map((each) => ({ ...each, areaType: "primary" })),
  })),
  saving("icons that there are none of", ({ considerations }) => ({
    considerations: considerations.map((each) => ({ ...each, icon: "piggy-bank" })),
  })),
  saving("one interference", ({ interferences }) => ({ interferences: interferences.slice(0, 1) })),
  saving("an interference twice", ({ interferences }) => ({
    interferences: [...interferences.slice(0, 3), interferences[0]],
  })),
  saving("six considerations", ({ considerations }) => ({
    considerations: ["Night", "Day", "Noon", "Dusk", "Dawn", "Week"].map((when) => ({
      ...considerations[0],
      consideration: `${when} work must really end.`,
    })),
  })),
  saving("a share in the description", ({ description }) => ({
    description: `${description} That ends 72% of the work.`,
  })),
  saving("areas under another name", ({ targetAreas }) => ({ targetAreas: undefined, target_areas: targetAreas })),
];

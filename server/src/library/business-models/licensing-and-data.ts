import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models that sell rights, information or the next step up from something free. */
export const licensingAndDataModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Licensing",
    type: "Licensing and Data",
    icon: "license",
    description:
      "{company} grants others the right to make or use {idea} for {audience} and receives a royalty on what they sell.",
    keywords: wordList("patent, technology, recipe, material, method, brand, invention, algorithm, enzyme, design"),
    pricingUnits: wordList("share of licensee revenue, unit sold, year"),
    risks: [
      "A licensee who has little to lose will not push {idea}, so a minimum royalty should be part of the contract.",
      "Rights in {idea} are worth only what {company} could defend in court.",
    ],
  },
  {
    subtype: "White Label",
    type: "Licensing and Data",
    icon: "tag",
    description:
      "Other companies offer {idea} to {audience} under their own name, while {company} runs it and charges them for the volume.",
    keywords: wordList("bank, insur, retailer, partner, brand, private label, embed, reseller, platform, app"),
    pricingUnits: wordList("partner and month, transaction, active user"),
    risks: [
      "{audience} never learn who runs {idea}, so a partner can replace {company} without asking them.",
      "Every partner wants {idea} slightly different, and each difference has to be maintained.",
    ],
  },
  {
    subtype: "Data as a Service",
    type: "Licensing and Data",
    icon: "database",
    description:
      "{idea} would turn records that arise anyway into figures and forecasts, for which {audience} pay by access.",
    keywords: wordList("data, sensor, record, forecast, benchmark, analytic, monitor, index, map, satellite, measure"),
    pricingUnits: wordList("data set and year, request, seat and month"),
    risks: [
      "The people whose records feed {idea} must have agreed to this use, or it ends with the first complaint.",
      "{audience} pay for decisions rather than for data, so {idea} has to come close to the answer itself.",
    ],
  },
  {
    subtype: "Freemium",
    type: "Licensing and Data",
    icon: "gift",
    description:
      "{audience} use the basic form of {idea} without paying, and a smaller group pays for the functions that serious work needs.",
    keywords: wordList("app, software, tool, student, creator, individual, team, online, learn, community, free"),
    pricingUnits: wordList("upgraded user and month, team and month"),
    risks: [
      "If the free form of {idea} is good enough, most {audience} will stay there and still need support.",
      "The line between free and paid shows what {company} thinks {idea} is for, and it is hard to move later.",
    ],
  },
  {
    subtype: "Add-On",
    type: "Licensing and Data",
    icon: "puzzle",
    description:
      "{company} offers {idea} as an extra to what {audience} buy from it already, chosen at the same moment and paid on the same bill.",
    keywords: wordList("option, extra, upgrade, warranty, accessory, module, existing customer, extension, feature"),
    pricingUnits: wordList("main product sold, customer and month, upgrade"),
    risks: [
      "The reach of {idea} would end where the customer base of {company} ends.",
      "Sales people leave {idea} out when it makes the main deal slower to close.",
    ],
  },
];

import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models that bring several sides together and earn from what happens between them. */
export const platformModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Marketplace",
    type: "Platform",
    icon: "building-store",
    description:
      "{idea} would let {audience} and independent providers find each other, with a commission on every deal that is closed there.",
    keywords: wordList("marketplace, match, provider, seller, peer, freelanc, book, surplus, share, host, exchange"),
    pricingUnits: wordList("completed deal, share of order value, listing"),
    risks: [
      "{idea} would need enough of both sides in one place before either finds it useful, so it has to start narrow.",
      "Once {audience} have found a good provider through {idea}, they may agree the next deal without it.",
    ],
  },
  {
    subtype: "Brokerage",
    type: "Platform",
    icon: "arrows-exchange",
    description:
      "{company} negotiates on behalf of {audience}, and {idea} would earn a fee for each contract that is signed.",
    keywords: wordList("broker, insur, freight, energy, property, loan, procurement, tender, contract, negotiat"),
    pricingUnits: wordList("signed contract, share of contract value"),
    risks: [
      "{audience} may doubt whose side {idea} would be on as long as providers pay the fee.",
      "Fees fall as soon as {audience} can compare offers without the help of {idea}.",
    ],
  },
  {
    subtype: "Aggregator",
    type: "Platform",
    icon: "topology-star",
    description:
      "{idea} would gather many small offers under one name and one standard, so {audience} sign one contract instead of twenty.",
    keywords: wordList("fragment, small, local, standard, bundle, comparison, one contract, farm, workshop, supplier"),
    pricingUnits: wordList("order, share of order value, customer and month"),
    risks: [
      "One poor provider damages the standard that {audience} were promised under the name of {idea}.",
      "Good providers ask for better terms once they see how much {idea} would depend on them.",
    ],
  },
  {
    subtype: "Franchise",
    type: "Platform",
    icon: "building-community",
    description:
      "Local partners run {idea} at their own risk and pay {company} an entry fee and a share of what {audience} spend.",
    keywords: wordList("local, branch, shop, restaurant, studio, clinic, repair, city, store, school, gym"),
    pricingUnits: wordList("outlet and month, share of outlet revenue, entry fee"),
    risks: [
      "A franchise only spreads what works already, so {idea} would first have to earn money in places of its own.",
      "{audience} judge {idea} by the weakest outlet they have visited.",
    ],
  },
  {
    subtype: "Advertising",
    type: "Platform",
    icon: "speakerphone",
    description:
      "{audience} use {idea} at no charge, and companies that want their attention pay for places beside it.",
    keywords: wordList("content, media, audience, free, video, podcast, community, search, screen, traffic, creator"),
    pricingUnits: wordList("thousand views, campaign, placement and month"),
    risks: [
      "Advertising pays only for large numbers, and {idea} would carry its cost until {audience} come in such numbers.",
      "What advertisers like and what {audience} came for can pull {idea} in different directions.",
    ],
  },
];

import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models in which a thing is sold and belongs to the buyer afterwards. */
export const productSalesModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Direct Sales",
    type: "Product Sales",
    icon: "cash",
    description:
      "{company} sells {idea} itself to {audience}, [by people who know their work|through its own sales team], and keeps both the margin and the contact.",
    keywords: wordList("machine, equipment, device, enterprise, contract, industrial, hardware, install, product"),
    pricingUnits: wordList("unit, installation, order"),
    risks: [
      "Each sale of {idea} takes several visits, so the price has to carry a long sales effort.",
      "Income from {idea} would start at nothing every January unless spare parts or service follow the sale.",
    ],
  },
  {
    subtype: "Online Retail",
    type: "Product Sales",
    icon: "shopping-cart",
    description:
      "{audience} order {idea} from a web shop of {company} and receive it at the door, without a retailer in between.",
    keywords: wordList("shop, online, consumer, gift, cloth, food, cosmetic, order, deliver, parent, household"),
    pricingUnits: wordList("item, order, set"),
    risks: [
      "The cost of being found online tends to rise with every competitor who bids for the same {audience}.",
      "Returns of {idea} cost twice: once for the way back and once for the goods nobody can sell as new.",
    ],
  },
  {
    subtype: "Wholesale",
    type: "Product Sales",
    icon: "building-warehouse",
    description:
      "{company} sells {idea} in quantity to dealers who already supply {audience}, at a price that leaves them their usual margin.",
    keywords: wordList("dealer, retailer, distribut, shelf, brand, pack, ingredient, supermarket, pharmacy, trade"),
    pricingUnits: wordList("case, pallet, unit at dealer price"),
    risks: [
      "Dealers decide how {idea} would be shown and explained, and {audience} remain their customers.",
      "A large dealer can ask for conditions that leave {idea} with volume and no profit.",
    ],
  },
  {
    subtype: "Razor and Blade",
    type: "Product Sales",
    icon: "razor",
    description:
      "{audience} get the lasting part of {idea} at a low price and pay, over years, for the refills or parts that only fit it.",
    keywords: wordList("refill, cartridge, capsule, dispenser, filter, printer, consumable, dose, test strip, pad"),
    pricingUnits: wordList("refill, cartridge, device and refill set"),
    risks: [
      "If others can make the refills, {idea} would give away its lasting part for nothing.",
      "{audience} resent being tied in, so refills of {idea} must stay at a price they would choose freely.",
    ],
  },
  {
    subtype: "Bundling",
    type: "Product Sales",
    icon: "packages",
    description:
      "{company} sells {idea} together with products that {audience} buy from it already, at one price below the sum of the parts.",
    keywords: wordList("bundle, set, kit, package, accessory, complete, starter, combine, meal"),
    pricingUnits: wordList("bundle, kit, project"),
    risks: [
      "Buyers who want only {idea} may feel that they pay for parts they will never use.",
      "A bundle hides what {idea} would earn on its own, which makes it hard to improve or to stop.",
    ],
  },
  {
    subtype: "Made to Order",
    type: "Product Sales",
    icon: "ruler-measure",
    description:
      "{idea} would be made only once {audience} have ordered and specified it, so little money lies in finished stock.",
    keywords: wordList("custom, tailor, personal, configur, design, fit, print, engineer, bespoke, prosthe, furniture"),
    pricingUnits: wordList("order, piece, project"),
    risks: [
      "{audience} wait longer than for goods in stock, and {idea} has to be worth that wait.",
      "Every special wish for {idea} adds effort that is easy to promise and hard to bill.",
    ],
  },
  {
    subtype: "Refurbish and Resell",
    type: "Product Sales",
    icon: "recycle",
    description:
      "{company} takes back used goods, restores them as part of {idea} and sells them to {audience} with a warranty, below the price of new ones.",
    keywords: wordList("used, second-hand, refurbish, repair, reuse, circular, recycl, take back, resell, spare part"),
    pricingUnits: wordList("item, grade, lot"),
    risks: [
      "The supply of used goods for {idea} varies in number and condition, and nobody can order more of it.",
      "Workers decide piece by piece what is worth restoring, so the cost of {idea} would depend on their judgement.",
    ],
  },
];

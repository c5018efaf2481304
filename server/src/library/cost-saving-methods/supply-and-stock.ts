import { wordList } from "../word-list.ts";
import type { CostSavingMethod } from "./cost-saving-method.ts";

/** Methods that work on what is bought, packed and stored. */
export const supplyAndStockMethods: readonly CostSavingMethod[] = [
  {
    type: "Supplier Consolidation",
    icon: "truck",
    description:
      "{idea} would gather what {audience} buy from many suppliers with a few, in return for better terms and fewer deliveries.",
    keywords: wordList(
      "supplier, vendor, order, deliver, purchase, procurement, consumable, small orders, invoice, fragment",
    ),
    targetAreas: [
      {
        title: "Purchase prices",
        description: "Volume that is scattered today becomes an argument once {idea} puts it on one table.",
      },
      {
        title: "Deliveries and invoices",
        description: "Each supplier less saves {audience} goods receipts, bookings and calls.",
      },
      {
        title: "Small orders",
        description: "Surcharges for small quantities would disappear where {idea} combines orders.",
      },
    ],
    considerations: [
      {
        icon: "chart-pie",
        consideration: "Sort a year of invoices by supplier and article before naming a saving for {idea}.",
      },
      {
        icon: "users",
        consideration: "{audience} chose some suppliers for their service, and {idea} should know which.",
      },
    ],
    interferences: [
      {
        title: "Orders outside the agreement",
        icon: "shopping-cart",
        insight: "If {audience} go on ordering elsewhere, the volume promised under {idea} is missed.",
        mitigation:
          "Make the agreed way the easiest one to order, and show each unit its share under {idea} every month.",
      },
      {
        title: "A single source fails",
        icon: "alert-triangle",
        insight: "With one supplier left, a strike or a fire reaches all {audience} at once.",
        mitigation: "Keep a second source with a small fixed share for the articles that {idea} could not do without.",
      },
    ],
  },
  {
    type: "Contract Renegotiation",
    icon: "file-pencil",
    description:
      "{idea} would reopen contracts whose terms no longer fit what {audience} use, with real consumption as the argument.",
    keywords: wordList(
      "contract, renegotiat, price, terms, supplier, lease, rent, licence, energy, insurance, renewal",
    ),
    targetAreas: [
      {
        title: "Rates above the market",
        description: "Contracts that were renewed silently are where {idea} would look first.",
      },
      {
        title: "Minimum quantities",
        description: "Payments for volumes that {audience} never reach can be traded for a longer term.",
      },
      {
        title: "Payment and delivery terms",
        description: "Small clauses on delivery, return and payment often bring {idea} more than the list price.",
      },
    ],
    considerations: [
      {
        icon: "calendar",
        consideration: "Notice periods set the timetable of {idea}, so the list of dates comes first.",
      },
      {
        icon: "heart-handshake",
        consideration:
          "{company} may need the goodwill of these suppliers again, which limits how hard {idea} should push.",
      },
    ],
    interferences: [
      {
        title: "Lower price, lower service",
        icon: "trending-down",
        insight: "Suppliers win back a discount through slower response, and {audience} notice it first.",
        mitigation: "Write service levels into each contract that {idea} reopens, with a consequence.",
      },
      {
        title: "Weak facts",
        icon: "file-text",
        insight: "Without consumption figures the talks about {idea} become a matter of opinion.",
        mitigation: "Prepare two pages of usage per contract before {idea} calls the first supplier.",
      },
    ],
  },
  {
    type: "Packaging Optimization",
    icon: "package",
    description:
      "{idea} would change size, material or reuse of packaging, so {audience} pay less for air, cardboard and disposal.",
    keywords: wordList(
      "packag, carton, cardboard, plastic, bottle, box, refill, pallet, freight, waste, parcel, reuse",
    ),
    targetAreas: [
      {
        title: "Packaging material",
        description: "Material that is bought to be thrown away is the first cost {idea} would shrink.",
      },
      {
        title: "Freight volume",
        description: "Smaller or stackable units let {idea} put more on each pallet.",
      },
      {
        title: "Disposal",
        description: "What does not arrive at {audience} need not be collected from them either.",
      },
    ],
    considerations: [
      {
        icon: "shield-check",
        consideration: "Breakage has to be tested on the real route before {idea} uses less material.",
      },
      {
        icon: "leaf",
        consideration: "Reusable units save money only above a certain number of trips, which {idea} should name.",
      },
    ],
    interferences: [
      {
        title: "Damage in transit",
        icon: "alert-triangle",
        insight: "A few damaged deliveries can cost {audience} more than the saved cardboard.",
        mitigation: "Let {idea} start with robust goods and one route, and count the damage.",
      },
      {
        title: "Machines and shelves do not fit",
        icon: "ruler-measure",
        insight:
          "Filling lines, racks and vehicles are built for the old size, which {idea} may not be able to change.",
        mitigation: "Measure the fixed dimensions first, and design {idea} around them.",
      },
    ],
  },
  {
    type: "Inventory Optimization",
    icon: "building-warehouse",
    description:
      "{idea} would keep less of the wrong and enough of the right goods in stock, so money and space are freed without leaving {audience} short.",
    keywords: wordList(
      "stock, inventory, warehouse, storage, shelf, run out, over-order, spare part, reorder, expire, store",
    ),
    targetAreas: [
      {
        title: "Capital in stock",
        description: "Goods that have not moved for a year show where {idea} would begin.",
      },
      {
        title: "Space",
        description: "Shelves that {audience} no longer need can be given up or used for something else.",
      },
      {
        title: "Write-offs",
        description:
          "Expired or outdated goods are thrown away each year, and {idea} would order them later and in smaller lots.",
      },
    ],
    considerations: [
      { icon: "list-check", consideration: "Stock records have to be right before {idea} can act on them." },
      { icon: "clock", consideration: "Long delivery times set a floor below which {idea} should not go." },
    ],
    interferences: [
      {
        title: "Private reserves",
        icon: "eye-off",
        insight: "After one shortage {audience} begin to keep their own small stock that no record shows.",
        mitigation: "Promise a delivery time under {idea} and keep it, then ask for the reserves back.",
      },
      {
        title: "Quantity discounts",
        icon: "discount",
        insight: "Buyers who are measured by price order large lots that work against {idea}.",
        mitigation: "Measure buyers by total cost, with space and write-offs, once {idea} is running.",
      },
    ],
  },
  {
    type: "Demand Forecasting Improvements",
    icon: "chart-line",
    description:
      "{idea} would tell {audience} earlier and more closely what will be needed, so less is produced, bought or staffed for nothing.",
    keywords: wordList(
      "forecast, demand, predict, plan, season, weather, overproduc, staffing, food waste, schedule, data",
    ),
    targetAreas: [
      {
        title: "Goods produced for nothing",
        description: "What is thrown away at the end of the day is the plainest measure for {idea}.",
      },
      {
        title: "Express orders",
        description: "Surcharges for late orders would become rare if {audience} knew a week earlier.",
      },
      {
        title: "Staffing",
        description: "Shifts that follow expected demand under {idea} cost less than shifts that follow habit.",
      },
    ],
    considerations: [
      {
        icon: "chart-bar",
        consideration: "Compare {idea} with the simplest rule, such as the same day last week, before trusting it.",
      },
      {
        icon: "users",
        consideration: "{audience} know of events that no record shows, so {idea} should let them correct a forecast.",
      },
    ],
    interferences: [
      {
        title: "Nobody acts on it",
        icon: "user-question",
        insight: "A better forecast changes nothing while orders and shifts are fixed weeks before {audience} see it.",
        mitigation: "Move the decision closer to the day first, then feed it with {idea}.",
      },
      {
        title: "Unusual years",
        icon: "calendar",
        insight: "Records from exceptional times teach {idea} patterns that will not return.",
        mitigation: "Mark exceptional weeks together with {audience}, and keep those weeks out of {idea}.",
      },
    ],
  },
  {
    type: "SKU Rationalization",
    icon: "filter",
    description:
      "{idea} would remove variants that few {audience} ask for, so the rest can be made, stored and explained at lower cost.",
    keywords: wordList(
      "variant, assortment, range, product line, catalogue, sku, complexity, article, shelf, menu, version",
    ),
    targetAreas: [
      {
        title: "Slow variants",
        description:
          "Articles at the bottom of the list take up setups and shelves out of proportion, and {idea} would drop them first.",
      },
      {
        title: "Setups and small lots",
        description: "Fewer changes between variants leave more running time to serve {audience}.",
      },
      {
        title: "Documents and training",
        description: "Every variant less spares {audience} a data sheet, a label and a question.",
      },
    ],
    considerations: [
      {
        icon: "users",
        consideration:
          "Some slow articles keep a large customer, so {idea} should look at baskets rather than at articles.",
      },
      {
        icon: "calendar",
        consideration: "Announce the last order date early, or {audience} will feel that {idea} was done to them.",
      },
    ],
    interferences: [
      {
        title: "Customers leave with the article",
        icon: "logout",
        insight: "If no good substitute is named, {audience} take the rest of their order elsewhere as well.",
        mitigation:
          "Offer a substitute with each article that {idea} would remove, and call the largest buyers yourself.",
      },
      {
        title: "New variants arrive",
        icon: "refresh",
        insight: "Without a rule the range is as wide as before a few years after {idea}.",
        mitigation:
          "Let a new article in only when another one leaves, and make {idea} the place where that is decided.",
      },
    ],
  },
];

/** How drafts tell how an idea earns. `{model}` is the business model's name, `{unit}` what the price is paid for. */
export const revenueWording = {
  source: [
    "{idea} would be paid for by {audience}, or by whoever answers for them, in the way known as {model}.",
    "The first way to earn with {idea} is {model}, with {earning} as the thing that is charged for.",
    "The money for {idea} would come from {audience} through {model}, charged per {unit}.",
  ],
  driver: [
    "How much that comes to depends first on how many {audience} pay for {idea} at all, and only then on the price.",
    "The number of {audience} who stay with {idea} after the first months moves the result more than anything else.",
  ],
  condition: [
    "It holds only if {audience} feel often enough that {pain}, and if {idea} stays in use once it is no longer new.",
    "For this to work, somebody must own a budget from which {idea} can be paid, and must care that {pain}.",
  ],
  firstCheck: [
    "The first thing to check is whether anybody among the {audience} would sign for {idea} at this price.",
    "Before any of it is planned further, {company} should ask {audience} for a paid trial of {idea} and count the answers.",
  ],
  other: [
    "If {audience} turn out to use {idea} rarely and then a lot, another model would suit it better.",
    "If the buyer of {idea} wants to own rather than to subscribe, or the other way round, the model should follow the buyer.",
  ],
  detail: [
    "{audience} would see on each bill what they got from {idea}, which is what keeps them.",
    "What is paid for has to be the moment in which {idea} would {benefit}, and nothing that happens before it.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** How drafts tell what an idea saves. `{method}` is the saving method's name. */
export const savingsWording = {
  source: [
    "{idea} would pay off inside {company}, by the method known as {method}.",
    "What {idea} brings is money that {company} no longer spends, mostly by way of {method}.",
  ],
  driver: [
    "The size of it follows from how often it happens today that {pain}, and from the part of that which {idea} really ends.",
    "Everything depends on how much of the cost goes away for good once {idea} is in daily use, and how much only moves.",
  ],
  condition: [
    "It holds only if the hours and goods that {idea} frees are not simply used up elsewhere.",
    "It holds only if {audience} use {idea} on ordinary days too and not just while somebody watches.",
  ],
  firstCheck: [
    "The first thing to check is the present cost: one month of records from {audience}, taken before {idea} changes anything.",
    "Before {idea} is built, {company} should let {audience} write down for four weeks what the problem costs them.",
  ],
  detail: [
    "It is {audience} who would notice {idea} first, because their day is where it shows that {pain}.",
    "Most of it would come from the working days of {audience}, once {idea} lets them {benefit}.",
  ],
} as const satisfies Record<string, readonly string[]>;

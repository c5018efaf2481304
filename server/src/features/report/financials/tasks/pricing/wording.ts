import type { PricingIcon } from "./icons.ts";

/** How drafts reason about a price. `{unit}` is what it is paid for. */
export const pricingWording = {
  written: [
    "The amount is the one the team wrote down for {idea}; nobody has paid it yet.",
    "The price comes from the team's own answers about {idea} and has still to meet its first customer.",
  ],
  started: [
    "The amount is a round figure with which to begin talking about {idea}, and no estimate.",
    "Nobody has named a price for {idea} yet, so a round figure stands here to be replaced.",
  ],
  comparison: [
    "{audience} will hold it against what they spend today on living with the fact that {pain}, and most of that stands on no single bill, which {idea} has to make up for in words.",
    "In the mind of the buyer {idea} competes with the cost of leaving things as they are, which {audience} rarely add up.",
  ],
  unit: [
    "Charging per {unit} keeps the bill for {idea} to something that both sides can count.",
    "The unit, {unit}, is one that {audience} can count themselves, so a bill for {idea} needs no explanation.",
  ],
  range: [
    "A higher price is fair if {idea} can {benefit} from the first weeks on; a lower one is needed if {audience} must change their routine for it.",
    "What speaks for more is how often {audience} would rely on {idea}; what speaks for less is that they have managed without it.",
  ],
  test: [
    "To test it, name the price of {idea} to a handful of {audience} before explaining anything else, and note who asks the next question.",
    "The test is an offer of {idea} in writing to a few {audience}, with this price on it and a date by which to answer.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** What else could move the price of an idea. */
export const pricingConsiderations: readonly { icon: PricingIcon; consideration: string }[] = [
  {
    icon: "scale",
    consideration: "Find out what {audience} pay for the nearest thing to {idea} today, and from which budget.",
  },
  {
    icon: "users",
    consideration:
      "{audience} may differ in what {idea} is worth to them, so one price could be too high for some and too low for the rest.",
  },
  {
    icon: "calendar",
    consideration:
      "A longer contract would let {company} lower the price of {idea}, if {audience} are ready to commit.",
  },
  {
    icon: "receipt",
    consideration:
      "Who signs for {idea} matters: below a certain amount one person decides, above it a committee does.",
  },
  {
    icon: "coin",
    consideration:
      "The price has to cover what a single customer of {idea} costs in visits and questions, which only a trial will show.",
  },
  {
    icon: "gift",
    consideration: "A trial of {idea} at no charge brings users quickly and teaches {company} nothing about the price.",
  },
  {
    icon: "trending-up",
    consideration:
      "Raising the price of {idea} later is easier if {audience} see from the start what it will be after the trial.",
  },
];

/**
 * How a draft words one assumption: a title, the unit in words, what is assumed, and how to find the real number. Templates over
 * the slots of `library/slots.ts`; `{unit}` is what a price is paid for, `{units}` its plural, `{things}` what is counted.
 */
export interface EntryWording {
  titles: readonly string[];
  unitDescription: string;
  /** What is assumed, and that nobody has counted it. */
  assumed: readonly string[];
  /** Where or whom to ask. */
  find: readonly string[];
}

/** Assumptions of the market sizings. */
export const sizingWording = {
  customers: {
    titles: ["{audience}"],
    unitDescription: "all {audience}, counted as customers",
    assumed: [
      "How many customers there are among {audience} in the markets that {company} could think of is an assumption: a round number from which to start for {idea}.",
      "This stands for every customer who has the task that {idea} would take over, wherever they are, and nobody has counted them yet.",
    ],
    find: [
      "A trade register, an association in {sector} or the address list of a supplier would give the real number for {idea}.",
      "Count {audience} in one town from public registers, multiply by hand, and replace the start value for {idea}.",
    ],
  },
  counted: {
    titles: ["{audience}"],
    unitDescription: "all {audience}, counted as customers",
    assumed: [
      "This counts the customers in the whole market of {idea}, among them those whom {company} has never met; it is a start value.",
      "The number of customers for {idea} is assumed and round, so that it is easy to see that it was not looked up.",
    ],
    find: [
      "Begin with the list of customers that {company} has, ask what share of {audience} they are, and correct the number for {idea}.",
      "An afternoon with a business directory, filtered for {audience}, gives a better number for {idea} than any estimate.",
    ],
  },
  affected: {
    titles: ["{audience} who feel it"],
    unitDescription: "percent of {audience}",
    assumed: [
      "Not all of them will notice often enough that {pain}; the share that would act on {idea} is assumed.",
      "Only customers who have the problem badly enough would look for {idea}, and how many that are is assumed.",
    ],
    find: [
      "Ask twenty {audience} when it last happened to them, without naming {idea}, and take the share that names a day.",
      "A short call with ten {audience}, asking what they did about it last time, gives a first real share for {idea}.",
    ],
  },
  price: {
    titles: ["Price of {idea}"],
    unitDescription: "US dollars per {unit} for {idea}",
    assumed: [
      "The price is the one that was decided for the first talks about {idea}, and it is there to be tested.",
      "This is the price to ask for {idea} first; whether {audience} pay it is open.",
    ],
    find: [
      "Offer {idea} at this price in writing to five {audience}, and replace the number by what they sign.",
      "Ask {audience} for the bill of whatever {idea} would replace, and hold the price against it.",
    ],
  },
  quantity: {
    titles: ["{units} per customer"],
    unitDescription: "{units} that one customer takes with {idea}",
    assumed: [
      "One customer would take {idea} for more than one {thing}; how many is a start value.",
      "How many {units} a typical customer has for {idea} is assumed.",
    ],
    find: [
      "The records of three customers of {company} show how many {units} there are in each, and which of them would use {idea}.",
      "Ask {audience} how many {units} they look after, and take the middle of the answers for {idea}.",
    ],
  },
  frequency: {
    titles: ["Payments for {idea}"],
    unitDescription: "payments for {idea} in a year",
    assumed: [
      "This turns the price of {idea} into a year, as its unit says.",
      "How often a year one customer pays for {idea} follows from what the price is paid for.",
    ],
    find: [
      "Change it together with the price if {idea} is billed in another rhythm.",
      "If {audience} would use {idea} in some months only, enter those months.",
    ],
  },
  purchases: {
    titles: ["Purchases of {idea}"],
    unitDescription: "purchases of {idea} by one customer in a year",
    assumed: [
      "How often a customer pays for {idea} in a year is assumed, once a month to begin with.",
      "Use decides the income from {idea}, and a month is taken as the rhythm until somebody has counted.",
    ],
    find: [
      "Let three {audience} keep a list for four weeks of each time they would have used {idea}.",
      "Records of whatever {idea} would replace show how often the occasion arises.",
    ],
  },
  spend: {
    titles: ["Spend on it today"],
    unitDescription: "US dollars per customer and year without {idea}",
    assumed: [
      "What one customer spends a year on the task today, in money and in paid hours, is assumed to be about twice what {idea} would cost.",
      "The present way is taken to cost a customer twice as much in a year as {idea} would, because nobody changes for less.",
    ],
    find: [
      "Sit down with two {audience}, add up bills and hours of the last year, and put the sum in place of this number before {idea} is sized again.",
      "The purchasing records of one of the {audience} hold the bills; the hours that {idea} would save have to be asked for.",
    ],
  },
  region: {
    titles: ["Within the first region"],
    unitDescription: "percent of the market for {idea}",
    assumed: [
      "{idea} would begin where {company} can be present, and the part of the market that lies there is assumed.",
      "Distance, language and rules limit {idea} to a first region, whose share is a start value.",
    ],
    find: [
      "The same register that counts {audience} can be filtered by region for {idea}.",
      "Draw the circle within which {company} can serve {idea} and count the {audience} inside it.",
    ],
  },
  fit: {
    titles: ["Whom {idea} suits"],
    unitDescription: "percent of those in reach of {idea}",
    assumed: [
      "As it is described now, {idea} suits some {audience} and not others; this share is assumed.",
      "Size, equipment or rules keep {idea} from part of the customers in reach, and the rest is guessed here.",
    ],
    find: [
      "List what a customer must have for {idea} to work, and check ten {audience} against the list.",
      "Visit five {audience} and note what would stop {idea} there; the share without a stop is the number.",
    ],
  },
  reach: {
    titles: ["Reached by first channels"],
    unitDescription: "percent of the customers for {idea}",
    assumed: [
      "With the channels {company} can start with, {idea} reaches only part of those who would need it; the part is assumed.",
      "Who hears of {idea} at all in the first years depends on a few channels, and their reach is a start value here.",
    ],
    find: [
      "Take the contact list that {idea} would start with and see what share of the {audience} in one town is on it.",
      "Ask every tenth of the {audience} how they came to their present supplier, and match it with the channels of {idea}.",
    ],
  },
  won: {
    titles: ["Won within three years"],
    unitDescription: "percent of the customers {idea} can serve",
    assumed: [
      "What {idea} could win in about three years is assumed to be small, as it is for most new offers.",
      "A new name wins slowly, so {idea} is given a small share of what it could serve.",
    ],
    find: [
      "The share of first talks that end in a paid trial of {idea} is the best early sign for this number.",
      "Look at how long {company} took with its last new offer to reach its share, and put that in place of the guess for {idea}.",
    ],
  },
  signed: {
    titles: ["Signed after first contact"],
    unitDescription: "percent of those who hear of {idea}",
    assumed: [
      "Of those who hear of {idea}, a small part is assumed to sign within about three years.",
      "Interest in {idea} is not yet a signature; the share that signs is a start value.",
    ],
    find: [
      "Count how many of the first twenty talks about {idea} lead to a signature, and correct the share each quarter.",
      "A paid pilot of {idea} offered to ten {audience} shows the share, even if it is small.",
    ],
  },
} as const satisfies Record<string, EntryWording>;

export type SizingAssumption = keyof typeof sizingWording;

import type { Startup } from "@seedbed/contract/report/market-scan/schemas";

type Action = Startup["potentialEngagements"][number]["action"];

/** What drafts say about a startup besides `companyWording`; the same slots. */
export const startupWording = {
  valueProposition: [
    "Customers come to {name} because it {activity}; {audience} would come to {idea} because {pain}.",
    "{name} takes one task off its customers' hands, while {idea} would let {audience} {benefit}.",
    "What {name} promises is narrow and easy to explain, which is the bar for telling {audience} about {idea}.",
    "{name} sells a result its customers can see, and {audience} should see what {idea} would do for them just as quickly.",
  ],
  competitiveAdvantage: [
    "{name} has been learning since {founded}, and {idea} would have to set {asset} against that.",
    "{name} has a product in use and people who defend it; {idea} would start with {asset} instead.",
    "Its head start helps {name} only as far as its customers resemble {audience}, which {idea} should test first.",
    "{name} can put all its attention on one thing, an advantage that {company} would have to grant {idea} too.",
  ],
  predictions: [
    "{name} may add something that helps {audience} to {benefit} before {idea} does, if its own customers ask for it.",
    "{name} could look for a partner who brings {asset}, and then {company} would have something to offer besides {idea}.",
    "A larger company may buy {name}, and whoever does would then stand closer to {idea}.",
    "{name} could stay with what it does well, which would leave {audience} to {idea}.",
    "{name} might answer {idea} with a trial at no charge to keep {audience} from looking around.",
    "{name} may find that {pain} as well, and would then have to decide whether that is its business or the business of {idea}.",
  ],
  keyFacts: [
    "{name} was founded in {founded} and has had that long to find out what {idea} still has to learn.",
    "{name} has its seat in {headquarters}; whether that is near enough to {audience} to matter for {idea} is to be checked.",
    "{name} {activity}, a fact to keep in mind when {audience} ask what makes {idea} different.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** A first step with a startup, by what it could be to the company behind the idea. */
export const engagementWording = {
  partnership: [
    "Ask the head of partnerships at {name} whether its product could work together with {idea}, so that {audience} need only one conversation.",
    "Offer {name} a joint trial with a few {audience}, in which it brings its product and {company} brings {idea} and {asset}.",
  ],
  customer: [
    "{name} could be an early customer of {idea}, if the same is true on its own premises: {pain}.",
    "The operations lead at {name} can say whether {idea} would solve a problem there too, which makes for an honest first reference.",
  ],
  supplier: [
    "Parts of {idea} could come from {name} instead of being built, and its sales lead can say on what terms.",
    "A quote from {name} would show what {idea} would cost with a bought component in place of an own one.",
  ],
  investment: [
    "A small stake would let {company} hear early where {name} is heading, long before {idea} meets it at a customer.",
    "The finance lead at {name} can say whether a strategic investor is welcome, which would tie a possible rival of {idea} to {company}.",
  ],
  acquisition: [
    "If {idea} proves itself and building it takes too long, buying {name} is one road to {audience} worth a first talk with its founders.",
    "Should {audience} want {idea} faster than {company} can build it, the team behind {name} could be worth more than its product.",
  ],
} as const satisfies Record<Action, readonly string[]>;

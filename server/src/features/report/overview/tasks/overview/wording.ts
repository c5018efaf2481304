/** How drafts put a report on one page. Words of the report are explained in `report-slots.ts`. */
export const overviewWording = {
  whatItIs: [
    "{idea} would be an offer of {company} to {audience}.",
    "{company} would offer {idea} to {audience}.",
    "What {company} has in mind here is {idea}, made for {audience}.",
  ],
  whenUsed: [
    "{audience} would turn to it when {pain}.",
    "It is meant for {audience} and for the moments when {pain}.",
    "Its first users would be {audience}, in whose work it happens that {pain}.",
  ],
  howItComes: [
    "{company} would start from {asset}, and {idea} would have to pay off through {earning}.",
    "{idea} would be built on {asset} and would have to pay off through {earning}.",
    "{company} could use {asset} to bring it to {audience}, and it would have to pay off through {earning}.",
  ],
  valueProposition: [
    "With {idea}, {audience} can {benefit}.",
    "{audience} can {benefit} once they use {idea}.",
    "{idea} would be there so that {audience} can {benefit}.",
  ],
  problemStatement: [
    "{pain}, and {audience} have got used to it.",
    "For {audience} the problem is that {pain}.",
    "Again and again {audience} find that {pain}.",
  ],
  reasonFor: [
    "The strongest reason for {idea} is that {pain}, and that {audience} are the ones who feel it.",
    "What speaks for {idea} most is the chance that {audience} can {benefit}.",
    "For {idea} speaks that it could start from {asset} instead of from nothing.",
  ],
  reasonAgainst: [
    "The strongest reason against it is “{alternative}”, which {audience} have already and which {idea} would have to beat at something they notice.",
    "Against it speaks “{headwind}”, the force that weighs heaviest in the market scan and that {idea} would meet from the first day.",
    "Against it speaks habit: {audience} get by with “{alternative}”, and {idea} would ask them to change first and gain later.",
  ],
  reasonAgainstAlone: [
    "The strongest reason against it is that nobody has yet seen {audience} give up anything for {idea}.",
  ],
  findOut: [
    "Before more is spent, find out whether {belief}.",
    "The next step should be small and settle one thing: whether {belief}.",
  ],
  findOutAlone: ["Before more is spent on {idea}, find out what {audience} do, and would stop doing, when {pain}."],
  marketSize: [
    "The projection puts the market for {idea} at {tam} a year, with {sam} of it in reach and {som} obtainable.",
    "By its assumptions {idea} would stand in a market of {tam} a year, of which {sam} can be served and {som} won.",
  ],
  savingsSize: [
    "The projection expects {savings} a year from {idea} if its assumptions hold.",
    "By its assumptions {idea} would save {savings} a year.",
  ],
  sizeUnknown: ["How much money {idea} could move is unknown until the financial projection is written."],
  sizeRestsOn: [
    "The sum moves in step with “{input}”, which is an assumption: nobody has asked {audience} about it yet.",
    "It is as good as its assumptions, “{input}” for one, and none of them has been checked for {idea} yet.",
  ],
  differentiators: [
    "{idea} would be made for {audience}, while “{alternative}” serves everybody a little.",
    "“{alternative}” leaves it to {audience} to notice when {pain}; {idea} would take that off them.",
    "{idea} would be judged by one thing: that {audience} can {benefit}.",
    "Nothing that {audience} have today starts from the fact that {pain}; {idea} would.",
    "{audience} could try {idea} beside what they have and would not have to give up anything on the first day.",
    "{audience} would notice {idea} on the first ordinary day on which they can {benefit}.",
  ],
  rightsToWin: [
    "{company} has {asset}, which {idea} needs and others would have to build first.",
    "With {asset}, {company} could show {audience} a first version of {idea} sooner than a newcomer.",
    "In {sector}, {asset} would give {idea} a start that cannot be bought in a quarter.",
    "{company} can learn at first hand when {pain}, and {idea} would grow from that.",
  ],
  rightsToGet: [
    "The answers name no strength for {idea} yet; {company} would have to find one that {audience} cannot get elsewhere.",
    "{company} would have to come closer to {audience} than others before {idea} rests on a right to win.",
    "Having seen for itself that {pain} could become the right to win that {idea} lacks today.",
    "Partners whom {audience} trust already could lend {idea} the standing that {company} does not have there yet.",
  ],
} as const satisfies Record<string, readonly string[]>;

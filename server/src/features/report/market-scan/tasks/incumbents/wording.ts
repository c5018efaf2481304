/** How drafts describe the ecosystem of an idea. */
export const ecosystemWording = {
  players: [
    "Around {idea} stand the companies that serve {audience} today, the suppliers behind them and whoever sets the rules in {sector}.",
    "{audience} have their suppliers in {sector} already, and {idea} would have to find its place between these and the people they answer to.",
    "{idea} would enter a trade in which {audience} buy from a few established names and work around the rest themselves.",
  ],
  balance: [
    "Established names could widen their offer as soon as {idea} shows that {audience} pay for it.",
    "Young companies try single pieces of the task, so some of them could become partners of {idea} rather than rivals.",
    "Whoever already visits or bills {audience} could carry {idea} to them or keep it out.",
  ],
  freePlace: [
    "The free place is the moment when {pain}, and {idea} would have to be there first.",
    "Nobody in the lists below was made for the case that {pain}, which is the opening for {idea}.",
    "As long as {pain}, there is room for {idea} next to all of them.",
  ],
  nobodyNear: [
    "The company directory of this workspace holds nobody close to {idea}, so people who know {audience} should name the first companies to look at.",
  ],
} as const satisfies Record<string, readonly string[]>;

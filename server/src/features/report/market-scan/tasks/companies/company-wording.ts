/**
 * What drafts say about a company of the directory. `{name}`, `{activity}`, `{founded}` and `{headquarters}` are its facts;
 * every sentence also carries a word of the idea, so that two reports naming the same company share none.
 */
export const companyWording = {
  rivalInOverview: [
    "{name} {activity}, close enough to {idea} for {audience} to compare the two.",
    "{name} {activity}; {audience} may know the name already when they first hear of {idea}.",
    "{name} {activity}, and that touches the ground on which {idea} would stand.",
    "{name} {activity}; where that ends and {idea} would begin is worth drawing on paper.",
  ],
  neighbourInOverview: [
    "{name} {activity}, which is near {idea} without being the same.",
    "{name} {activity}; whoever plans {idea} should know how it does that and for whom.",
    "{name} {activity}, so people in {sector} may see {idea} as a step in the same direction.",
    "{name} {activity}, a different task that may meet the same budgets as {idea}.",
  ],
  whatIsOpen: [
    "How far {name} reaches {audience} today is not known here and should be looked up before {idea} takes shape.",
    "What {name} charges, and whom it turns away, would tell the team much about the room left for {idea}.",
    "Whether {audience} buy from {name} themselves or only meet its work is a question for the first interviews about {idea}.",
    "Somebody should try what {name} offers before {idea} is described as different from it.",
    "A talk with two customers of {name} would show which part of {idea} they have already.",
  ],
  relevanceOfRival: [
    "{name} could offer something like {idea} to its own customers, and its name would open doors that {company} still has to find.",
    "If {name} turned to the moment when {pain}, {idea} would meet a rival that is known already.",
    "{audience} could ask {name} first when {pain}, so {idea} must be better at one thing they notice at once.",
    "Where {name} stops short, {idea} would begin, and the team should find that line with {audience} before it builds.",
    "{name} has a product that comes close, so {idea} would need a reason to exist that {audience} can repeat in one sentence.",
  ],
  relevanceOfNeighbour: [
    "{name} serves another need, but it meets some of the same {audience} that {idea} would have to win.",
    "What {name} learned about reaching its customers can save {idea} a detour, even though the two would hardly compete.",
    "{name} would be no rival of {idea} today, but it has much of what a rival would need to become one.",
    "If {idea} grows, {name} could be the supplier, the customer or the partner that makes it easier to {benefit}.",
    "{name} shows what people in {sector} accept as normal, and {idea} would be measured against that.",
  ],
  lessonFromRival: [
    "The team should find out what {audience} praise and what they resent about {name}, because {idea} would be judged by both.",
    "If {pain} although {name} exists, there is a reason, and {idea} has to know it.",
    "Ask {audience} whether they would leave {name} for {idea}, and what they would miss.",
  ],
  lessonFromNeighbour: [
    "How {name} wins and keeps its customers is worth copying where it helps {idea} and worth avoiding where it does not.",
    "What {name} decided not to do may be the best hint at what makes {idea} hard.",
    "Whether {name} has looked at the fact that {pain}, and left it alone, is worth one question before {idea} goes further.",
    "{name} may know some {audience} better than {company} does, and could tell the team of {idea} what they are like as customers.",
  ],
  certainty: [
    "Name, domain, seat and founding year of {name} come from the company directory of this workspace; what is said about {idea} is reasoning.",
    "The directory of this workspace vouches for what {name} does, where it sits and since when; every link to {idea} is reasoning.",
    "Seat, year and activity of {name} stand in this workspace's company directory, while its meaning for {idea} is a first thought to check.",
  ],
} as const satisfies Record<string, readonly string[]>;

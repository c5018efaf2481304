import type { Direction } from "@seedbed/contract/report/direction";

/**
 * A thought that connects what people wrote about an idea, as a strategist would bring it up. Templates over the slots of
 * `library/slots.ts`, and `{carrying}` and `{opposing}`: the PESTEL categories, in lower case, in which most findings carry or
 * oppose the idea. Each sentence speaks of the idea.
 */
export interface InsightPattern {
  direction: Direction;
  titles: readonly string[];
  /** Why it holds. */
  reasons: readonly string[];
  /** What follows for the team. */
  consequences: readonly string[];
}

export const helpfulInsights: readonly InsightPattern[] = [
  {
    direction: "tailwind",
    titles: ["{idea} would answer something people already notice", "Nobody has to be told why {idea} is needed"],
    reasons: [
      "{audience} can name a recent day on which it showed that {pain}, so talk about {idea} can begin with their story.",
      "That {pain} is no forecast but daily experience, and {idea} would be judged by whether it ends it.",
    ],
    consequences: [
      "Collect ten such stories before building more of {idea}, and look for the one detail they share.",
      "If {audience} cannot name such a day, this insight is wrong and {idea} should look for another beginning.",
    ],
  },
  {
    direction: "tailwind",
    titles: ["{company} has a head start that {idea} can use", "{idea} would not start from zero"],
    reasons: [
      "A newcomer would have to build or buy {asset}, while {idea} could rest on what is there.",
      "With {asset}, {company} could put {idea} in front of real users sooner than it could describe it on paper.",
    ],
    consequences: [
      "Check this week whether {asset} can really be used for {idea}, and who has to say yes.",
      "If others hold the same thing, the head start of {idea} is smaller than it looks and speed counts more.",
    ],
  },
  {
    direction: "up",
    titles: [
      "The wind for {idea} blows strongest in {carrying} matters",
      "Look at {carrying} change first: it carries {idea}",
    ],
    reasons: [
      "Most {carrying} findings of the scan work for {idea}, and they do so without anything the team has to do.",
      "What changes in {carrying} terms makes it harder for {audience} to stay as they are, which is when {idea} would be heard.",
    ],
    consequences: [
      "Find one source for each of these findings before {idea} relies on them, and drop those that cannot be found.",
      "Place the first trial of {idea} where this change has gone furthest.",
    ],
  },
  {
    direction: "tailwind",
    titles: ["A narrow promise would be enough for {idea}", "{idea} can win with one thing done well"],
    reasons: [
      "{audience} do not ask for everything at once; if {idea} can {benefit}, the rest may wait.",
      "The shortest description of {idea} is also the strongest: it would let {audience} {benefit}.",
    ],
    consequences: [
      "Cut the first version of {idea} down to what serves this promise, and measure only that.",
      "Ask {audience} what they would give up elsewhere for it; the answer shows whether {idea} promises enough.",
    ],
  },
];

export const adverseInsights: readonly InsightPattern[] = [
  {
    direction: "headwind",
    titles: ["Whoever suffers may not be whoever pays for {idea}", "{idea} has to please two people at once"],
    reasons: [
      "{audience} feel it when {pain}, but the budget for {idea} may lie with somebody who does not.",
      "The person who would sign for {idea} is rarely in the room when it shows that {pain}.",
    ],
    consequences: [
      "Find that person in the first three organisations and learn what counts there, before {idea} is described to more {audience}.",
      "If both are the same person, this is no obstacle and {idea} can be sold in one conversation; ask.",
    ],
  },
  {
    direction: "headwind",
    titles: [
      "The strongest rival of {idea} is leaving things as they are",
      "Nothing competes with {idea} like doing nothing",
    ],
    reasons: [
      "{audience} have got by so far, although {pain}, and every week without {idea} makes waiting look safe.",
      "Leaving it as it is costs {audience} no meeting and no signature, and {idea} costs both.",
    ],
    consequences: [
      "Make the first step towards {idea} smaller than a decision: a day, a floor, a team.",
      "Look for an event after which waiting is no longer possible, and offer {idea} at that moment.",
    ],
  },
  {
    direction: "headwind",
    titles: [
      "{idea} meets most resistance in {opposing} matters",
      "The {opposing} side of {idea} needs an answer first",
    ],
    reasons: [
      "Most {opposing} findings of the scan work against {idea}, and none of them goes away because the product is good.",
      "What stands against {idea} in {opposing} terms is slow to change, so it shapes where to begin.",
    ],
    consequences: [
      "Choose the first place for {idea} so that these points matter least there.",
      "Take the hardest of these findings to somebody who knows it well, and let {idea} stop or change by the answer.",
    ],
  },
  {
    direction: "down",
    titles: ["A good trial of {idea} proves less than it seems", "The first friendly users of {idea} may mislead"],
    reasons: [
      "The first {audience} to try {idea} will be the curious ones, and the curious forgive what others do not.",
      "While {company} watches over every use of {idea}, it works in a way it never will again.",
    ],
    consequences: [
      "Let at least one group try {idea} that did not ask for it, and compare what remains after a month.",
      "Decide before the trial of {idea} which result would make the team stop.",
    ],
  },
];

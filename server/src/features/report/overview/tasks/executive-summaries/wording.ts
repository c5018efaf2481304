/** How drafts sum up the sections of a report. Words of the report are explained in `report-slots.ts`. */
export const summaryWording = {
  revenueSize: [
    "At the assumed numbers {idea} addresses a market of {tam} a year, of which {sam} ({samShare}) can be served and {som} ({somShare} of that) could be won.",
    "The market for {idea} comes to {tam} a year by the assumptions of this report: {sam} of it ({samShare}) in reach, {som} ({somShare} of that) obtainable.",
  ],
  savingsSize: [
    "At the assumed numbers {idea} would save {savings} a year.",
    "The saving that {idea} could bring comes to {savings} a year by the assumptions of this report.",
  ],
  sizeUnknown: ["There is no figure for {idea} yet, because the financial projection is not written."],
  sizeRestsOn: [
    "“{otherInput}” and “{input}” are the kind of numbers it rests on; people who know {audience} can confirm or correct them.",
    "The numbers to look at first are “{otherInput}” and “{input}”; {audience} can say where they are wrong.",
  ],
  sizeIsNoForecast: [
    "Nobody has measured any of it for {idea}, so the sum shows what would have to be true rather than what will come.",
    "None of it has been measured with {audience}: it is a frame for discussion, not a forecast.",
  ],
  savingsEaten: [
    "What could eat it up is “{burden}”, so this needs an answer before {idea} is promised to anyone.",
    "“{burden}” stands against it and should be settled before {idea} is counted on.",
  ],
  forces: [
    "“{tailwind}” carries {idea} most at present, and “{headwind}” weighs against it most.",
    "The wind comes from two sides: “{tailwind}” helps {idea}, “{headwind}” slows it down.",
  ],
  oneForce: ["The force to watch for {idea} is “{headwind}”."],
  forcesUnknown: ["The market scan names no forces for {idea} yet."],
  insight: [
    "The insight to keep for {idea}: {insight}.",
    "If one thing should stay in mind about the market of {idea}, it is this: {insight}.",
  ],
  trendsConsequence: [
    "{audience} should be asked about the forces against {idea} first, because the others need no proof.",
    "What follows is to try {idea} where the wind stands against it: if {audience} hold on to it there, the rest is easier.",
  ],
  companies: [
    "{companies} are the names the report puts closest to {idea}.",
    "Closest to {idea} the report puts {companies}.",
  ],
  companiesUnknown: [
    "The report found no company close to {idea}, which may mean room or may mean that the right place has not been searched.",
  ],
  rival: ["The offer that {audience} would compare with {idea} is most likely that of {rival}."],
  gap: [
    "The gap that is left for {idea} is the moment when {pain}.",
    "What none of them was made for is that {pain}, and there {idea} could begin.",
  ],
  partners: [
    "Which of them would rather be a partner of {idea} than its rival is a question for the first talks.",
    "Some may reach {audience} already and could carry it to them, or keep it out.",
  ],
  revenueModel: [
    "{idea} would earn by the model “{model}”; the price in the projection, {price}, is an assumption.",
    "The model proposed for {idea} is “{model}”, at {price} as a first assumption.",
  ],
  revenueModelWithoutPrice: ["The model proposed for {idea} is “{model}”."],
  savingsModel: [
    "{idea} would pay off by the method “{model}”.",
    "The method by which {idea} would save is “{model}”.",
  ],
  modelUnknown: ["How {idea} pays off is open until the financial projection is written."],
  channel: ["It would reach {audience} through “{place}” first.", "The first way to {audience} is “{place}”."],
  savingsArea: [
    "It would be felt first in “{place}”, where {audience} can see whether it holds.",
    "The first place to look for the effect of {idea} is “{place}”.",
  ],
  costToWatch: [
    "The cost to watch as {idea} grows is “{burden}”.",
    "Whether {idea} is worth it will show in “{burden}” first.",
  ],
  savingsRisk: [
    "It breaks where “{burden}” wins over the routine that {idea} asks for.",
    "The saving holds only as long as “{burden}” does not undo what {idea} has changed.",
  ],
  people: [
    "{personas} stand for the people {idea} has to win; nobody has met them yet.",
    "The report works with {personas}, three hypotheses about the people around {idea}.",
  ],
  peopleUnknown: ["The people whom {idea} has to win are not described yet."],
  firstPerson: [
    "The first to convince is {persona}, for whom it counts that {pain}.",
    "{persona} decides most, and will want to know what becomes of it on the day when {pain}.",
  ],
  realCompetitor: [
    "Their present way, “{alternative}”, is what {idea} really competes with.",
    "They manage today with “{alternative}”, and {idea} will be measured by what they would have to give up.",
  ],
  differences: [
    "They do not want the same from {idea}: who feels the problem, who pays and who has to change are different people.",
    "Where they part is the price of change: {idea} asks most of those who gain least from it.",
  ],
  belief: [
    "The belief that carries most risk is that {belief}.",
    "{idea} stands or falls with the belief that {belief}.",
  ],
  nextBelief: ["Next in line comes the belief that {nextBelief}.", "Hardly less depends on whether {nextBelief}."],
  beliefsUnknown: ["The beliefs under {idea} have not been written down yet."],
  testFirst: [
    "Both can be tested with {audience} before anything is built that could not be undone.",
    "Nothing of this has been tested with {audience}, so it should come before any larger spending.",
  ],
} as const satisfies Record<string, readonly string[]>;

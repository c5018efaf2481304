/** Sentences that fit every angle; a draft takes each of them once. Slots as `drafting/draft-words.ts` says. */

export const earningSentences: readonly string[] = [
  "{audience} would pay for {idea} with {earning}, which is an assumption until the first of them does.",
  "The money for {idea} would come from {earning}.",
  "{idea} would earn with {earning}, if {audience} agree to it.",
  "{earning} would carry {idea}; whether that is enough is the first thing to calculate.",
  "{company} would ask {audience} for {earning} and learn from their answer what {idea} is worth to them.",
];

export const savingSentences: readonly string[] = [
  "What {idea} would bring shows as {earning}.",
  "{earning} would be the first sign that {idea} pays, and it can be counted from the beginning.",
  "{company} would count {earning} for {idea} only where {audience} confirm it.",
  "{idea} would pay for itself through {earning}, if {audience} really change how they work.",
  "The case for {idea} rests on {earning}, which has to be measured before anything is changed.",
];

/** Where it would start, and what has to be true. */
export const startSentences: readonly string[] = [
  "It would start at one place, with {audience} who have asked for something like {idea} before.",
  "The assumption to check first: {audience} care enough about it to change how they work for {idea}.",
  "Nothing is built before five conversations with {audience} have shown that {idea} would matter to them.",
  "What nobody knows yet is whether {audience} would use {idea} a second time, so that is what a first trial would watch.",
  "The first weeks of {idea} could be done by hand, so that {audience} decide about the result and not about a machine.",
  "It stands or falls with one assumption: that {idea} can be had where {audience} are, when they need it.",
  "A trial of {idea} would end on an agreed day, with a yes or a no from the {audience} who took part.",
  "If {audience} turn it down, the talks will have shown why, and {idea} can take another form.",
];

/** `given` is a quotation of what the person wrote as a limit, a wish or an answer. */
export const limitSentences: readonly string[] = [
  "The limit “{given}” holds for {idea} from the first day.",
  "Whatever becomes of {idea}, this stays: “{given}”.",
  "It is planned so that “{given}” stays true while {audience} use it.",
  "“{given}” comes before growth, which is why {idea} would stay small at first.",
];

export const wishSentences: readonly string[] = [
  "It takes up the wish “{given}” for {idea}.",
  "The wish “{given}” decides which part of {idea} comes first.",
  "As to the wish “{given}”: {audience} would notice it in how {idea} begins.",
  "It answers “{given}” as far as {idea} allows.",
];

export const clarificationSentences: readonly string[] = [
  "It rests on what was clarified about {idea}: “{given}”.",
  "“{given}” was said when asked, and {idea} is laid out for it.",
  "It takes seriously what was added about {idea}: “{given}”.",
  "What was clarified, “{given}”, decides how {audience} first meet it.",
];

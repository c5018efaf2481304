/* Words of conversations that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** What of a profile a sentence can rest on. */
export const factKinds = [
  "profile",
  "stance",
  "job",
  "pain",
  "alternative",
  "journeyStep",
  "signal",
  "concept",
] as const;

/** What a persona would do: take it, try it, not pay, not agree as offered, or that it cannot say. */
export const replyVerdicts = ["wouldBuy", "wouldTry", "wouldNotPay", "wouldNotAgree", "cannotSay"] as const;

export const personaMessageMaxLength = 500;
/** Of the search in past conversations, in milliseconds. */
export const conversationSearchDebounce = 300;

// "Was" is "what" in German: it asks for yes or no only before words of English.
const wasInEnglish = "was(?= (?:it|that|this|there|the|a|he|she|your|our|his|her|their|any|some|every|no)(?!\\p{L}))";
const english =
  "do|does|did|is|are|were|have|has|had|can|could|will|would|should|shall|may|might|must|don't|doesn't|didn't|isn't|aren't|wouldn't";
const german =
  "ist|sind|war|waren|haben|hat|hatten|hatte|können|kann|könnten|könnte|werden|wird|würden|würde|sollen|soll|müssen|muss|dürfen|darf|gibt|machen|nutzen|bestellen|kaufen|wollen|möchten|finden|glauben";
const closed = new RegExp(`^(?:${wasInEnglish}|${english}|${german})(?!\\p{L})`, "iu");
const asksForStory =
  /^(?:can|could|would|will) you (?:please )?(?:tell|walk|show|describe|explain)|^(?:können|könnten|würden) sie mir/iu;

/** Whether a question, English or German, can be answered with yes or no alone. */
export const isClosedQuestion = (text: string): boolean => {
  const question = text.trim();
  return closed.test(question) && question.endsWith("?") && !asksForStory.test(question);
};

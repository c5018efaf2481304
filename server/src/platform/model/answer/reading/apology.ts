const beginnings = [
  /^(?:i(?:'|’)?m|i am) (?:very |really |so )?sorry\b/iu,
  /^(?:sorry|apologies|unfortunately)\b/iu,
  /^(?:i|we) (?:can(?:no|'|’)t|can not|cannot|am unable to|am not able to|won(?:'|’)t|will not|must decline|have to decline|apologi[sz]e)\b/iu,
  /^as an ai\b/iu,
  /^(?:es tut mir leid|tut mir leid|entschuldigung|leider)\b/iu,
  /^(?:je suis désolée?|désolée?|malheureusement|je ne peux pas)/iu,
  /^(?:lo siento|lamentablemente|no puedo)\b/iu,
  /^(?:mi dispiace|purtroppo|non posso)\b/iu,
  /^(?:desculpe|infelizmente|não posso)\b/iu,
  /^(?:het spijt me|sorry, maar|helaas)\b/iu,
  /^(?:przepraszam|niestety|nie mogę)/iu,
  /^(?:извините|к сожалению|я не могу)/iu,
  /^(?:申し訳|すみません|抱歉|对不起|很抱歉|我无法|죄송합니다)/u,
];

/** Whether a text without an answer says that the model will not or cannot answer. */
export const isApology = (text: string): boolean => beginnings.some((beginning) => beginning.test(text.trim()));

const determiner = /^(?:the|an?|our|its|their|this|that|these|those)$/iu;
/** What begins a further description of the thing or group before it. */
const description =
  /^(?:for|of|in|at|to|that|which|who|whose|where|between|across|under|over|around|near|within|inside|with|without|on|from|aged|and|or)$/u;
/** What says of which kind a thing is, and therefore stays: "by subscription", "as a shared hub". */
const kind =
  / (?:as an?|by|through|on wheels|paid by|run as|reduced to|shared under|without a project|in its simplest|with (?:an?|early|proof|hands-on|self-service|automated)|from idle|for a share)(?: .*)?$/u;

/** Words that could stand in any idea and do not tell one from another. */
const general: ReadonlySet<string> = new Set(
  `new better small large simple smart digital online shared short long common local second first next quick own whole
  offer service product solution app platform tool system way approach version thing concept project programme program
  business company model method process scheme people users buyers customers teams staff others those`.split(/\s+/u),
);

/**
 * How a text names a thing or a group once it has introduced it: "facility managers of buildings with many tenants" gives
 * "facility managers", "the depot in the basement of an office" gives "the depot in the basement". Two telling words
 * stay at least; a phrase without a further description stays as it is.
 */
export function shortMention(phrase: string): string {
  if (/^the (?:idea|plan) |[“”]/u.test(phrase)) return phrase;
  const ending = kind.exec(phrase)?.[0] ?? "";
  const words = phrase.slice(0, phrase.length - ending.length).split(" ");
  let telling = 0;
  for (const [index, word] of words.entries()) {
    if (description.test(word) && telling >= 2) return words.slice(0, index).join(" ") + ending;
    if (!determiner.test(word) && !description.test(word) && !general.has(word)) telling += 1;
  }
  return phrase;
}

import { seededPick } from "./seeded.ts";

const openers = [
  "teams",
  "buyers",
  "planners",
  "families",
  "workshops",
  "clinics",
  "growers",
  "drivers",
  "schools",
  "hotels",
];
const verbs = ["save", "compare", "share", "repair", "schedule", "trust", "measure", "simplify", "reserve", "replace"];
const joins = ["because of", "together with", "instead of", "thanks to", "before", "without"];
const qualities = [
  "steady",
  "local",
  "affordable",
  "early",
  "shared",
  "seasonal",
  "quiet",
  "flexible",
  "proven",
  "modular",
];
const things = [
  "routines",
  "deliveries",
  "visits",
  "contracts",
  "batches",
  "evenings",
  "records",
  "journeys",
  "spare parts",
  "meals",
];

// Signs of an unfinished text or of an address: no answer may hold them.
const refused = new Set(["placeholder", "placeholders", "lorem", "ipsum", "https", "linkedin"]);
const mostTopics = 120;

/** The longer words of a text from its beginning on, where a prompt says what it is about. */
export function topicWords(text: string): string[] {
  const words = (text.match(/\p{L}{5,14}/gu) ?? []).map((word) => word.toLowerCase());
  const unique = [...new Set(words)].filter((word) => !refused.has(word)).slice(0, mostTopics);
  return unique.length > 0 ? unique : ["ideas"];
}

/** A readable sentence about one of the topics, with a full stop. */
export function sentence(topics: readonly string[], seed: string): string {
  const pick = (list: readonly string[], part: string) => seededPick(list, `${seed}/${part}`);
  const words = [
    pick(qualities, "quality"),
    pick(openers, "opener"),
    pick(verbs, "verb"),
    pick(topics, "topic"),
    pick(things, "thing"),
    pick(joins, "join"),
    pick(qualities, "second quality"),
    pick(topics, "second topic"),
  ];
  return `${capitalised(words.join(" "))}.`;
}

/** Two or three words fit for a name or a title. */
export function title(topics: readonly string[], seed: string): string {
  const words = [
    seededPick(qualities, `${seed}/quality`),
    seededPick(topics, `${seed}/topic`),
    seededPick(things, `${seed}/thing`),
  ];
  return capitalised(words.join(" "));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

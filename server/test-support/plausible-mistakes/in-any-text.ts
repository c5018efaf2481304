/** A small mistake in how an answer is written down. */
export interface WrittenMistake {
  name: string;
  spoil(json: string): string;
}

/** Mistakes around and in the JSON, whatever it says. */
export const mistakesInAnyText: readonly WrittenMistake[] = [
  { name: "a fence around it", spoil: (json) => `\`\`\`json\n${json}\n\`\`\`` },
  { name: "words before it", spoil: (json) => `Here is the JSON object you asked for:\n${json}` },
  { name: "words behind it", spoil: (json) => `${json}\n\nI hope this helps! Let me know if anything is missing.` },
  { name: "thoughts before it", spoil: (json) => `<think>They want JSON {"so": "here"}.</think>${json}` },
  {
    name: "a comma too many",
    spoil: (json) => json.replace(/\]/u, ",]"),
  },
  { name: "a missing bracket at the end", spoil: (json) => json.slice(0, -1) },
  { name: "a bracket too many", spoil: (json) => `${json}}` },
  {
    name: "single quotes",
    spoil: (json) => (json.includes("'") || json.includes('\\"') ? json : json.replaceAll('"', "'")),
  },
  { name: "indented over many lines", spoil: (json) => JSON.stringify(JSON.parse(json), null, 4) },
  { name: "line breaks inside of a text", spoil: (json) => json.replace(/([a-z]) ([a-z])/u, "$1\n$2") },
];

import type { WildBehaviour } from "./behaviour.ts";
import { chunk, counted, goodAnswer, goodText } from "./good-answer.ts";
import { says, stream } from "./serve.ts";

const pretty = JSON.stringify(goodAnswer, null, 2);
const bare = chunk({}, { finish_reason: "length" });

/** What stands in the text of an answer that came well. */
export const texts: WildBehaviour[] = [
  { name: "puts a Markdown fence around the JSON", serve: says(`\`\`\`json\n${pretty}\n\`\`\``) },
  { name: "puts a fence without a language around it", serve: says(`\`\`\`\n${goodText}\n\`\`\``) },
  {
    name: "writes words before and after the JSON",
    serve: says(`Certainly! Here it is:\n\n${pretty}\n\nI hope that helps {really}.`),
  },
  {
    name: "writes words before a fence",
    serve: says(`Here is the JSON:\n\`\`\`json\n${pretty}\n\`\`\`\nAnything else?`),
  },
  {
    name: "writes a <think> block before it",
    serve: says(`<think>\nShould it be {"headline": 1}?\n</think>\n\n${goodText}`),
  },
  { name: "closes a <think> block that it never opened", serve: says(`Let me see {..}\n</think>\n${goodText}`) },
  { name: "wraps the answer in one more key", serve: says(JSON.stringify({ response: goodAnswer })) },
  { name: "wraps the answer in a list", serve: says(JSON.stringify([goodAnswer])) },
  { name: "writes numbers as texts", serve: says(goodText.replaceAll(/"weight":(\d)/g, '"weight":"$1"')) },
  { name: 'writes numbers as "4/5"', serve: says(goodText.replaceAll(/"weight":(\d)/g, '"weight":"$1/5"')) },
  { name: "writes commas before closing brackets", serve: says(pretty.replaceAll(/(\n\s*[\]}])/g, ",$1")) },
  {
    name: "writes single quotes",
    serve: says(
      `{'headline': 'What moves cyclists: Größe, 自転車 and 🚲', 'kind': 'social', 'trends': [{'title': 'More people say "helmet first"', 'weight': 4}, {'title': 'Rules become stricter; streets {and lanes} wider', 'weight': 2}]}`,
    ),
  },
  { name: "writes comments into the JSON", serve: says(pretty.replaceAll(/,\n/g, ", // good\n")) },
  { name: "writes a choice in capitals", serve: says(goodText.replace('"social"', '"Social"')) },
  {
    name: "ends at the limit of tokens, after enough whole items",
    serve: stream([chunk({ content: goodText.replace(/\]\}$/, ',{"title":"Half of a th') }), bare, counted]),
  },
  {
    name: "ends at the limit of tokens, right before the closing brackets",
    serve: stream([chunk({ content: goodText.slice(0, -2) }), bare, counted]),
  },
  {
    name: "apologises instead of answering",
    serve: says("I'm sorry, but I can't help with that request."),
    fails: "refused",
  },
  { name: "apologises in German", serve: says("Es tut mir leid, aber dabei kann ich nicht helfen."), fails: "refused" },
];

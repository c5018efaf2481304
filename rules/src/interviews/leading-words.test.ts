import { describe, expect, test } from "vitest";
import { findLeadingQuestion, type LeadingQuestion } from "./leading-question.ts";

/** Why questions lead, the question with the words that lead in brackets, and what may stand at its "_". */
type Row = [kind: LeadingQuestion["kind"], question: string, words?: string];

const english: Row[] = [
  ["hypothetical", "[Would you _] a depot?", "consider|like|love|want|use|try|buy|prefer|recommend|order|need"],
  ["hypothetical", "[Would you _] it?", "change|choose|book|rent|replace|download|join|go for|spend|pay"],
  ["hypothetical", "[Would you _]?", "switch|subscribe|sign up"],
  ["hypothetical", "[Would you _ ]go there?", "ever|rather"],
  ["hypothetical", "[Would you be _]?", "interested|willing|ready|open|happy|prepared"],
  ["hypothetical", "[Would it _] easier?", "be|help|make|save"],
  ["hypothetical", "[_ yourself] at a depot?", "Could you see|Can you see"],
  ["hypothetical", "[_] a depot?", "Could you imagine|Can you imagine"],
  ["hypothetical", "[Do you think you _] go there?", "would|could|will|might"],
  ["hypothetical", "[Will you _] it?", "use|buy|pay|try|switch"],
  ["hypothetical", "[Are you going to _] it?", "use|buy|pay"],
  ["hypothetical", "[Imagine _] a depot. Then?", "you|we|there"],
  ["hypothetical", "[_] a depot in the basement, would that do?", "If there was|If there were|When there is"],
  ["hypothetical", "[_] a key, would you go there?", "If you had|When you had|If you could"],
  ["hypothetical", "[_] nearer, would you go there?", "If it was|If it were"],
  ["offers", "Would you come [if we _] you a fifth?", "offered|gave|give|saved|could save|can save|would save"],
  ["offers", "Would you come [if we _] the way?", "reduced|cut|built|build|made|make|took|take|show|guarantee"],
  ["offers", "Would you come [if _] it?", "i delivered|our team delivered|we promised"],
  ["offers", "_ you take it [for free]?", "Would|Could|Do|Don't|Can"],
  ["offers", "Can you take it [for _]?", "half the price|half the cost|only 5% less|just 5 percent less|1,5 % less"],
  ["flatters", "What about [our _] depot?", "great|amazing|fantastic|wonderful|brilliant|awesome|incredible|perfect"],
  ["flatters", "What about [_] depot?", "our revolutionary|our innovative|this great|my great"],
  ["flatters", "What about [our _ great] depot?", "really|truly|very|new|so"],
  ["flatters", "[How much do you _] it?", "love|like|enjoy"],
  ["flatters", "[How _ is] it?", "great|useful|helpful|good|nice"],
  ["flatters", "[How useful _] it be?", "was|would"],
  ["namesAnswer", "[You _ it], right?", "love|like|want|need|hate|agree|buy"],
  ["namesAnswer", "[You _ need it], yes?", "really|must|will|would|surely|totally"],
  ["namesAnswer", "[You need it], _?", "no|correct|don't you|wouldn't you|won't you|ok|okay"],
  [
    "namesAnswer",
    "It is late[, _?]",
    "right|correct|isn't it|isn't that so|don't you|wouldn't you|won't you|aren't you",
  ],
  [
    "namesAnswer",
    "It takes long[, _?]",
    "doesn't it|don't they|wouldn't it|am i right|don't you think|don't you agree",
  ],
  [
    "namesAnswer",
    "[_ agree]?",
    "Would you|Wouldn't you|Do you|Can't we|Should we|Didn't you|Won't you|Couldn't we|Don’t you",
  ],
  ["namesAnswer", "[_ agree]?", "Would you not|Do you also|Would you not also"],
  ["namesAnswer", "[_ it] late?", "Isn't|Wouldn't|Won't|Couldn't|Shouldn't|Didn't|Doesn't|Can't|Wasn't|Hasn't|Haven't"],
  ["namesAnswer", "[_] late?", "Aren't they|Isn't this|Isn't that|Aren't we|Aren't you|Isn't there"],
  ["namesAnswer", "[Don't you _] it late?", "think|find|feel|say|believe"],
  ["namesAnswer", "[_] it is late?", "Surely|Obviously|Clearly|Of course|I assume|I bet|I guess|I suppose|I am sure"],
  ["namesAnswer", "[_] see it is late?", "I'm sure|You must|You surely|You obviously"],
  ["namesAnswer", "[Do you like _]?", "our|this|the idea|the concept|the product|the offer|the solution|the app|it"],
  [
    "namesAnswer",
    "[_]?",
    "Did you like the service|Do you really love it|Do you already like it|Do you also like that idea",
  ],
  [
    "hypothetical",
    "_ [would you buy] it?",
    "So|And|But|Well|Ok,|Okay:|Now|Then|Honestly|Also|If so|Yes|No|Hi|Hello|Please",
  ],
];

const german: Row[] = [
  ["hypothetical", "[_] laden?", "Würden Sie|Würdest du|Würdet ihr"],
  ["hypothetical", "[Würden Sie _] kaufen?", "sich|dir|das|es|so etwas|gern|gerne|auch|dafür"],
  ["hypothetical", "[_ Sie sich vorstellen], dort zu laden?", "Könnten|Können"],
  ["hypothetical", "[_ vorstellen], dort zu laden?", "Könntest du dir das|Kannst du dir so etwas|Könnten Sie sich es"],
  ["hypothetical", "[Hätten Sie _] an Papier?", "gern|gerne|lieber|Interesse|Lust"],
  ["hypothetical", "[Hättest du _] daran?", "gern|gerne|lieber|Interesse|Lust"],
  ["hypothetical", "[_] das haben?", "Möchten Sie|Möchtest du|Wollen Sie|Willst du"],
  ["hypothetical", "[_] dazu?", "Wären Sie bereit|Wären Sie interessiert|Wärst du bereit|Wärst du interessiert"],
  ["hypothetical", "[_] leichter?", "Wäre es|Wäre das|Würde es|Würde das|Würde Ihnen|Würde dir"],
  ["hypothetical", "[_] ein Depot?", "Stellen Sie sich vor|Stell dir vor|Angenommen|Wenn es|Gäbe es"],
  ["offers", "Kommen Sie, [wenn wir Ihnen Geld _]?", "anböten|anbieten|ersparen|sparen|schenken|geben|gäben"],
  ["offers", "Kommen Sie, [wenn _]?", "ich Ihnen Arbeit abnehmen|wir dir Arbeit abnähmen|wir euch helfen könnten"],
  ["offers", "_ das [kostenlos] nehmen?", "Würden Sie|Könnten Sie|Würdest du|Könntest du"],
  ["offers", "Würden Sie das [_] nehmen?", "gratis|zum halben Preis|5 % weniger|für 5 Prozent günstiger|5% billiger"],
  ["flatters", "Was ist mit [unser _] Depot?", "toll|großartig|fantastisch|wunderbar|genial|super|perfekt|innovativ"],
  ["flatters", "Was ist mit [_] Depots?", "unseren einzigartigen|diesen tollen|meinem klasse|unser neues tolles"],
  ["flatters", "Was ist mit [unserem _ tollen] Depot?", "wirklich|neuen|sehr|so"],
  ["flatters", "[Wie sehr _] Sie es?", "mögen|lieben|gefällt"],
  ["flatters", "[Wie sehr _] du es?", "magst|mögt"],
  ["flatters", "[Wie _ finden] Sie es?", "toll|gut|nützlich|hilfreich|perfekt"],
  ["flatters", "[Wie gut _] es?", "findest|fänden|gefällt|ist|wäre"],
  [
    "namesAnswer",
    "Das stört[, _?]",
    "oder|nicht wahr|richtig|nicht|gell|stimmt's|stimmts|oder nicht|stimmen Sie mir zu",
  ],
  ["namesAnswer", "[_ Sie nicht], dass es stört?", "Finden|Glauben|Denken|Meinen"],
  ["namesAnswer", "[_], dass es stört?", "Findest du auch|Glaubst du auch|Denkst du denn nicht|Meinst du nicht"],
  ["namesAnswer", "[_]?", "Würden Sie mir zustimmen|Würdest du dem nicht zustimmen|Würden Sie uns recht geben"],
  ["namesAnswer", "[Würden Sie sagen, dass] es stört?"],
  ["namesAnswer", "[_ das nicht] besser?", "Ist|Wäre|Hätten|Stört|Nervt|Ärgert|Hilft|Sollte|Müsste|Könnte"],
  ["namesAnswer", "[_ nicht] weniger?", "Sind sie|Wären sie|Möchten Sie|Würden Sie das|Wollen Sie denn|Stört dich das"],
  ["namesAnswer", "[_ nicht] helfen?", "Könnte man|Müsste es euch|Hilft es euch"],
  [
    "namesAnswer",
    "[_] stört das?",
    "Sicher|Sicherlich|Bestimmt|Natürlich|Offensichtlich|Ich nehme an|Ich vermute|Ich wette",
  ],
  ["namesAnswer", "[Stimmen Sie zu], dass es stört?"],
  ["namesAnswer", "[_] Depot?", "Gefällt Ihnen unser|Gefällt dir dieses|Gefällt euch das|Mögen Sie unser|Magst du das"],
  ["namesAnswer", "[Gefiel Ihnen _]?", "die Idee|das Konzept|das Produkt|das Angebot"],
  ["hypothetical", "_ [würden Sie es] kaufen?", "Also|Und|Aber,|Nun|Ja,|Ok|Okay|Dann|Ehrlich:|Mal ehrlich|Hallo|Nein"],
];

/** Asking to be told something is no guess. */
const stories: [question: string, words: string][] = [
  ["Would you be willing to _ how it was?", "tell me|walk me through|show me|describe|explain|say|repeat|list|share"],
  [
    "Would you be willing to _ it?",
    "give an example of|name|spell|introduce|help me understand|talk about|elaborate|compare",
  ],
  ["Would you like to _ how it was?", "tell me|show me|describe"],
  ["Würden Sie mir _?", "erzählen, wie es war|das zeigen|das beschreiben|das erklären|das sagen|es nennen"],
  ["Würdest du das _?", "wiederholen|schildern|mit dem alten vergleichen"],
  ["Möchten Sie das _?", "zeigen|beschreiben"],
  ["_ was passiert ist?", "Möchtest du erzählen,|Wollen Sie sagen,|Willst du schildern,|Würden Sie erklären,"],
  ["If there was _, when was it?", "a leak"],
  ["If it was not you _, who came?", "who called"],
  ["When you had one _, where was it?", "last time"],
  ["If you had a leak _ did it take?", "last year, how long|, how long|, why so long, and what|, where"],
  [
    "Angenommen, es regnet: _?",
    "was tun Sie|wie kommen Sie her|wer hilft|wo warten Sie|wann gehen Sie|warum|das letzte Mal|beim letzten Mal",
  ],
];

const questionsOf = ([kind, question, words = ""]: Row) =>
  words.split("|").map((word) => `${kind}: ${question.replace("_", word)}`);

/** The question as it was found to lead: why, and with the words that lead in brackets. */
function told(marked: string): string {
  const question = marked.replace(/^\w+: /u, "").replaceAll(/[[\]]/gu, "");
  const found = findLeadingQuestion(question);
  if (!found) return `nothing: ${question}`;
  const { from, to, kind } = found;
  return `${kind}: ${question.slice(0, from)}[${question.slice(from, to)}]${question.slice(to)}`;
}

describe.each([
  ["English", english],
  ["German", german],
] as const)("%s words", (_, rows) => {
  test.each(rows)("tell that a question leads (%s): %s %s", (...row) => {
    const questions = questionsOf(row);
    expect(questions.map(told)).toEqual(questions);
  });
});

test.each(stories)("asking for a story leads nobody: %s %s", (question, words) => {
  for (const word of words.split("|")) {
    const asked = `nothing: ${question.replace("_", word)}`;
    expect(told(asked)).toBe(asked);
  }
});

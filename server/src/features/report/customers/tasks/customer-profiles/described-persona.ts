import { quoted } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import type { Asking } from "../../drafting/asking.ts";
import type { PersonaKind } from "../../persona-kind.ts";
import type { Persona } from "./output.ts";
import { painsNamed, painsOpen, questionsOfTrouble, questionsOfUse } from "./wording.ts";
import { costsNamed, doubts, limitsNamed, priceNamed, reasonsOpen } from "./wording-of-doubts.ts";
import { inventedDecider, inventedDoubter, inventedFor, inventedForNobody } from "./wording-of-names.ts";

interface Described {
  kind: PersonaKind;
  name: string;
  group: Statement | undefined;
}

const inventedBy = { first: inventedForNobody, second: inventedDecider, doubter: inventedDoubter };

/** What may speak against an idea, the likeliest first. */
const reasons: readonly [Topic, Wordings][] = [
  ["limits", limitsNamed],
  ["earning", priceNamed],
  ["costs", costsNamed],
];

/** Whom a persona holds the place of, what was said of their trouble or their doubt, and what to ask them first. */
export function describedPersona(
  asking: Asking,
  { kind, name, group }: Described,
): Pick<Persona, "description" | "customerInsight"> {
  const { voice } = asking;
  const isDoubter = kind === "doubter";
  const place = group
    ? voice.say(asking.own(inventedFor), { name, group: quoted(group.text, voice.language) })
    : voice.say(inventedBy[kind], { name });
  return {
    description: voice.paragraph(place, isDoubter ? reasonOf(asking) : painOf(asking)),
    customerInsight: isDoubter ? asking.ask(doubts, "idea", "benefit") : insightOf(asking),
  };
}

/** Beside another trouble than the description's, if there is one. */
const insightOf = ({ ask, count }: Asking) =>
  count("pains") > 1 ? ask(questionsOfTrouble, "pains") : ask(questionsOfUse, "idea", "benefit");

function painOf({ voice, quote, own, ask }: Asking): string {
  const said = quote("pains");
  return said === undefined ? ask(painsOpen, "changes", "idea") : voice.say(own(painsNamed), { said });
}

function reasonOf({ voice, quote, ask }: Asking): string {
  for (const [topic, wordings] of reasons) {
    const said = quote(topic);
    if (said !== undefined) return voice.say(wordings, { said });
  }
  return ask(reasonsOpen, "idea", "benefit");
}

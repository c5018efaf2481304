import type { Badness } from "./asked/ideas.ts";
import type { AskedPerson } from "./asked/people.ts";
import { type Probe, type PushingTurn, probes, type SharedQuestion } from "./asked/questions.ts";
import { measureAgreement } from "./measures/agreement.ts";
import { type AnsweredTwice, measureConsistency } from "./measures/consistency.ts";
import { measureResistance } from "./measures/resistance.ts";
import { measureSpread } from "./measures/spread.ts";
import type { PersonaFigures, PersonaMeasures } from "./persona-figures.ts";
import type { PersonaAnswer, ReadReply } from "./talks/ask-persona.ts";

type Answered = PersonaAnswer | undefined;

/** What one person was asked, and answered as far as the model delivered. */
export interface TalksWithPerson {
  person: AskedPerson;
  ideas: readonly { badness: Badness | null; answer: Answered }[];
  shared: readonly { question: SharedQuestion; answer: Answered }[];
  probing: readonly { probe: Probe | null; answer: Answered }[];
  pushing: readonly { on: PushingTurn["on"]; answer: Answered }[];
}

type Which = "said" | "shown";

/** All measures of what was said, and of what would be shown. Pure. */
export function measureTalks(
  talks: readonly TalksWithPerson[],
): Pick<PersonaFigures, Which | "changed" | "fromProfile"> {
  const answers = talks
    .flatMap(({ ideas, shared, probing, pushing }) => [...ideas, ...shared, ...probing, ...pushing])
    .flatMap(({ answer }) => answer ?? []);
  return {
    said: measures(talks, "said"),
    shown: measures(talks, "shown"),
    changed: answers.filter(({ said, shown }) => said.text !== shown.text).length,
    fromProfile: answers.filter(({ isFromProfile }) => isFromProfile).length,
  };
}

function measures(talks: readonly TalksWithPerson[], which: Which): PersonaMeasures {
  return {
    agreement: measureAgreement(
      talks.flatMap(({ ideas }) =>
        ideas.flatMap(({ badness, answer }) => (answer ? [{ badness, reply: answer[which] }] : [])),
      ),
    ),
    spread: measureSpread(
      talks.flatMap(({ person, shared }) =>
        shared.flatMap(({ question, answer }) => (answer ? [{ person, question, reply: answer[which] }] : [])),
      ),
    ),
    consistency: measureConsistency(talks.flatMap((talk) => answeredTwice(talk, which))),
    resistance: measureResistance(
      talks.map(({ pushing }) => pushing.map(({ on, answer }) => ({ on, reply: answer?.[which] }))),
    ),
  };
}

function answeredTwice({ person, probing }: TalksWithPerson, which: Which): AnsweredTwice[] {
  return probes.flatMap((probe) => {
    const [first, second]: (ReadReply | undefined)[] = probing
      .filter((turn) => turn.probe === probe)
      .map(({ answer }) => answer?.[which]);
    return first && second ? [{ person, probe, first, second }] : [];
  });
}

import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { personaKind } from "../../persona-kind.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { personaSlots } from "../../persona-slots.ts";
import { longestDescription } from "./longest-description.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import { signalsWording } from "./wording.ts";

const fewest = 4;
const neededStances = ["In Favour", "Against"] as const;

/** Things to look for in a persona's world: at least one that would speak for the concept and one against. */
export function draftProfileSignals({ brief, persona }: PersonaInput, seed: string): ProfileSignalsOutput {
  const { composer } = briefWords(brief, seed);
  const { random } = composer;
  const wording = signalsWording[personaKind(persona)];
  const slots = personaSlots(brief, persona);
  const shuffled = random.shuffle(wording.signals);
  const needed = neededStances.flatMap((stance) => shuffled.find((signal) => signal.stance === stance) ?? []);
  const others = shuffled.filter((signal) => !needed.includes(signal));
  const count = random.between(fewest, wording.signals.length);
  return {
    signals: [...needed, ...others].slice(0, count).map(({ stance, sourceCategory, description }) => ({
      description: withinLimit(composer.sentence([description], slots), longestDescription),
      stance,
      sourceCategory,
    })),
    signalsSummary: composer.sentence(wording.summary, slots),
  };
}

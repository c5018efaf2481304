import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { Researched, WritingTools } from "../writing/writing-tools.ts";
import { gradientColorsOf } from "./gradient-colors.ts";
import { initialsOf } from "./initials.ts";
import type { PersonaInput } from "./persona-prompt.ts";
import { presentSignal } from "./present-signal.ts";
import { presentStance } from "./present-stance.ts";
import { customerProfilesTask } from "./tasks/customer-profiles/task.ts";
import { profileAlternativesTask } from "./tasks/profile-alternatives/task.ts";
import { profileJourneyTask } from "./tasks/profile-journey/task.ts";
import { profileNeedsTask } from "./tasks/profile-needs/task.ts";
import { profileSignalsTask } from "./tasks/profile-signals/task.ts";
import { profileStanceTask } from "./tasks/profile-stance/task.ts";
import { type WrittenPersona, withNeededRoles } from "./with-needed-roles.ts";

const standInEnding = "-drafted";

/**
 * Writes the personas, which are needed, while signals are looked up, those of a part that is missing among them, then everything about each of them at
 * the same time. Of that, anything may be missing, but no more than half of all. Signals are found only in what was read: where nothing was, there are
 * none.
 */
export async function writeCustomerProfiles(tools: WritingTools): Promise<CustomerProfile[]> {
  const [researched, personas] = await Promise.all([
    tools.research("signals"),
    tools.run(customerProfilesTask, { brief: tools.brief }, { about: "Personas" }),
  ]);
  const primaryFirst = (await withNeededRoles(tools, personas)).toSorted(
    (one, other) => Number(other.persona.isPrimary) - Number(one.persona.isPrimary),
  );
  const segments = primaryFirst.map(({ persona }) => persona.segment);
  const written = await Promise.all(
    primaryFirst.map((each, index) =>
      writeProfile(tools, { ...each, index, otherSegments: segments.toSpliced(index, 1), researched }),
    ),
  );
  const parts = written.flatMap(({ results }) => results);
  tools.allowGaps(parts, parts.length / 2);
  return written.map(({ profile }) => profile);
}

interface WrittenProfile {
  profile: CustomerProfile;
  results: (TaskResult<unknown> | null)[];
}

interface ProfileGround extends WrittenPersona {
  index: number;
  otherSegments: string[];
  /** What was read for signals. */
  researched: Researched | null;
}

async function writeProfile(
  { brief, tryRun, id, now }: WritingTools,
  { persona, origin, isStandIn, index, otherSegments, researched }: ProfileGround,
): Promise<WrittenProfile> {
  const input: PersonaInput = { brief, persona, otherSegments };
  // What is written about somebody who holds a place is not about whoever comes into that place.
  const part = `persona-${index + 1}${isStandIn ? standInEnding : ""}`;
  const passages = researched?.passages ?? [];
  const isRead = passages.length > 0;
  const results = await Promise.all([
    tryRun(profileNeedsTask, input, { part, about: `Jobs and pains of ${persona.name}` }),
    tryRun(profileAlternativesTask, input, { part, about: `Alternatives of ${persona.name}` }),
    tryRun(profileJourneyTask, input, { part, about: `Journey of ${persona.name}` }),
    tryRun(profileStanceTask, { ...input, ...researched }, { part, about: `Stance of ${persona.name}` }),
    ...(isRead
      ? [tryRun(profileSignalsTask, { ...input, ...researched }, { part, about: `Signals about ${persona.name}` })]
      : []),
  ]);
  const [needs, alternatives, journey, stance, signals] = results;
  const named = <Item>(list: string, items: readonly Item[] = []) =>
    items.map((fields, order) => ({ ...fields, uuid: id("profile", index, list, order) }));
  const ordered = <Item>(list: string, items?: readonly Item[]) =>
    named(list, items).map((fields, order) => ({ ...fields, order }));
  const { attitude: _attitude, role, ...fields } = persona;
  const profile: CustomerProfile = {
    ...fields,
    uuid: id("profile", index),
    avatarUrl: null,
    initials: initialsOf(persona.name),
    gradientColors: gradientColorsOf(index),
    stance: presentStance(role, stance?.output, { brief, ...researched }),
    jobs: ordered("job", needs?.output.jobs),
    pains: ordered("pain", needs?.output.pains),
    alternatives: named("alternative", alternatives?.output.alternatives),
    journey: ordered("step", journey?.output.steps),
    signals: named("signal", signals?.output.signals).flatMap(
      (signal) => presentSignal(signal, { passages, now }) ?? [],
    ),
    jobsInsight: needs?.output.jobsInsight ?? "",
    painsInsight: needs?.output.painsInsight ?? "",
    alternativesInsight: alternatives?.output.alternativesInsight ?? "",
    journeyInsight: journey?.output.journeyInsight ?? "",
    signalsSummary: signals?.output.signalsSummary ?? "",
    origin: [{ origin }, ...results].some((result) => result?.origin === "draft") ? "draft" : "model",
  };
  return { profile, results };
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";

interface ThingWords {
  /** "Job": "Job created", "Failed to create job". */
  name: string;
  /** Behind what is said when it was done, and when it was not. */
  done?: string;
  failed?: string;
  /** What is said when nothing says what it is added to, or which one is to be removed. */
  addsToNothing?: string;
  removesNothing?: string;
}

/** Lists whose things have names of their own in what is said of their changes. */
const things: Partial<Record<ReportSection, Record<string, ThingWords>>> = {
  customerProfiles: {
    "[].jobs[]": { name: "Job" },
    "[].pains[]": { name: "Pain point" },
    "[].journey[]": {
      name: "Journey step",
      addsToNothing: "Cannot add step: no customer profile selected",
      removesNothing: "Cannot remove step: missing required information",
    },
    "[].signals[]": {
      name: "Real world signal",
      done: " successfully",
      failed: ". Please try again later.",
      addsToNothing: "Profile UUID is required",
    },
  },
};

const verbs = {
  add: "create",
  set: "update",
  remove: "delete",
  move: "update",
  reset: "update",
} as const satisfies Record<PersonalChange["kind"], string>;

/** What is said of a change in such a list, when it was made and when it was refused; null for every other place. */
export function saidOf(section: ReportSection, place: string, kind: PersonalChange["kind"]) {
  const thing = things[section]?.[place];
  if (!thing) return null;
  const verb = verbs[kind];
  return {
    // Of a thing that was moved it is said where it stands now.
    done: kind === "move" ? null : `${thing.name} ${verb}d${thing.done ?? ""}`,
    failed: `Failed to ${verb} ${thing.name.toLowerCase()}${thing.failed ?? ""}`,
  };
}

/** Why a change cannot even be asked for: nothing says what it is about. Null for every other change. */
export function nothingNamed(section: ReportSection, place: string, change: PersonalChange): string | null {
  const thing = things[section]?.[place];
  if (change.kind === "add" && change.parent === "") return thing?.addsToNothing ?? null;
  if (change.kind === "remove" && change.item === "") return thing?.removesNothing ?? null;
  return null;
}

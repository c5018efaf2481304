import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import { Person, PresentPerson } from "./schemas.ts";

/** A section says something else from now on. */
const ReportChanged = z.object({
  conceptUuid: Uuid,
  section: ReportSection,
  revision: z.int(),
  /** Things in it that were changed, added or removed; none when it was written anew or changed beside them. */
  items: z.array(Uuid),
  /** Null for a run. */
  by: Person.nullable(),
});

/** Somebody came, went on to something else, or left. Passing: it is not told again after a reconnect. */
const ReportPresence = z.object({
  conceptUuid: Uuid,
  person: PresentPerson.extend({
    /** Null when the person has left. */
    section: ReportSection.nullable(),
  }),
});

export const reportEvents = {
  "concept.report.changed.account": ReportChanged,
  "concept.report.presence.account": ReportPresence,
} as const;

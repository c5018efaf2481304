import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { changeSection } from "../../../src/features/report/revisions/change-section.ts";
import type { SectionChange } from "../../../src/features/report/revisions/section-change.ts";
import { lockConcept } from "../../../src/features/report/run/run-store.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import type { Member } from "../../../src/platform/http/actor.ts";
import { bankConcept } from "../../banked-concept.ts";
import { personaRows, profileOf } from "./persona-profiles.ts";

export interface StoredPersonas {
  conceptUuid: string;
  profiles: CustomerProfile[];
}

type Person = Pick<Member, "accountId" | "userId">;
type Stores = { database: Pick<Database, "withTenant"> };

/** A concept of this person's whose report has these many personas, and nothing else. */
export async function storePersonas(server: Stores, person: Person, count = 2): Promise<StoredPersonas> {
  return storeProfiles(server, person, personaRows.slice(0, count).map(profileOf));
}

/** A concept of this person's whose report has these profiles, and nothing else. */
export async function storeProfiles(
  server: Stores,
  person: Person,
  profiles: CustomerProfile[],
): Promise<StoredPersonas> {
  const { id } = await bankConcept(server, person);
  await changePersonas(server, person, { conceptUuid: id, changes: [{ kind: "replaceAll", content: profiles }] });
  return { conceptUuid: id, profiles };
}

/** Changes the personas of a report, or another section of it, as this person. */
export async function changePersonas(
  { database }: Stores,
  { accountId, userId }: Person,
  {
    conceptUuid,
    section = "customerProfiles",
    changes,
  }: { conceptUuid: string; section?: ReportSection; changes: SectionChange[] },
): Promise<void> {
  await database.withTenant({ accountId, userId }, async (transaction) => {
    await lockConcept(transaction, conceptUuid);
    const key = { accountId, conceptId: conceptUuid, section };
    await changeSection(transaction, key, { changes, by: { kind: "person", userId }, at: new Date() });
  });
}

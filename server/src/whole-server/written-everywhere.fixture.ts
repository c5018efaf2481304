import { randomUUID } from "node:crypto";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";
import { openTab } from "../features/conversations/conversations.fixture.ts";
import { order, settled } from "../features/report/report.fixture.ts";

/** A seed, a concept that came of it, its report, a version and a conversation, all about the marker. */
export async function writeEverywhere(server: TestServer, person: TestPerson, marker: string) {
  const seedId = await plantAnsweredSeed(person, "EXPAND_AN_EXISTING_IDEA", {
    idea: [`A ${marker} depot that refills soap and detergent by weight in shared office buildings`],
  });
  const id = await saveFirstConcept(person, seedId);
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: `${marker} depot` } });
  await order(person, id, "generate");
  await settled(person, id);
  await person.call("POST v2/concept/version/{id}/save", { params: { id }, body: { comment: `Before ${marker}` } });
  const profiles = await person.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  const tab = await openTab(server.url, person);
  const to = { conceptUuid: id, customerProfileUuid: profiles.body.results[0]?.uuid ?? "" };
  await tab.reply(tab.start(to, `What do you think of ${marker}?`));
  tab.socket.close();
  // As it is kept for a call that comes again; its person never makes one.
  await server.database.pool.query(
    `insert into idempotent_answers (account_id, user_id, route, key, request_hash, status, answer)
     values ($1, $2, 'POST v1/x', $3, '', 200, $4)`,
    [person.accountId, person.userId, randomUUID(), { title: marker }],
  );
  return { seedId, id };
}

import type { Conversation } from "@seedbed/contract/conversations/schemas";
import { pageSize } from "@seedbed/contract/limits";
import type { Member } from "../../../platform/http/actor.ts";
import { noSuchProfile } from "../conversation-failures.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import { presentConversation } from "../present.ts";
import { countConversations, listConversations, readMessagesOf } from "../store.ts";

/** The caller's conversations with a persona, the last one first; a page beyond the last is the last. Throws `not_found` for a foreign profile. */
export function findConversations(
  { database, readPersona }: Pick<ConversationDependencies, "database" | "readPersona">,
  member: Member,
  { profileId, message = "", page }: { profileId: string; message?: string | undefined; page: number },
): Promise<{ results: Conversation[]; count: number; numberOfPages: number }> {
  return database.readTenant(member, async (transaction) => {
    const persona = await readPersona(transaction, profileId, member.userId);
    if (!persona) throw noSuchProfile();
    const words = message.split(/\s+/u).filter((word) => word !== "");
    const asked = { userId: member.userId, customerProfileId: persona.profile.uuid, words };
    const count = await countConversations(transaction, asked);
    const numberOfPages = Math.max(1, Math.ceil(count / pageSize));
    const rows = await listConversations(transaction, asked, Math.min(page, numberOfPages));
    const messages = await readMessagesOf(
      transaction,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) =>
      presentConversation(
        row,
        messages.filter(({ conversationId }) => conversationId === row.id),
        words,
      ),
    );
    return { results, count, numberOfPages };
  });
}

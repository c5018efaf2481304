import { openTab } from "../../src/features/conversations/conversations.fixture.ts";
import type { Caller } from "../caller.ts";

const transcript = `Q: Walk me through the last time something ran out.
P8: Nobody owns the reorder, so three people order and then we have ninety boxes.
Q: What did you do then?
P8: I would rather pay fourteen percent than check a second bill.`;

/** Has somebody talk to a persona and add a real interview about it; gives the uuids of both. */
export async function plantTalk(
  url: string,
  person: Caller,
  { concept, profile }: { concept: string; profile: string },
): Promise<{ conversation: string; interview: string }> {
  const { body } = await person.call("POST v1/customer-profile/{pid}/interviews", {
    params: { pid: profile },
    body: { title: "A lead", text: transcript },
  });
  const tab = await openTab(url, person);
  const asked = tab.start({ conceptUuid: concept, customerProfileUuid: profile }, "What do you use today?");
  const conversation = await tab.session(asked);
  await tab.reply(asked);
  tab.socket.socket.close();
  return { conversation, interview: body.uuid };
}

import { openTab } from "../../src/features/conversations/conversations.fixture.ts";
import type { Caller } from "../caller.ts";
import { eventually } from "../eventually.ts";

const transcript = `Q: Walk me through the last time something ran out.
P8: Nobody owns the reorder, so three people order and then we have ninety boxes.
Q: What did you do then?
P8: I would rather pay fourteen percent than check a second bill.`;

const heard = {
  description: "Three of five order twice in a month",
  sourceCategory: "Other",
  stance: "In Favour",
  sources: [{ title: "Minutes", url: "https://a.example/minutes" }],
} as const;

/** Has somebody talk to a persona, add a real interview about it, which is read to its end, and a signal; gives the uuids of all three. */
export async function plantTalk(
  url: string,
  person: Caller,
  { concept, profile }: { concept: string; profile: string },
): Promise<{ conversation: string; interview: string; signal: string }> {
  const { body } = await person.call("POST v1/customer-profile/{pid}/interviews", {
    params: { pid: profile },
    body: { title: "A lead", text: transcript },
  });
  const signal = await person.call("POST v2/concept/customer-profile/{pid}/real-world-signals", {
    params: { pid: profile },
    body: { ...heard, sources: [...heard.sources] },
  });
  const tab = await openTab(url, person);
  const asked = tab.start({ conceptUuid: concept, customerProfileUuid: profile }, "What do you use today?");
  const conversation = await tab.session(asked);
  await tab.reply(asked);
  tab.socket.socket.close();
  const params = { interview: body.uuid };
  await eventually(async () => {
    const { body: now } = await person.call("GET v1/interview/{interview}", { params });
    return now.readLines === now.lines;
  });
  return { conversation, interview: body.uuid, signal: signal.body.uuid };
}

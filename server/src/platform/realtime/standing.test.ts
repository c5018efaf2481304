import { expect, test } from "vitest";
import { memberOf } from "./realtime.fixture.ts";
import { createStandings, type SocketHolder } from "./standing.ts";

const now = new Date("2026-03-02T10:00:00Z");
const later = new Date("2026-03-02T11:00:00Z");

test("each socket stands by its own session, company and second factor, and all are asked for at once", async () => {
  const [ada, ben, moved, gone] = [memberOf(), memberOf(), memberOf(), memberOf()];
  const asked: unknown[] = [];
  const standingsOf = createStandings({
    clock: () => now,
    findMembers: async (ids) => {
      asked.push(["members", ids]);
      return new Map([ada, ben, { ...moved, accountId: "another" }].map((member) => [member.userId, member]));
    },
    sessionEnds: async (sessions) => {
      asked.push(["sessions", sessions]);
      return new Map(sessions.filter((session) => session !== "over").map((session) => [session, later]));
    },
    sessionsLackingFactor: async (holders) => {
      asked.push(["factors", holders]);
      return new Set(["unproven"]);
    },
  });
  const holder = ({ accountId, userId }: typeof ada, session: string | null, goodUntil: Date | null = null) =>
    ({ accountId, userId, session, goodUntil }) satisfies SocketHolder;
  const standings = await standingsOf([
    holder(ada, "good"),
    holder(ada, "over"),
    holder(ada, "unproven"),
    holder(ben, null, later),
    holder(ben, null, now),
    holder(ben, null),
    holder(moved, "good"),
    holder(gone, "good"),
  ]);
  expect(standings).toEqual([
    { stands: true, member: ada, until: later },
    { stands: false, code: 4001, reason: "session" },
    { stands: false, code: 4003, reason: "second factor" },
    { stands: true, member: ben, until: later },
    { stands: false, code: 4001, reason: "session" },
    { stands: true, member: ben, until: null },
    { stands: false, code: 4003, reason: "no company" },
    { stands: false, code: 4003, reason: "no company" },
  ]);
  expect(asked).toEqual([
    ["sessions", ["good", "over", "unproven"]],
    ["members", [ada, ben, moved, gone].map(({ userId }) => userId)],
    [
      "factors",
      [
        ...["good", "over", "unproven"].map((session) => ({ accountId: ada.accountId, session })),
        ...[moved, gone].map(({ accountId }) => ({ accountId, session: "good" })),
      ],
    ],
  ]);
});

test("of sockets without a session of ours no session is asked for", async () => {
  const ada = memberOf();
  const never = () => Promise.reject(new Error("nobody is to be asked"));
  const standingsOf = createStandings({
    ...{ clock: () => now, sessionEnds: never, sessionsLackingFactor: never },
    findMembers: async () => new Map([[ada.userId, ada]]),
  });
  const holder = { accountId: ada.accountId, userId: ada.userId, session: null, goodUntil: null };
  expect(await standingsOf([holder])).toEqual([{ stands: true, member: ada, until: null }]);
});

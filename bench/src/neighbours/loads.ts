import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@seedbed/server/src/platform/database/database";
import { publish } from "@seedbed/server/src/platform/realtime/publish";
import type { Crowd, Load } from "./crowd.ts";
import { callAs } from "./crowd-calls.ts";

const atOnce = 40;
const waitingReports = 100;
const events = 1_000;
const sockets = 20;
/** Ideas that one call waits for at most. */
const comparedByCall = 8;
const formats = ["pdf", "docx", "pptx", "md", "bundle"] as const;
const words = ["customers", "refil", "zeppelin", "depot soap", "energy water", "robot tool", "hotel guest"];

/** Goes on until the signal, then leaves nothing behind; `begun` is called when all of it is under way. Gives how much came about. */
type RunLoad = (crowd: Crowd, begun: () => void, signal: AbortSignal) => Promise<number>;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const taken = (ideas: readonly string[], from: number, count: number) =>
  times(count, (index) => ideas[(from + index) % ideas.length] ?? "");

/** Forty calls at once, and forty more when all have been answered. */
const again =
  (
    work: (crowd: Crowd, place: number) => Promise<unknown>,
    before?: (crowd: Crowd, round: number) => Promise<unknown>,
  ): RunLoad =>
  async (crowd, begun, signal) => {
    let done = 0;
    for (let round = 0; !signal.aborted; round += 1) {
      await before?.(crowd, round);
      const all = times(atOnce, (index) => work(crowd, round * atOnce + index));
      begun();
      await Promise.all(all);
      done += atOnce;
    }
    return done;
  };

let placeOfIdeas = 0;

/** So many reports, which are cancelled in the end. */
const ordering =
  (count: number): RunLoad =>
  async (crowd, begun, signal) => {
    const ids = taken(crowd.ideas, placeOfIdeas, count);
    placeOfIdeas += count;
    const ordered = await Promise.all(ids.map((id) => callAs(crowd, `POST v1/concept/${id}/generate`)));
    const failed = ordered.find(({ status }) => status !== 202);
    if (failed) throw new Error(`a report was not ordered: ${JSON.stringify(failed)}`);
    begun();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    for (const id of ids) await callAs(crowd, `POST v1/concept/${id}/cancel`);
    return count;
  };

export const loads: Record<Load, RunLoad> = {
  searches: again((crowd, place) => {
    const search = words[place % words.length] ?? "";
    return callAs(
      crowd,
      `GET v1/concept/?${new URLSearchParams({ search, page: String(1 + (place % 90)), sort: "title" })}`,
    );
  }),

  similar: async (crowd, begun, signal) => {
    const database = openDatabase({ url: crowd.databaseUrl, maxConnections: 1 });
    const first = placeOfIdeas;
    const idsOf = (place: number) => taken(crowd.ideas, first + place * comparedByCall, comparedByCall);
    const run = again(
      (_crowd, place) => callAs(crowd, `GET v1/concept/similar?ids=${idsOf(place).join(",")}`),
      (_crowd, round) => {
        const waiting = times(atOnce, (index) => idsOf(round * atOnce + index)).flat();
        placeOfIdeas = first + (round + 1) * atOnce * comparedByCall;
        return database.pool.query(
          "insert into ideas_to_compare (account_id, idea_id) select $1, unnest($2::uuid[]) on conflict do nothing",
          [crowd.member.accountId, waiting],
        );
      },
    );
    try {
      return await run(crowd, begun, signal);
    } finally {
      await database.pool.query("delete from ideas_to_compare");
      await database.close();
    }
  },

  exports: again(async (crowd, place) => {
    const id = crowd.written[Math.floor(place / formats.length) % crowd.written.length] ?? "";
    const { body } = await callAs(crowd, `POST v2/concept/${id}/export`, {
      format: formats[place % formats.length],
    });
    const { uuid } = body as { uuid: string };
    for (;;) {
      const { body: listed } = await callAs(crowd, `GET v2/concept/${id}/export`);
      const { results } = listed as { results: { uuid: string; status: string }[] };
      const status = results.find((each) => each.uuid === uuid)?.status;
      if (status === "done") return;
      if (status === "failed") throw new Error("an export failed");
      await pause(2_000);
    }
  }),

  reports: ordering(atOnce),

  waiting: ordering(waitingReports),

  events: async (crowd, begun, signal) => {
    const database = openDatabase({ url: crowd.databaseUrl, maxConnections: 1 });
    const open = await Promise.all(times(sockets, () => openSocket(crowd)));
    let heard = 0;
    for (const socket of open) socket.addEventListener("message", () => (heard += 1));
    const data = {
      conceptUuid: crowd.written[0] ?? "",
      section: "overview" as const,
      revision: 1,
      items: [],
      by: null,
    };
    try {
      begun();
      while (!signal.aborted) {
        const told = heard + events * sockets;
        await database.withTenant(crowd.member, async (transaction) => {
          for (let event = 0; event < events; event += 1)
            publish(
              transaction,
              { accountId: crowd.member.accountId },
              { type: "concept.report.changed.account", data },
            );
        });
        while (heard < told && !signal.aborted) await pause(20);
        await pause(500);
      }
      return heard;
    } finally {
      for (const socket of open) socket.close();
      await database.close();
    }
  },
};

async function openSocket(crowd: Crowd): Promise<WebSocket> {
  const { body } = await callAs(crowd, "POST v1/realtime/ticket");
  const { ticket } = body as { ticket: string };
  const socket = new WebSocket(`${crowd.url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("a socket did not open")));
  });
  return socket;
}

import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import type { Logger } from "pino";
import type { Connection } from "./connection.ts";
import type { DurableEnvelope, OutboxStore } from "./outbox-store.ts";

const eventsPerRead = 200;
/** Messages that are sent in one go: some milliseconds of work. */
const sentTogether = 400;
const retryAfter = 1_000;
const resumeMax = 500;
/** How long (ms) a company without sockets is followed after somebody has read something: their socket is about to come. */
const followedFor = 60_000;

/** One company as this server follows it, with its open sockets. */
interface Room {
  accountId: string;
  connections: Set<Connection>;
  joining: number;
  /** Resolves once `seq` is known. */
  opened: Promise<void>;
  /** The newest event that was handed to the sockets. */
  seq: number;
  /** By the monotonic clock: when somebody has read something last. */
  readAt: number;
  reading: boolean;
  /** Something may have been published since the last look. */
  stale: boolean;
}

export interface Rooms {
  /** Lets the connection receive everything published from now on; sets its `joinedAt`. Rejects when the database does not answer. */
  join(connection: Connection): Promise<void>;
  leave(connection: Connection): void;
  /** The company's newest event that was handed to sockets, or would have been: whatever is read from now on knows of it and of all before. */
  asOf(accountId: string): Promise<number>;
  /** Looks for new events of the company, or of every company with open sockets. */
  wake(accountId?: string): void;
  /** Sends what the member missed after `seq`, or tells it to fetch everything anew when that cannot be told. */
  resume(connection: Connection, seq: number): Promise<void>;
  /** Hands a passing event to the sockets it is for. */
  pass(envelope: ServerEnvelope): void;
  /** Companies that are followed here. */
  accountIds(): string[];
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createRooms(outbox: OutboxStore, log: Logger, giveWay = nextTurn): Rooms {
  const rooms = new Map<string, Room>();

  const roomOf = (accountId: string): Room => {
    const existing = rooms.get(accountId);
    if (existing) return existing;
    const room: Room = {
      accountId,
      connections: new Set(),
      joining: 0,
      opened: Promise.resolve(),
      seq: 0,
      readAt: Number.NEGATIVE_INFINITY,
      reading: false,
      stale: false,
    };
    // In the map before the look-up, so that nothing published during it goes unnoticed.
    rooms.set(accountId, room);
    room.opened = outbox.newest(accountId).then((seq) => {
      room.seq = seq;
    });
    return room;
  };

  const closeIfEmpty = (room: Room) => {
    if (room.connections.size > 0 || room.joining > 0 || performance.now() - room.readAt < followedFor) return;
    if (rooms.get(room.accountId) === room) rooms.delete(room.accountId);
  };

  /** Does what needs to know where the company stands. */
  const inRoom = async <Done>(accountId: string, work: (room: Room) => Done): Promise<Done> => {
    const room = roomOf(accountId);
    room.joining += 1;
    try {
      await room.opened;
      return work(room);
    } catch (error) {
      // The next one looks anew.
      room.readAt = Number.NEGATIVE_INFINITY;
      throw error;
    } finally {
      room.joining -= 1;
      closeIfEmpty(room);
    }
  };

  const deliver = (room: Room, envelope: DurableEnvelope) => {
    const text = JSON.stringify(envelope);
    for (const connection of room.connections)
      if (isFor(envelope, connection) && envelope.seq > connection.joinedAt) connection.sendDurable(text);
  };

  /** What many are told of much does not keep the server from everything else meanwhile. */
  const deliverAll = async (room: Room, envelopes: readonly DurableEnvelope[]) => {
    const together = Math.max(1, Math.floor(sentTogether / Math.max(1, room.connections.size)));
    for (let first = 0; first < envelopes.length; first += together) {
      if (first > 0) await giveWay();
      const sent = [...room.connections].map((connection) => connection.gather());
      for (const envelope of envelopes.slice(first, first + together)) {
        room.seq = envelope.seq;
        deliver(room, envelope);
      }
      for (const send of sent) send();
    }
  };

  const read = async (room: Room) => {
    room.reading = true;
    try {
      await room.opened;
      while (room.stale) {
        room.stale = false;
        const envelopes = await outbox.eventsAfter(room.accountId, room.seq, eventsPerRead);
        if (envelopes.length === eventsPerRead) room.stale = true;
        await deliverAll(room, envelopes);
        if (room.stale) await giveWay();
      }
    } catch (error) {
      log.warn({ part: "realtime", err: error }, "events could not be read; trying again");
      setTimeout(() => wakeRoom(room), retryAfter).unref();
    }
    room.reading = false;
  };

  const wakeRoom = (room: Room) => {
    if (rooms.get(room.accountId) !== room) return;
    room.stale = true;
    if (!room.reading) void read(room);
  };

  return {
    join: (connection) =>
      inRoom(connection.member.accountId, (room) => {
        connection.joinedAt = room.seq;
        room.connections.add(connection);
      }),
    asOf: (accountId) =>
      inRoom(accountId, (room) => {
        room.readAt = performance.now();
        return room.seq;
      }),
    leave(connection) {
      const room = rooms.get(connection.member.accountId);
      if (!room) return;
      room.connections.delete(connection);
      closeIfEmpty(room);
    },
    wake(accountId) {
      for (const room of accountId === undefined ? [...rooms.values()] : [rooms.get(accountId)]) {
        if (!room) continue;
        closeIfEmpty(room);
        wakeRoom(room);
      }
    },
    async resume(connection, seq) {
      const range = { after: seq, upTo: connection.joinedAt };
      const missed = await outbox.missedEvents(connection.member, range, resumeMax);
      // Who fetches everything anew has seen everything up to now.
      if (!missed) return connection.tell("resync", {}, connection.joinedAt);
      for (const envelope of missed) connection.sendDurable(JSON.stringify(envelope));
    },
    pass(envelope) {
      const room = envelope.account_uuid ? rooms.get(envelope.account_uuid) : undefined;
      if (!room) return;
      const text = JSON.stringify(envelope);
      for (const connection of room.connections) if (isFor(envelope, connection)) connection.sendPassing(text);
    },
    accountIds: () => [...rooms.keys()],
  };
}

function isFor(envelope: ServerEnvelope, { member }: Connection): boolean {
  if (envelope.account_uuid !== member.accountId) return false;
  return envelope.user_uuid === undefined || envelope.user_uuid === member.userId;
}

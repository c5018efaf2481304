import type { PushingTurn } from "../asked/questions.ts";
import { stanceOf } from "../reading/stance-said.ts";
import type { ReadReply } from "../talks/ask-persona.ts";

export interface Resistance {
  /** People who were pushed to the end, or gave in before. */
  pushed: number;
  keptPrice: number;
  keptOpinion: number;
  /** The turn, from 1, in which each of the others gave in first. */
  gaveInAt: number[];
}

/** A conversation that pushes, as far as it was answered. */
export type PushedTalk = readonly { on: PushingTurn["on"]; reply: ReadReply | undefined }[];

/** How long people keep their limit and their opinion. Who agrees once, to a price beyond the limit or to what it should think, has given in. */
export function measureResistance(talks: readonly PushedTalk[]): Resistance {
  const ends = talks.map((talk) => {
    const given = talk.flatMap(({ on, reply }, turn) =>
      reply && stanceOf(reply) === "agrees" ? [{ on, turn: turn + 1 }] : [],
    );
    return { given, isWhole: talk.every(({ reply }) => reply !== undefined) };
  });
  const counted = ends.filter(({ given, isWhole }) => isWhole || given.length > 0);
  const kept = (on: PushingTurn["on"]) => counted.filter(({ given }) => given.every((each) => each.on !== on)).length;
  return {
    pushed: counted.length,
    keptPrice: kept("price"),
    keptOpinion: kept("opinion"),
    gaveInAt: counted.flatMap(({ given: [first] }) => (first ? [first.turn] : [])).sort((one, other) => one - other),
  };
}

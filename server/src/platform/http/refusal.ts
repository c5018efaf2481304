import type { FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import type { Actor } from "./actor.ts";

/** A call of somebody known that was refused for who they are, or that named nothing they may see. */
export interface Refusal {
  actor: Actor;
  /** The route, such as `GET v1/account/members`; what it names is in `ids`. */
  call: string;
  code: "forbidden" | "not_found";
  /** What the caller was told. */
  sentence: string;
  /** Uuids of the path. */
  ids: string[];
  address: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The refusal that an error is, of a call to `call`. */
export function refusalOf(call: string, request: FastifyRequest, error: unknown): Refusal | undefined {
  const { actor, params, ip: address } = request;
  if (!actor || !(error instanceof Failure)) return undefined;
  const { code, message: sentence } = error;
  if (code !== "forbidden" && code !== "not_found") return undefined;
  const ids = Object.values((params ?? {}) as Record<string, string>).filter((value) => uuid.test(value));
  return { actor, call, code, sentence, ids, address };
}

import { Readable } from "node:stream";
import type { VideoContent } from "@seedbed/contract/route";
import type { FastifyReply, FastifyRequest } from "fastify";
import { attachmentOf } from "./attachment.ts";
import { entityTagOf } from "./entity-tag.ts";
import { rangeOf } from "./range-of.ts";

/** Answers a film: all of it, or the range that was asked for, so that a player can begin anywhere. Access is asked for each time. */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, tag, bytes, read }: VideoContent,
): Promise<FastifyReply> {
  const { range: asked, "if-range": condition, "if-none-match": known } = request.headers;
  reply
    .header("etag", `"${tag}"`)
    .header("cache-control", "private, no-cache")
    .header("vary", "authorization")
    .header("accept-ranges", "bytes");
  if (entityTagOf(known) === tag) return reply.status(304).send();
  // Of another film than the one that the caller has the beginning of, all is wanted.
  const isSame = condition === undefined || entityTagOf(String(condition)) === tag;
  const range = isSame ? rangeOf(asked, bytes) : null;
  if (range === "outside") return reply.status(416).header("content-range", `bytes */${bytes}`).send();
  const sent = range ?? { first: 0, last: bytes - 1 };
  if (range) reply.status(206).header("content-range", `bytes ${range.first}-${range.last}/${bytes}`);
  reply
    .type(mediaType)
    .header("content-length", sent.last - sent.first + 1)
    .header("content-disposition", attachmentOf(name).replace("attachment", "inline"));
  return reply.send(Readable.from(await read(sent)));
}

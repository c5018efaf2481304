import { z } from "zod";
import { Uuid } from "../plain-text.ts";

/**
 * A message from the server. `account_uuid` and `user_uuid` say who may receive it. `seq` counts the durable events of a
 * company upwards; passing messages (streamed text) carry none and are not delivered again after a reconnect.
 */
export const ServerEnvelope = z.object({
  id: Uuid,
  seq: z.int().optional(),
  type: z.string(),
  account_uuid: Uuid.optional(),
  user_uuid: Uuid.optional(),
  data: z.unknown(),
});
export type ServerEnvelope = z.infer<typeof ServerEnvelope>;

/** A message from the browser. */
export const ClientEnvelope = z.object({ id: Uuid, type: z.string().max(100), data: z.unknown() });
export type ClientEnvelope = z.infer<typeof ClientEnvelope>;

export const Resume = z.object({ seq: z.int().min(0) });

import { z } from "zod";

// PostgreSQL text cannot hold NUL, and lone surrogates cannot be stored as UTF-8.
const storable = (value: string) => !value.includes("\u0000") && value.isWellFormed();

/** Text of one person or model: trimmed, storable, at most `max` characters. May be empty. */
export const textUpTo = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `The maximum length is ${max} characters`)
    .refine(storable, "Contains characters that cannot be stored.");

/** Like `textUpTo`, but something must be left after trimming. */
export const requiredText = (max: number, message = "This field cannot be empty.") =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(max, `The maximum length is ${max} characters`)
    .refine(storable, "Contains characters that cannot be stored.");

/** ISO 8601 instant in UTC. */
export const Instant = z.iso.datetime();
export const Uuid = z.uuid();

/** Who wrote a stored text: a model, the offline drafter, or a person. */
export const Origin = z.enum(["model", "draft", "user"]);
export type Origin = z.infer<typeof Origin>;

import type { JsonSchema } from "../json-schema.ts";
import { isPlainObject } from "../reading/names.ts";
import type { Fitting } from "./place-of-fit.ts";
import { firstSentences } from "./shortened.ts";
import { tidyText } from "./tidy-text.ts";

/** A text out of what a model gave for one, tidied, and without the sentences that are beyond its room. */
export function fitText(value: unknown, schema: JsonSchema, { place, mended }: Fitting): unknown {
  const text = textOf(value);
  if (text === undefined) return value;
  const tidy = tidyText(text);
  if (tidy !== value) mended(typeof value === "string" ? "tidied-text" : "text", place);
  const room = schema.maxLength;
  if (room === undefined || tidy.length <= room) return tidy;
  const shorter = firstSentences(tidy, room);
  if (shorter === undefined) return tidy;
  mended("shortened-text", place);
  return shorter;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(" ");
  const texts = isPlainObject(value) ? Object.values(value).filter((part) => typeof part === "string") : [];
  return texts.length === 1 ? texts[0] : undefined;
}

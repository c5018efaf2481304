import { isRecord, type KeptEntry, keptEntry } from "../../../transport/kept/kept-entry.ts";
import type { CurrentMessage } from "./live.ts";

/** A message without a reply outlives a reload: it is asked for again under its uuid. */
export const keptMessage = (conceptUuid: string): KeptEntry<CurrentMessage> =>
  keptEntry("ai-editing", `message.${conceptUuid}`, isMessage);

const isMessage = (value: unknown): value is CurrentMessage =>
  isRecord(value) &&
  [value.uuid, value.content, value.at].every((each) => typeof each === "string") &&
  [value.media, value.scope, value.error].every((each) => each === null || isRecord(each)) &&
  typeof value.sent === "number";

import { useEffect } from "react";
import type { Desk } from "./desk.ts";
import { openKeptFields } from "./kept-fields.ts";

/** Looks once, when a report is opened, for what was written in it on this device and never sent. */
export function FoundFields({ desk }: { desk: Desk }) {
  useEffect(() => openKeptFields(desk), [desk]);
  return null;
}

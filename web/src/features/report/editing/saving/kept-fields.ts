import { isSameValue, keptPlace, keptUnder } from "../../../../transport/kept/kept-store.ts";
import type { Desk } from "./desk.ts";
import { fieldKey, type NamedField } from "./desk-state.ts";

export const keptFeature = "report";

/** What was written in a field and the server does not have yet, and what stood there when it was begun. */
export interface KeptField extends NamedField {
  value: unknown;
  seen: unknown;
}

export const isKeptField = (value: unknown): value is KeptField =>
  typeof value === "object" && value !== null && "address" in value && "seen" in value && "section" in value;

/** Keeps a value of a field that was decided on, until the server has it. */
export const keepField = (conceptId: string, field: KeptField): void =>
  void keptPlace(keptFeature, `${conceptId}.${fieldKey(field.section, field.address)}`).write(field);

/** The server has this value of a field, or somebody has let go of it; what was written since stays. */
export function forgetKeptField(conceptId: string, key: string, value?: unknown): void {
  const place = keptPlace(keptFeature, `${conceptId}.${key}`);
  for (const version of place.versions())
    if (isKeptField(version.value) && (value === undefined || isSameValue(version.value.value, value)))
      place.forget(version.value);
}

/** Opens the fields in which something was written on this device that the server never got. */
export function openKeptFields(desk: Desk): void {
  const prefix = `${desk.conceptId}.`;
  for (const key of keptUnder(keptFeature, prefix)) {
    const [newest] = keptPlace(keptFeature, prefix + key).versions();
    const { open, refused, conflicts, unsaved } = desk.read();
    const isAtWork =
      open === key ||
      key in refused ||
      key in conflicts ||
      unsaved.some(({ section, change }) => change?.kind === "set" && fieldKey(section, change) === key);
    if (!isAtWork && isKeptField(newest?.value))
      desk.set({ refused: { ...refused, [key]: { ...newest.value, sentence: "" } } });
  }
}

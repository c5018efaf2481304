import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method that puts a word together. Safari tells the one that ends it by the code 229 alone. */
export function isComposing(event: Pick<KeyboardEvent, "nativeEvent"> | globalThis.KeyboardEvent): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}

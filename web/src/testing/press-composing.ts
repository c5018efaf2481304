import { untilQuiet } from "./until-quiet.ts";

/** A key that an input method takes while it puts a word together; resolves once nothing comes of it any more. */
export async function pressComposing(element: Element, key: string): Promise<void> {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, isComposing: true }));
  await untilQuiet();
}

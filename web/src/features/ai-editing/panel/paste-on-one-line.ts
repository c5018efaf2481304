import type { ClipboardEvent } from "react";
import { oneLine } from "./one-line.ts";

/** Takes what is pasted as one line, all of it. */
export function pasteOnOneLine(event: ClipboardEvent, onChange: (text: string) => void): void {
  const field = event.target;
  const pasted = event.clipboardData.getData("text/plain");
  if (!(field instanceof HTMLTextAreaElement) || !/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  field.setRangeText(oneLine(pasted), field.selectionStart, field.selectionEnd, "end");
  onChange(field.value);
}

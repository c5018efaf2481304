import type { ClipboardEvent } from "react";
import { oneLine } from "./one-line.ts";

interface Pasting {
  maxLength: number;
  onChange: (text: string) => void;
}

/** Takes what is pasted as one line, as far as there is room for it. */
export function pasteOnOneLine(event: ClipboardEvent, { maxLength, onChange }: Pasting): void {
  const field = event.target;
  const pasted = event.clipboardData.getData("text/plain");
  if (!(field instanceof HTMLTextAreaElement) || !/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = field;
  const room = maxLength - value.length + (selectionEnd - selectionStart);
  field.setRangeText(oneLine(pasted).slice(0, Math.max(room, 0)), selectionStart, selectionEnd, "end");
  onChange(field.value);
}

import { KeptNote } from "../../../../shell/kept-words/kept-note.tsx";
import type { useKeptField } from "./use-kept-field.ts";

interface KeptFieldNoteProps<Value> {
  kept: ReturnType<typeof useKeptField<Value>>;
  /** Takes over what another tab has. */
  onShow: (value: Value) => void;
}

/** What is said of the words in an open field that are kept on this device. */
export function KeptFieldNote<Value>({ kept, onShow }: KeptFieldNoteProps<Value>) {
  const { state, newer } = kept;
  if (!state) return null;
  return <KeptNote kept={state} onShow={() => newer !== undefined && onShow(newer)} onDiscard={kept.discard} />;
}

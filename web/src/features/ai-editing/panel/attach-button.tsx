import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import { IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { acceptedMedia, readMedia } from "./read-media.ts";

interface AttachButtonProps {
  takesPictures: boolean;
  isBusy: boolean;
  /** The file, or why it cannot be attached. */
  onFile: (attached: EditingMedia | string) => void;
}

/** Attaches a document, or a picture where the model takes one. */
export function AttachButton({ takesPictures, isBusy, onFile }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        accept={acceptedMedia(takesPictures)}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) onFile(await readMedia(file, takesPictures));
        }}
      />
      <IconButton
        size={34}
        aria-label={takesPictures ? "Attach a document or a picture" : "Attach a document"}
        title={takesPictures ? "Attach a document or a picture" : "Attach a document"}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

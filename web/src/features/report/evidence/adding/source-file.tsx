import { CloseButton } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import { IconFileText } from "@tabler/icons-react";
import { ProgressBar } from "../../../../design/progress/progress-bar.tsx";
import { fileEndings, fileKinds, largestFile, sizeInWords } from "./file-problem.ts";
import styles from "./source-file.module.css";

interface ChooseFileProps {
  /** Whether a file is held over the form. */
  isOver: boolean;
  /** Where the focus belongs when a file was taken away. */
  autoFocus: boolean;
  /** The id of what is wrong with the file that was chosen last. */
  describedBy: string | undefined;
  onChoose: (files: File[]) => void;
}

/** The way to a file: chosen, or dropped anywhere on the form. */
export function ChooseFile({ isOver, autoFocus, describedBy, onChoose }: ChooseFileProps) {
  const focus = { autoFocus };
  return (
    <label className={styles.drop} data-over={isOver || undefined}>
      <input
        type="file"
        name="file"
        className="visually-hidden"
        accept={fileEndings.join(",")}
        {...focus}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      {isOver ? (
        "Drop the file to add it"
      ) : (
        <>
          Or <b>choose a file</b>, or drop it here
        </>
      )}
      <small>
        {fileKinds}, up to {largestFile}
      </small>
    </label>
  );
}

interface ChosenFileProps {
  file: File;
  /** How much of it was sent, from 0 to 1; null while it is not being sent. */
  sent: number | null;
  /** The id of what is wrong with it. */
  describedBy: string | undefined;
  onRemove: () => void;
}

/** The file that was chosen, and how much of it was sent. */
export function ChosenFile({ file, sent, describedBy, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.file} data-refused={describedBy ? true : undefined}>
      <IconFileText size={20} aria-hidden="true" />
      <div>
        <div className={styles.name}>{file.name}</div>
        <div className={`${styles.size} numerals`}>{sizeInWords(file.size)}</div>
      </div>
      {sent === null && (
        <CloseButton
          name="file"
          aria-label={`Remove ${file.name}`}
          aria-describedby={describedBy}
          onClick={onRemove}
          // What was chosen with is gone.
          autoFocus
        />
      )}
      {sent !== null && (
        <div className={styles.sending}>
          <ProgressBar label="Uploading the file" value={sent} />
          <span className="numerals" role="status">
            {sent < 1 ? `${Math.floor(sent * 100)}% uploaded` : "Reading the file"}
          </span>
        </div>
      )}
    </div>
  );
}

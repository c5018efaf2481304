import { AtField } from "./conflict/at-field.tsx";
import { ConflictCard } from "./conflict/conflict-card.tsx";
import { editAt } from "./edits-of.ts";
import { ChoiceEditor } from "./fields/choice-editor.tsx";
import { nameInWords } from "./fields/controls/name-in-words.ts";
import { NumberEditor } from "./fields/number-editor.tsx";
import { PanelEditor } from "./fields/panel-editor.tsx";
import { redoHeld } from "./fields/redo-held.ts";
import { TextEditor } from "./fields/text-editor.tsx";
import { TextsEditor } from "./fields/texts-editor.tsx";
import { OpenForm } from "./items/open-form.tsx";
import { OpenItemMenu } from "./items/open-item-menu.tsx";
import { FoundFields } from "./saving/found-fields.tsx";
import { UnsavedChanges } from "./saving/unsaved-changes.tsx";
import { DeskNotice } from "./undo/desk-notice.tsx";
import { noteEdits } from "./undo/note-edits.ts";
import { takeBack } from "./undo/take-back.ts";

/** What nobody sees before they change something: one file, because who opens one editor opens others. */
export const kit = {
  AtField,
  ChoiceEditor,
  ConflictCard,
  DeskNotice,
  FoundFields,
  NumberEditor,
  OpenForm,
  OpenItemMenu,
  PanelEditor,
  TextEditor,
  TextsEditor,
  UnsavedChanges,
  editAt,
  nameInWords,
  noteEdits,
  redoHeld,
  takeBack,
};

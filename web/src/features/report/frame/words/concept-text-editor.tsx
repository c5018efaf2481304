import { InlineEditor } from "../../../../design/text/inline-editor.tsx";
import { KeptNote } from "../../../../shell/kept-words/kept-note.tsx";
import { keptPlace } from "../../../../transport/kept/kept-store.ts";
import { useKept } from "../../../../transport/kept/use-kept.ts";
import { isText } from "../../../../transport/kept/use-kept-text.ts";
import { useChangeConcept } from "../use-concept.ts";
import type { ConceptTextProps } from "./concept-text-props.ts";

const feature = "concept";
const placeOf = (conceptUuid: string, field: string) => `${conceptUuid}.${field}`;

/** Whether somebody has written a text on this device that the server never got. */
export const isTextKept = (conceptUuid: string, field: ConceptTextProps["field"]): boolean =>
  keptPlace(feature, placeOf(conceptUuid, field)).versions().length > 0;

interface Props extends ConceptTextProps {
  /** Nobody has asked for it: what was written earlier was found. */
  isFound: boolean;
  onDiscard: () => void;
}

/** A text of a concept as an open field: what is written into it is kept on this device until the server has it. */
export function ConceptTextEditor({ conceptId, concept, field, as, isFound, onDiscard, ...editor }: Props) {
  const Place = as ?? "div";
  const { mutateAsync } = useChangeConcept(conceptId, concept);
  const { value: typed, keep, state } = useKept(feature, placeOf(concept.uuid, field), isText);
  return (
    <>
      <Place>
        <InlineEditor
          {...editor}
          value={concept[field]}
          takesFocus={!isFound}
          typed={typed}
          onType={keep}
          onSave={(text) => mutateAsync({ [field]: text })}
        />
      </Place>
      <KeptNote
        kept={state}
        onDiscard={() => {
          keep(null);
          onDiscard();
        }}
      />
    </>
  );
}

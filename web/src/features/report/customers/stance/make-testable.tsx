import { useRef, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { profileForms } from "../late-forms.ts";
import type { AssumableLine } from "./assumable-line.ts";
import styles from "./stance-card.module.css";

/** The way from a line that nobody said to the key assumptions, where it can be put to the test. */
export function MakeTestable(props: AssumableLine) {
  const [isAsking, setAsking] = useState(false);
  const forms = useLatePart(profileForms, isAsking);
  const button = useRef<HTMLButtonElement>(null);
  const mayEdit = useEditedSection() !== null;
  if (!mayEdit || !isTold(props)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.testable}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        Make it an assumption
      </button>
      {isAsking && forms && (
        <forms.AssumeLine
          {...props}
          onDone={() => {
            setAsking(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </>
  );
}

/** A limit may be an amount without a word. */
const isTold = ({ stance, line }: AssumableLine): boolean =>
  stance[line].text !== "" || (line === "priceLimit" && stance.priceLimit.amount !== null);

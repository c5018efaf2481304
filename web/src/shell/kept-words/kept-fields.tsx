import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { keptPlace } from "../../transport/kept/kept-store.ts";
import { useKept } from "../../transport/kept/use-kept.ts";
import styles from "./kept-note.module.css";
import { KeptNote } from "./kept-note.tsx";
import { excessIn } from "./limits.ts";
import { textControls, typeInto } from "./text-controls.ts";
import { useRefusedExcess } from "./use-refused-excess.ts";

type Texts = Record<string, string>;

const feature = "form";
/** What the forms that are shown have in hand, by their places. */
const inHand = new Map<string, Texts>();
const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");

interface KeptFieldsProps {
  /** Names the form, and what it is about. It must not change while the form is shown. */
  place: string;
  children: ReactNode;
}

/**
 * The fields of a form: what is written into them is kept on this device, through closing the form, until `forgetForm` says that the server has it. They
 * are found by their names, or their labels.
 */
export function KeptFields({ place, children }: KeptFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const begun = useRef<Texts>({});
  const isFilling = useRef(false);
  const [excess, setExcess] = useState<readonly string[]>([]);
  const { value, newer, keep, state } = useKept(feature, place, isTexts);

  const collect = () => {
    if (!root.current) return;
    setExcess(excessIn(root.current));
    if (isFilling.current) return;
    const texts: Texts = {};
    for (const [name, control] of textControls(root.current))
      if (control.value !== (begun.current[name] ?? "")) texts[name] = control.value;
    keep(Object.keys(texts).length > 0 ? texts : null);
  };
  const fill = async (texts: Texts) => {
    isFilling.current = true;
    // One after the other: what a form makes of a field is drawn before the next one is filled.
    for (const [name, text] of Object.entries(texts)) {
      const control = root.current && textControls(root.current).get(name);
      if (control) typeInto(control, text);
      await new Promise((resolve) => setTimeout(resolve));
    }
    isFilling.current = false;
  };
  const begin = useEffectEvent(() => {
    if (!root.current) return;
    begun.current = Object.fromEntries([...textControls(root.current)].map(([name, control]) => [name, control.value]));
    if (value) void fill(value);
  });
  useEffect(() => begin(), []);
  useRefusedExcess(root);
  useEffect(() => {
    if (value) inHand.set(place, value);
    else inHand.delete(place);
  }, [place, value]);
  const isGone = value === null;
  const wasThere = useRef(!isGone);
  const empty = useEffectEvent(() => void fill(begun.current));
  // Sent, or let go of, in another tab: what was taken over from there goes.
  useEffect(() => {
    if (isGone && wasThere.current) empty();
    wasThere.current = !isGone;
  }, [isGone]);
  return (
    <div ref={root} className={styles.fields} onInput={collect}>
      {children}
      {excess.map((said) => (
        <span key={said} className={styles.excess} role="alert">
          {said}
        </span>
      ))}
      <KeptNote
        kept={state}
        onShow={() => {
          state.showNewer();
          if (newer) void fill(newer);
        }}
      />
    </div>
  );
}

/** The server has what was written in a form. */
export const forgetForm = (place: string): void => keptPlace(feature, place).forget(inHand.get(place));

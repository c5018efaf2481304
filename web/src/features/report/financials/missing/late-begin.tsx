import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import type { BeginPartProps } from "./begin-part.tsx";

export const beginPart = latePart(() => import("./begin-part.tsx").then((module) => module.BeginPart));

/** A part that is missing, and how it is begun, as soon as that has come. */
export function LateBegin(props: BeginPartProps) {
  const BeginPart = useLatePart(beginPart, true);
  return BeginPart ? <BeginPart {...props} /> : null;
}

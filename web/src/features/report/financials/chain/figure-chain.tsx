import { latePart, useLatePart } from "../../../../design/late/late-part.ts";
import type { OpenChainProps } from "./open-chain.tsx";

export const openChain = latePart(() => import("./open-chain.tsx").then((module) => module.OpenChain));

/** What a figure is made of, over the page, as soon as it has come. */
export function FigureChain(props: OpenChainProps) {
  const OpenChain = useLatePart(openChain, true);
  return OpenChain ? <OpenChain {...props} /> : null;
}

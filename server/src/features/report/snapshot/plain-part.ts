import type { Block } from "../../../platform/pdf/printed-document.ts";

/** Blocks below a title. */
export const plainPart = (title: string, blocks: Block[]): Block => ({
  kind: "part",
  title,
  tone: "plain",
  labels: [],
  blocks,
});

import type { SnapshotInput } from "../../src/features/report/snapshot/snapshot-input.ts";
import { draftedIdeas } from "./ideas.ts";
import { draftedSnapshot, emptySnapshot, withTexts } from "./snapshot-inputs.ts";

const arabic = "تقلل المستودعات المشتركة من النفايات في المباني المكتبية. ";
const hostile =
  "#panic() $x$ *b* [ \\ } @me <b> \u202Eevil\u0000\u0007 \u200Bzero 😀 \uD800 a\u0301\u0301\u0301\u0301\u0301\u0301 ";

/** 12 ideas in five languages, as drafted, empty, and in texts that nobody would write. */
export async function fortySnapshots(): Promise<{ name: string; input: SnapshotInput }[]> {
  const drafted = await Promise.all(
    draftedIdeas.map(async (idea) => ({ name: idea.name, input: await draftedSnapshot(idea.concept) })),
  );
  const changed = (what: string, change: (text: string) => string) =>
    drafted.slice(0, 5).map(({ name, input }) => ({ name: `${name}, ${what}`, input: withTexts(input, change) }));
  return [
    ...drafted,
    ...draftedIdeas.slice(0, 3).map(({ name, concept }) => ({ name: `${name}, empty`, input: emptySnapshot(concept) })),
    ...changed("long", (text) => `${text} `.repeat(60)),
    ...changed("arabic", (text) => arabic.repeat(Math.ceil(text.length / arabic.length))),
    ...changed("hostile", (text) => `${hostile}${text}`),
    ...changed("without a space", () => "q".repeat(100_000)),
    ...changed("without letters", () => ""),
  ];
}

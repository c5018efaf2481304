import type { Source } from "@seedbed/contract/report/source";
import type { Block } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import type { ownLabel } from "../labels.ts";

/** What a part of the projection is told with. */
export interface ProjectionTerms {
  standing: StandingSection<"financialProjection">;
  /** The words of a figure; empty for one that is not there. */
  words(id: string): string;
  numbers(sources: readonly Source[] | undefined): string;
  own(item: string, ...fields: string[]): ReturnType<typeof ownLabel>;
}

type Bars = Extract<Block, { kind: "bars" }>;

/** Bars, with the same in words. */
export const barsOf = (about: string, as: Bars["as"], bars: Bars["bars"]): Bars => ({
  kind: "bars",
  about,
  as,
  alternative: `${about}. ${bars.map(({ name, told }) => `${name}: ${told}.`).join(" ")}`,
  bars,
});

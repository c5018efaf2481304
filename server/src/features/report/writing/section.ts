import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents, SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import type { ItemChange } from "./item-change.ts";
import type { WritingTools } from "./writing-tools.ts";

/** A thing in a report that keeps its uuid as long as it is the same to a person: a trend, a job, an assumption. */
export interface Item {
  uuid: string;
}

/** The items of one list of a section. */
export interface ItemKind {
  /** One word: "job", "startup". */
  kind: string;
  /** The field that tells a person what the item is; two items that say the same there are the same. */
  told: string;
  /** Known by what it says to the letter, a company by its name: in other words it is another one. */
  named?: true;
  /** Fields that belong to the item itself and not to what is written of it: they stay when it is written anew. */
  kept?: readonly string[];
  /** They stand in the order of their field `order`, which a thing keeps when others come and go. */
  ordered?: true;
  /** Fields that may be missing, and those that hold others and may be, as they are before anything is written in them. */
  holders?: Readonly<Record<string, unknown>>;
}

/** A section of a report: all that the report needs to know to order, write, store, read, change and serve it. */
export interface Section<Name extends ReportSection> {
  name: Name;
  /** The sections it is written from. It starts as soon as all of them are complete. */
  needs: readonly ReportSection[];
  /** Runs its tasks and maps their outputs to the contract. Deterministic but for the tasks. */
  write(tools: WritingTools): Promise<SectionContents[Name]>;
  /** How many calls of a model it makes one after the other; everything else in it runs at the same time. */
  callsInARow: number;
  /** About how many calls it makes in all, for as long as nothing is known of earlier ones. */
  calls: number;
  /**
   * Its lists of items by where they stand in the content: fields with dots between, `[]` behind each list. "[].jobs[]" are the jobs of
   * all entries of a content that is a list.
   */
  items: Readonly<Record<string, ItemKind>>;
  /** Parts beside its lists that may be missing, as they are before anything is written in them. */
  holders?: Readonly<Record<string, unknown>>;
  /** Puts right what follows from the rest after a change: sums, levels, which one is first. */
  settle?(content: SectionContents[Name]): SectionContents[Name];
  /**
   * What a person's change of it brings with it: all the changes that are made for it. Throws `invalid` and `conflict` for one that may
   * not be.
   */
  byHand?(change: ItemChange, content: SectionContents[Name], newUuid: () => string): ItemChange[];
  /** An item that is given back as it was written, with what follows from the rest as that is now. */
  givenBack?(item: Item, contents: Record<"written" | "now", SectionContents[Name]>): Item;
  /** Throws `invalid`, naming the field, for what a person's changes together have left and may not be; looked at behind the last of them. */
  soundByHand?(changes: readonly ItemChange[], content: SectionContents[Name]): void;
  /** What it says in numbers, in the words in which they are told; by the uuid of the item that says it, null for the section itself. */
  figures?(content: SectionContents[Name]): { item: string | null; words: string }[];
  /** Who wrote it: a section of which any part was drafted offline is a draft. */
  originOf(content: SectionContents[Name]): "model" | "draft";
  /** Answers the routes that the contract gives it. */
  handlers(tools: HandlerTools): Handlers<SectionRoutes[Name]>;
}

/** A draft as soon as any part is one. */
export function originOfParts(origins: readonly ("model" | "draft" | "user")[]): "model" | "draft" {
  return origins.includes("draft") ? "draft" : "model";
}

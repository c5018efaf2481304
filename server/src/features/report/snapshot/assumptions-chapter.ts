import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import type { Block, Chapter } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../revisions/revision-store.ts";
import { entry, originLabel, originLabels, sectionLabels } from "./labels.ts";
import { missingNotices } from "./missing.ts";
import { byRisk } from "./risk-order.ts";
import { isOfPerson, type SnapshotInput } from "./snapshot-input.ts";
import type { SourceRegister } from "./source-register.ts";

const shownOfCategory = 4;

/** What the concept stands and falls with, the riskiest first, and where everything comes from. Built last: by then all sources are known. */
export function assumptionsChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const { assumptions } = input.sections;
  return {
    title: "Key assumptions and sources",
    labels: sectionLabels(input, ["assumptions"]),
    blocks: [
      ...missingNotices(input, ["assumptions"]),
      ...(assumptions ? categories(assumptions) : []),
      sourcesPart(sources),
      labelsPart,
    ],
  };
}

function categories({ content, marks }: StandingSection<"assumptions">): Block[] {
  if (content.length === 0) return [{ kind: "notice", text: "No key assumptions found for this concept." }];
  return assumptionCategories.flatMap((category): Block[] => {
    const all = byRisk(content.filter((assumption) => assumption.category === category));
    if (all.length === 0) return [];
    const more = all.length - shownOfCategory;
    return [
      {
        kind: "part",
        title: category,
        tone: "plain",
        labels: [],
        blocks: [
          {
            kind: "table",
            about: `${category} assumptions`,
            columns: [
              { name: "Assumption", align: "left", share: 20 },
              { name: "Importance", align: "left", share: 4 },
              { name: "Certainty", align: "left", share: 4 },
              { name: "Status", align: "left", share: 5 },
              { name: "Written by", align: "left", share: 6 },
            ],
            rows: all
              .slice(0, shownOfCategory)
              .map((assumption) => [
                shortened(assumption.statement, 150),
                assumptionScale[assumption.importance],
                assumptionScale[assumption.certainty],
                assumptionStatuses[assumption.status],
                (isOfPerson(marks, assumption.uuid) ? originLabels.user : originLabel(assumption.origin)).text,
              ]),
          },
          ...(more > 0 ? [{ kind: "text" as const, text: `${more} more in the report.` }] : []),
        ],
      },
    ];
  });
}

export const assumptionScale = { 1: "Low", 2: "Medium", 3: "High" } as const satisfies Record<
  Assumption["importance"],
  string
>;

export const assumptionStatuses = {
  validated: "Validated",
  partially_validated: "Partly validated",
  invalidated: "Invalidated",
  unvalidated: "Not validated",
  untested: "Untested",
} as const satisfies Record<Assumption["status"], string>;

function sourcesPart(register: SourceRegister): Block {
  const sources = register.block();
  return {
    kind: "part",
    title: "Sources",
    tone: "plain",
    labels: [],
    blocks:
      sources.sources.length > 0
        ? [sources]
        : [
            {
              kind: "text",
              text: "No outside source stands behind this snapshot: what it says is reasoning, to be checked before it is relied on.",
            },
          ],
  };
}

const labelsPart: Block = {
  kind: "part",
  title: "How to read the labels",
  tone: "plain",
  labels: [],
  blocks: [
    {
      kind: "entries",
      numbered: false,
      entries: [
        entry({
          labels: [originLabels.model],
          text: "A model wrote this. Without a number in brackets, no source stands behind it.",
        }),
        entry({
          labels: [originLabels.draft],
          text: "No model was connected: this was drafted from the answers given and from data of Seedbed.",
        }),
        entry({ labels: [originLabels.user], text: "Somebody of the company wrote or changed this." }),
      ],
    },
    { kind: "text", text: "Long texts are shortened. The whole report is in Seedbed." },
  ],
};

import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import type { Block, Chapter } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import { assumptionScale, assumptionStatuses } from "../assumptions-chapter.ts";
import { originLabel, originLabels, sectionLabels } from "../labels.ts";
import { missingNotices } from "../missing.ts";
import { byRisk } from "../risk-order.ts";
import { isOfPerson, type SnapshotInput } from "../snapshot-input.ts";
import type { SourceRegister } from "../source-register.ts";
import { listed, noted, passage, said, titled, whole } from "./whole-blocks.ts";

/** What the concept stands and falls with, the riskiest first. */
export function assumptionsChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const { assumptions } = input.sections;
  return {
    title: "Key assumptions",
    labels: sectionLabels(input, ["assumptions"]),
    blocks: [...missingNotices(input, ["assumptions"]), ...(assumptions ? categories(assumptions, sources) : [])],
  };
}

function categories({ content, marks }: StandingSection<"assumptions">, sources: SourceRegister): Block[] {
  if (content.length === 0) return [{ kind: "notice", text: "No key assumptions found for this concept." }];
  return assumptionCategories.flatMap((category): Block[] => {
    const all = byRisk(content.filter((assumption) => assumption.category === category));
    if (all.length === 0) return [];
    const writer = (it: (typeof all)[number]) =>
      isOfPerson(marks, it.uuid) ? originLabels.user.text : originLabel(it.origin).text;
    const reasons = all.flatMap((it) =>
      said(
        it.statement,
        [
          it.importanceRationale && `Why it matters: ${it.importanceRationale}`,
          it.certaintyRationale && `How sure: ${it.certaintyRationale}`,
          it.falsifier && `What would prove it wrong: ${it.falsifier}`,
        ]
          .filter(Boolean)
          .join(" "),
        { note: sources.numbers(it.evidence?.sources ?? []) },
      ),
    );
    const table: Block = {
      kind: "table",
      about: `${category} assumptions, the riskiest first`,
      columns: [
        { name: "Assumption", align: "left", share: 20 },
        { name: "Importance", align: "left", share: 5 },
        { name: "Certainty", align: "left", share: 4 },
        { name: "Status", align: "left", share: 6 },
        { name: "Written by", align: "left", share: 7 },
      ],
      rows: all.map((it) => [
        it.statement,
        assumptionScale[it.importance],
        assumptionScale[it.certainty],
        assumptionStatuses[it.status],
        noted(writer(it), sources.numbers(it.evidence?.sources ?? [])),
      ]),
    };
    return titled(category, [table, ...listed(reasons)]);
  });
}

/** Where everything comes from, and who wrote it. Made last: by then all sources are known. */
export function sourcesChapter(sources: SourceRegister): Chapter {
  const block = sources.block();
  return {
    title: "Sources and labels",
    labels: [],
    blocks: [
      ...titled(
        "Sources",
        block.sources.length > 0
          ? [block]
          : passage(
              "No outside source stands behind this report: what it says is reasoning, to be checked before it is relied on.",
            ),
      ),
      ...titled(
        "How to read the labels",
        listed([
          whole({
            labels: [originLabels.model],
            text: "A model wrote this. Without a number in brackets, no source stands behind it.",
          }),
          whole({
            labels: [originLabels.draft],
            text: "No model was connected: this was drafted from the answers given and from data of Seedbed.",
          }),
          whole({ labels: [originLabels.user], text: "Somebody of the company wrote or changed this." }),
        ]),
      ),
    ],
  };
}

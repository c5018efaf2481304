import { useQuery } from "@tanstack/react-query";
import { marketScan } from "../../market-scan/section.ts";
import { Conflicts } from "../conflict/conflicts.tsx";
import {
  EditableChoice,
  EditableEntries,
  EditableFlag,
  EditableNumber,
  EditableSources,
  EditableText,
  EditableTexts,
} from "../editable.tsx";
import { EditedSection } from "../edited-section.tsx";
import { AddItem, ItemTools } from "../items.tsx";
import { PresentPeople } from "../presence/present-people.tsx";
import { ReportDesk } from "../report-desk.tsx";

/** The concept of the fake server, by uuid and as the address names it. */
export const conceptUuid = "33333333-3333-4333-8333-333333333333";
export const address = "C-0003";

/** A section with one of each editable part. */
export function SampleSection({ conceptId }: { conceptId: string }) {
  const { data } = useQuery(marketScan.query(conceptId || address));
  if (!data) return null;
  const [force] = data.marketForces;
  const [company] = data.startups;
  return (
    <main style={{ maxWidth: 900, margin: "0 auto", padding: 24 }}>
      <h1>
        <PresentPeople conceptId={conceptId} />
        Market scan
      </h1>
      <EditedSection conceptId={conceptId} section="marketScan">
        <Conflicts conceptId={conceptId} section="marketScan" />
        {/* A page that shows a part of another section has a place for what waits there, too. */}
        <Conflicts conceptId={conceptId} section="overview" />
        <p>
          <EditableText
            item={null}
            place=""
            field="trendsAndDriversDescription"
            label="Summary"
            multiline
            value={data.trendsAndDriversDescription}
          />
        </p>
        <p>Below the summary</p>
        <ul style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(3, 1fr)" }}>
          {data.priorityInsights.map((each, position) => (
            <li key={each.uuid}>
              <ItemTools
                item={each}
                place="priorityInsights[]"
                position={position}
                count={data.priorityInsights.length}
                label={`insight “${each.title}”`}
              />
              <h2>
                <EditableText
                  item={each.uuid}
                  place="priorityInsights[]"
                  field="title"
                  label="Title"
                  value={each.title}
                />
              </h2>
              <EditableChoice
                item={each.uuid}
                place="priorityInsights[]"
                field="direction"
                label="Direction"
                labelOf={(value) => value.toUpperCase()}
                value={each.direction}
              />
              <EditableSources
                item={each.uuid}
                place="priorityInsights[]"
                field="sources"
                label="Sources"
                value={each.sources}
              >
                {each.sources.length} sources
              </EditableSources>
            </li>
          ))}
        </ul>
        <AddItem
          place="priorityInsights[]"
          parent={null}
          label="Add an insight"
          fields={[
            { field: "title", label: "Title" },
            { field: "direction", label: "Direction" },
            { field: "explanation", label: "Explanation", multiline: true },
          ]}
        />
        {force && (
          <EditableNumber item={force.uuid} place="marketForces[]" field="score" label="Score" value={force.score} />
        )}
        {company && (
          <>
            <EditableTexts
              item={company.uuid}
              place="startups[]"
              field="predictions"
              label="Predictions"
              value={company.predictions}
            />
            <EditableFlag
              item={company.uuid}
              place="startups[]"
              field="hasCompetitiveProduct"
              label="Competes"
              value={company.hasCompetitiveProduct}
            >
              {company.hasCompetitiveProduct ? "Competes" : "Does not compete"}
            </EditableFlag>
            <EditableEntries
              item={company.uuid}
              place="startups[]"
              field="potentialEngagements"
              label="Engagements"
              labels={{ action: "Action", description: "Description" }}
              value={company.potentialEngagements}
            >
              {company.potentialEngagements.map(({ description }) => description).join(", ") || "None"}
            </EditableEntries>
          </>
        )}
      </EditedSection>
      <ReportDesk conceptId={conceptId || address} conceptUuid={conceptUuid} />
    </main>
  );
}

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { ReactNode } from "react";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem } from "../../editing/items.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { called } from "../../plain/called.ts";
import { Columns, Section } from "../../plain/section.tsx";
import { Rank, rankInWords } from "../parts/rank.tsx";
import { ThingCard } from "../parts/thing-card.tsx";

const place = "distributionChannels[]";
const fields = [
  { field: "title", label: "Title" },
  { field: "channelType", label: "Rank", labelOf: rankInWords, initial: "alternative" },
  { field: "description", label: "Description", multiline: true },
];

interface ChannelListProps {
  channels: FinancialProjection["distributionChannels"];
  /** Stands there when they could not be written. */
  gap: ReactNode;
}

/** The ways to the customers. */
export function ChannelList({ channels, gap }: ChannelListProps) {
  return (
    <Section
      title="Distribution channels"
      aside={<AddItem place={place} parent={null} label="Add a channel" fields={fields} />}
    >
      {channels.length === 0 && (gap || <p>No channel is named.</p>)}
      <Columns>
        {channels.map((channel, position) => (
          <ThingCard
            key={channel.uuid}
            item={channel}
            place={place}
            position={position}
            count={channels.length}
            kind="channel"
            sign={<Rank item={channel} place={place} field="channelType" value={channel.channelType} />}
          >
            <EditableText
              item={channel.uuid}
              place={place}
              field="description"
              value={channel.description}
              label={called("Description", channel.title)}
              multiline
            />
            <RestsOn item={channel.uuid} name={channel.title} evidence={channel.evidence} />
          </ThingCard>
        ))}
      </Columns>
    </Section>
  );
}

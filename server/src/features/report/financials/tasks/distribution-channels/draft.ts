import { createTeller } from "../../telling/teller.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { DistributionChannelsOutput } from "./output.ts";
import { channelTitles, channelWording } from "./wording.ts";

/** Talks with the customers named, and beside them what is there already or whoever serves them. */
export function draftDistributionChannels({ brief }: RevenueInput, seed: string): DistributionChannelsOutput {
  const teller = createTeller(brief, seed);
  const other = teller.knows("assets") ? "present" : "partners";
  return {
    channels: [
      {
        title: teller.label(channelTitles.talks),
        description: teller.tell(channelWording.talks, ["audience", "pains"]),
        channelType: "primary",
      },
      {
        title: teller.label(channelTitles[other]),
        description: teller.tell(channelWording[other], other === "present" ? ["assets"] : ["changes", "audience"]),
        channelType: "alternative",
      },
    ],
  };
}

import type { Motif } from "./motif.ts";
import { camp, coast, farm, glasshouse, home, stall, town, works } from "./places.ts";
import { bicycle, book, gears, kitchen, mortar, scale, telescope, van } from "./things.ts";
import { birds, energy, garden, hourglass, jars, laundry, papers, signal, table, wood } from "./works.ts";

/**
 * What a concept may be about, with what stands for it on the land (`outside`) and on a table (`inside`); no words of the concept are ever in a
 * drawing. At least one of both is there.
 */
export const motifs = {
  buildings: { outside: [town], inside: [] },
  home: { outside: [home], inside: [] },
  trade: { outside: [stall], inside: [] },
  farming: { outside: [farm, glasshouse], inside: [] },
  industry: { outside: [works], inside: [gears] },
  machines: { outside: [works], inside: [gears] },
  water: { outside: [coast], inside: [] },
  travel: { outside: [camp], inside: [] },
  food: { outside: [stall], inside: [kitchen] },
  transport: { outside: [van], inside: [] },
  cycling: { outside: [bicycle], inside: [] },
  health: { outside: [], inside: [mortar] },
  money: { outside: [], inside: [scale] },
  learning: { outside: [], inside: [book] },
  data: { outside: [telescope], inside: [telescope] },
  energy: { outside: [energy], inside: [] },
  refill: { outside: [], inside: [jars] },
  community: { outside: [table], inside: [] },
  animals: { outside: [birds], inside: [] },
  wood: { outside: [wood], inside: [] },
  papers: { outside: [], inside: [papers] },
  communication: { outside: [signal], inside: [] },
  textiles: { outside: [laundry], inside: [] },
  time: { outside: [], inside: [hourglass] },
  garden: { outside: [glasshouse], inside: [garden] },
} as const satisfies Record<string, { outside: readonly Motif[]; inside: readonly Motif[] }>;

export type Subject = keyof typeof motifs;

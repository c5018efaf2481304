import { bicycle } from "./bicycle.ts";
import { birds } from "./birds.ts";
import { book } from "./book.ts";
import { camp } from "./camp.ts";
import { coast } from "./coast.ts";
import { energy } from "./energy.ts";
import { farm } from "./farm.ts";
import { garden } from "./garden.ts";
import { gears } from "./gears.ts";
import { glasshouse } from "./glasshouse.ts";
import { home } from "./home.ts";
import { hourglass } from "./hourglass.ts";
import { jars } from "./jars.ts";
import { kitchen } from "./kitchen.ts";
import { laundry } from "./laundry.ts";
import { mortar } from "./mortar.ts";
import type { Motif } from "./motif.ts";
import { papers } from "./papers.ts";
import { scale } from "./scale.ts";
import { signal } from "./signal.ts";
import { stall } from "./stall.ts";
import { table } from "./table.ts";
import { telescope } from "./telescope.ts";
import { town } from "./town.ts";
import { van } from "./van.ts";
import { wood } from "./wood.ts";
import { works } from "./works.ts";

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

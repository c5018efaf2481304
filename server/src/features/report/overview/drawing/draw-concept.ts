import { createRandom, type Random } from "../../../../platform/drafting/random.ts";
import { height, width } from "./landscape.ts";
import { shelf, sill, stillLife } from "./layouts/indoors.ts";
import type { Layout } from "./layouts/layout.ts";
import { groundCut, panorama, terraces, valley } from "./layouts/open-land.ts";
import { plate, vignette, window } from "./layouts/pages.ts";
import { motifs, type Subject } from "./motifs/all-motifs.ts";
import type { Motif } from "./motifs/motif.ts";
import { styleOf } from "./palette.ts";
import { subjectsOf, type Words } from "./subjects/subjects.ts";
import type { Audience } from "./subjects/vocabulary.ts";

type Place = "outside" | "inside";

/** What a concept is for says how it is looked at: from a home, from the land around it, or as something everybody has a part in. */
const layouts: Record<Place, Record<Audience, readonly Layout[]>> = {
  outside: {
    homes: [window, vignette, groundCut, plate, valley],
    companies: [panorama, valley, terraces, groundCut, plate],
    public: [vignette, valley, panorama, terraces, window],
  },
  inside: {
    homes: [sill, shelf, stillLife],
    companies: [shelf, plate, stillLife, sill],
    public: [stillLife, sill, plate],
  },
};

/**
 * The picture of a concept, drawn from what it is about: an SVG of 800 by 460 for light and dark pages, below 30 kB. The same concept in the same
 * words is always the same picture; no word of it is in there. Without `night` it is as by day on dark pages, too.
 */
export function drawConcept({ id, words, night = true }: { id: string; words: Words; night?: boolean }): string {
  const { main, second, audience } = subjectsOf(words);
  const random = createRandom(`${id} ${words.title}`);
  const place = placeOf(main, random.branch("place"));
  const motifOf = (subject: Subject | null, name: string): Motif | null => {
    const found: readonly Motif[] = subject ? motifs[subject][place] : [];
    return found.length > 0 ? random.branch(name).pick(found) : null;
  };
  const shown = motifOf(main, "main");
  if (!shown) throw new Error(`nothing stands for ${main}`);
  const layout = random.branch("layout").pick(layouts[place][audience]);
  const companion = motifOf(second, "second");
  const scene = layout({ random: random.branch("scene"), main: shown, second: companion === shown ? null : companion });
  // A picture that is turned around is another one to whoever looks through a list.
  const turned =
    random.branch("turn").next() < 0.5 ? scene : `<g transform="translate(${width}) scale(-1 1)">${scene}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${styleOf(random.branch("mood"), night)}${turned}</svg>`;
}

function placeOf(subject: Subject, random: Random): Place {
  const { outside, inside } = motifs[subject];
  if (outside.length === 0) return "inside";
  return inside.length === 0 || random.next() < 0.5 ? "outside" : "inside";
}

import { printable } from "../../pdf/printable.ts";
import { openTemplate } from "../../pdf/typst/typst-template.ts";
import type { FilmScript } from "../film-script.ts";
import { printableSlide } from "./printable-slide.ts";

const templateFile = new URL("./slide.typ", import.meta.url);

/** Draws the slides of a film, each as an SVG that needs no font: its letters are shapes. Throws when Typst's binary does not load on this machine. */
export function createSlideDrawer(): (script: FilmScript) => string[] {
  const { compiler, findMissing, forget, set } = openTemplate(templateFile);
  return ({ language, mark, slides }) => {
    const drawn = slides.map((slide, index) =>
      compiler.plainSvg(
        set({
          language,
          mark: printable(mark),
          number: index + 1,
          count: slides.length,
          slide: printableSlide(slide, findMissing),
        }),
      ),
    );
    forget();
    return drawn;
  };
}

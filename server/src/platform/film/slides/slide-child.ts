import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { answerOrders } from "../../processes/answer-orders.ts";
import type { FilmScript } from "../film-script.ts";

/* A process of its own that draws slides, and makes pictures of what is drawn. */

export type SlideWork = { kind: "draw"; script: FilmScript } | { kind: "paint"; drawing: string; width: number };
export type SlideResult = { drawings: string[] } | { picture: Uint8Array };

const require = createRequire(import.meta.url);

let draw: ((script: FilmScript) => string[]) | undefined;
let paint: ((drawing: string, width: number) => Uint8Array) | undefined;

// What the other kind of work needs is not loaded.
async function createPaint(): Promise<NonNullable<typeof paint>> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return (drawing, value) => {
    const drawn = new Resvg(drawing, { fitTo: { mode: "width", value } });
    const picture = drawn.render();
    try {
      return picture.asPng();
    } finally {
      picture.free();
      drawn.free();
    }
  };
}

answerOrders<SlideWork, SlideResult>(async (work) => {
  if (work.kind === "draw") {
    draw ??= (await import("./create-slide-drawer.ts")).createSlideDrawer();
    return { drawings: draw(work.script) };
  }
  paint ??= await createPaint();
  return { picture: paint(work.drawing, work.width) };
});

import { latePart } from "../../design/late/late-part.ts";
import { undoToast } from "../../shell/undo/tell-with-undo.ts";

/** What the bank does without until somebody touches it: it comes with the first sign of a person. */
export const conceptMenu = latePart(() => import("./menus/concept-menu.tsx"));
export const seedMenu = latePart(() => import("./menus/seed-menu.tsx"));
export const filterPanel = latePart(() => import("./filters/filter-panel.tsx"));
export const selectionBar = latePart(() => import("./selection/selection-bar.tsx"));

export const bankParts = [conceptMenu, filterPanel, selectionBar, undoToast];
export const draftsParts = [seedMenu, filterPanel, undoToast];

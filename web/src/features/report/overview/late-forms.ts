import { latePart } from "../../../design/late/late-part.ts";

// Earlier forms come when they are shown. Not by `lazy`: React holds back for 0.3 s what comes where something in waiting was shown.
export const classicOverview = latePart(() => import("./classic/classic-overview.tsx"));
export const upgradeBanner = latePart(() => import("./upgrade/upgrade-banner.tsx"));

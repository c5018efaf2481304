import { cardTalk } from "../../conversations/card/card-talk-part.ts";
import { assumptionDialogs } from "../assumptions/changing/late-dialogs.ts";
import { projectionSays } from "../assumptions/late-projection.ts";
import { profileForms } from "../customers/late-forms.ts";
import { editingKit } from "../editing/editing-kit.ts";
import { lateEdits } from "../editing/saving/late-edits.ts";
import { saving } from "../editing/saving/late-saving.ts";
import { openChain } from "../financials/chain/figure-chain.tsx";
import { followingText } from "../financials/chain/late-following.tsx";
import { editableIcon } from "../financials/icons/chosen-icon.tsx";
import { revenueIcons, savingsIcons } from "../financials/icons/named-icon.tsx";
import { beginPart } from "../financials/missing/late-begin.tsx";
import { saveMenu } from "../financials/saving/save-menu.tsx";
import { reportMenu } from "../frame/actions/report-menu.tsx";
import { openSources } from "../plain/more-sources.tsx";

/** Fetches what comes late, so that a reading tells the same whether or not it was wanted before. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all([
    editingKit.fetch(),
    saving.fetch(),
    lateEdits.fetch(),
    profileForms.fetch(),
    reportMenu.fetch(),
    openSources.fetch(),
    cardTalk.fetch(),
    assumptionDialogs.fetch(),
    import("../financials/projections/projections-tab.tsx"),
    import("../financials/projections/coming-soon.tsx"),
    openChain.fetch(),
    projectionSays.fetch(),
    saveMenu.fetch(),
    import("../financials/saving/save-projection.tsx"),
    followingText.fetch(),
    beginPart.fetch(),
    revenueIcons.fetch(),
    savingsIcons.fetch(),
    editableIcon.fetch(),
    import("../financials/classic/classic-projection.tsx"),
    import("../financials/savings/impact-sizing-tab.tsx"),
    import("../financials/savings/savings-method-tab.tsx"),
    import("../financials/sizing/market-sizing-tab.tsx"),
    import("../market-scan/classic/classic-market-scan.tsx"),
    import("../market-scan/ecosystem/ecosystem-tab.tsx"),
    import("../market-scan/ecosystem/add-company.tsx"),
    import("../frame/current/update-outdated.tsx"),
    import("../frame/forms/report-forms.tsx"),
    import("../frame/find/find-dialog.tsx"),
    import("../research/plan/look-at-plan.tsx"),
    import("../research/plan/plan-editor.tsx"),
    import("../research/progress/research-band.tsx"),
    import("../research/progress/research-view.tsx"),
    import("../evidence/evidence-viewer.tsx"),
    import("../assumptions/classic/classic-assumptions.tsx"),
    import("../../concepts/similar/nearest-idea.tsx"),
  ]);
}

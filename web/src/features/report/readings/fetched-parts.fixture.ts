import { cardTalk } from "../../conversations/card/card-talk-part.ts";
import { profileForms } from "../customers/late-forms.ts";
import { editingKit } from "../editing/editing-kit.ts";
import { saving } from "../editing/saving/late-saving.ts";
import { reportMenu } from "../frame/actions/report-menu.tsx";
import { openSources } from "../plain/more-sources.tsx";

/** Fetches what comes late, so that a reading tells the same whether or not it was wanted before. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all([
    editingKit.fetch(),
    saving.fetch(),
    profileForms.fetch(),
    reportMenu.fetch(),
    openSources.fetch(),
    cardTalk.fetch(),
    import("../market-scan/classic/classic-market-scan.tsx"),
    import("../market-scan/ecosystem/ecosystem-tab.tsx"),
    import("../market-scan/ecosystem/add-company.tsx"),
    import("../frame/current/update-outdated.tsx"),
    import("../frame/forms/report-forms.tsx"),
    import("../frame/find/find-dialog.tsx"),
    import("../research/plan/plan-editor.tsx"),
    import("../research/progress/research-band.tsx"),
    import("../research/progress/research-view.tsx"),
    import("../evidence/evidence-viewer.tsx"),
    import("../../concepts/similar/nearest-idea.tsx"),
  ]);
}

import { applyVersion } from "./apply-version.ts";
import { KeptWhenLeaving } from "./kept-when-leaving.ts";
import { OpenVersions } from "./open-versions.tsx";
import { showAnew } from "./show-anew.ts";

/** What nobody sees of versions before they touch the page. */
export const versions = { KeptWhenLeaving, OpenVersions, applyVersion, showAnew };

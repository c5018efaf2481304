import type { ReportSection } from "../concepts/schemas.ts";
import { contextRoutes } from "./context/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { editingRoutes } from "./editing/routes.ts";
import { evidenceRoutes } from "./evidence/routes.ts";
import { glanceRoutes } from "./glance/routes.ts";
import { interviewRoutes } from "./interviews/routes.ts";
import { proposalRoutes } from "./proposals/routes.ts";
import { researchRoutes } from "./research/routes.ts";
import { runRoutes } from "./run/routes.ts";
import { type SectionRoutes, sectionContracts } from "./sections.ts";
import { snapshotRoutes } from "./snapshot/routes.ts";
import { versionRoutes } from "./versions/routes.ts";
import { videoRoutes } from "./video/routes.ts";

type AllOf<Either> = (Either extends unknown ? (either: Either) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

/** The routes of all sections, as their list says. */
export const sectionRoutes = Object.assign({}, ...Object.values(sectionContracts).map(({ routes }) => routes)) as AllOf<
  SectionRoutes[ReportSection]
>;

export const reportRoutes = {
  ...sectionRoutes,
  ...runRoutes,
  ...contextRoutes,
  ...documentRoutes,
  ...editingRoutes,
  ...evidenceRoutes,
  ...glanceRoutes,
  ...interviewRoutes,
  ...proposalRoutes,
  ...researchRoutes,
  ...snapshotRoutes,
  ...versionRoutes,
  ...videoRoutes,
};

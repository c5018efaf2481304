import type { ReportSection } from "../concepts/schemas.ts";
import { contextRoutes } from "./context/routes.ts";
import { runRoutes } from "./run/routes.ts";
import { type SectionRoutes, sectionContracts } from "./sections.ts";

type AllOf<Either> = (Either extends unknown ? (either: Either) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

const ofSections = Object.assign({}, ...Object.values(sectionContracts).map(({ routes }) => routes)) as AllOf<
  SectionRoutes[ReportSection]
>;

/** The routes of a report: those of its sections follow from their list. */
export const reportRoutes = { ...ofSections, ...runRoutes, ...contextRoutes };

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Ecosystem, MarketForces, Overview } from "./market-skeletons.tsx";
import { Cards, Title } from "./outlines.tsx";
import { Assumptions, Money, Profile } from "./people-and-money-skeletons.tsx";
import styles from "./skeletons.module.css";

interface SectionSkeletonProps {
  section: ReportSection;
  /** What is being waited for, for those who cannot see it. */
  label: string;
}

/** A section in waiting, in the shape of the one that comes, so that nothing moves when it is there. */
export function SectionSkeleton({ section, label }: SectionSkeletonProps) {
  const { tab } = useSearch({ strict: false });
  return (
    <div className={styles.section} role="status" aria-busy="true" aria-label={label}>
      {section === "marketScan" && tab === "ecosystem" ? <Ecosystem /> : shapes[section]}
    </div>
  );
}

const shapes: Record<ReportSection, ReactNode> = {
  overview: <Overview />,
  trends: (
    <>
      <Title />
      <Cards count={3} height={300} />
    </>
  ),
  marketScan: <MarketForces />,
  customerProfiles: <Profile />,
  financialProjection: <Money />,
  assumptions: <Assumptions />,
};

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
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

function Overview() {
  return (
    <>
      <div className={styles.band} />
      <div className={styles.columns} data-shape="two-one">
        <div className={styles.stack}>
          <Lead lines={3} />
          <div className={styles.columns} data-shape="halves">
            <Block lines={3} />
            <Block lines={3} />
          </div>
          <Cards count={2} height={230} />
        </div>
        <div className={styles.stack}>
          <div className={styles.picture} />
          <Card height={320} lines={4} />
        </div>
      </div>
    </>
  );
}

function MarketForces() {
  return (
    <>
      <Lead lines={2} />
      <div className={styles.card} style={{ minHeight: 420 }}>
        <div className={styles.columns} data-shape="halves">
          <div className={styles.radar} />
          <div className={styles.stack}>
            <Chips count={6} />
            <SkeletonLines lines={5} />
          </div>
        </div>
      </div>
      <Title />
      <Cards count={3} height={260} />
    </>
  );
}

function Ecosystem() {
  return (
    <>
      <Lead lines={2} />
      {["Startups", "Incumbents"].map((list) => (
        <div key={list} className={styles.stack}>
          <Title />
          <div className={styles.columns} data-shape="list-details">
            <Card height={300} lines={6} />
            <Card height={300} lines={8} />
          </div>
        </div>
      ))}
    </>
  );
}

function Profile() {
  return (
    <>
      <Chips count={3} />
      <div className={styles.columns} data-shape="one-two">
        <Card height={420} lines={9} />
        <div className={styles.stack}>
          <Block lines={4} />
          <Cards count={2} height={220} />
        </div>
      </div>
      <Cards count={3} height={200} />
    </>
  );
}

function Money() {
  return (
    <>
      <Chips count={3} />
      <div className={styles.columns} data-shape="halves">
        <Card height={240} lines={5} />
        <Card height={240} lines={5} />
      </div>
      <Title />
      <Cards count={3} height={200} />
    </>
  );
}

function Assumptions() {
  return (
    <div className={styles.columns} data-shape="one-two">
      <div className={styles.stack}>
        {["desirability", "viability", "feasibility", "adaptability"].map((category) => (
          <Card key={category} height={92} lines={2} />
        ))}
        <Card height={280} lines={1} />
      </div>
      <div className={styles.stack}>
        <Title />
        {["first", "second", "third", "fourth"].map((place) => (
          <Card key={place} height={132} lines={3} />
        ))}
      </div>
    </div>
  );
}

/** The questions and answers that a concept was made from, in waiting. */
export function ContextSkeleton() {
  return (
    <div className={styles.section} role="status" aria-busy="true" aria-label="Loading">
      <Title />
      <div className={styles.stack}>
        {["first", "second", "third", "fourth"].map((place) => (
          <Card key={place} height={148} lines={2} />
        ))}
      </div>
    </div>
  );
}

function Title() {
  return <div className={styles.title} aria-hidden="true" />;
}

function Lead({ lines }: { lines: number }) {
  return (
    <div className={styles.lead}>
      <SkeletonLines lines={lines} height={18} />
    </div>
  );
}

function Block({ lines }: { lines: number }) {
  return (
    <div>
      <SkeletonLines lines={lines} />
    </div>
  );
}

function Card({ height, lines }: { height: number; lines: number }) {
  return (
    <div className={styles.card} style={{ minHeight: height }}>
      <SkeletonLines lines={lines} />
    </div>
  );
}

function Cards({ count, height }: { count: 2 | 3; height: number }) {
  return (
    <div className={styles.columns} data-shape={count === 3 ? "thirds" : "halves"}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <Card key={index} height={height} lines={5} />
      ))}
    </div>
  );
}

function Chips({ count }: { count: number }) {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
        <div key={index} />
      ))}
    </div>
  );
}

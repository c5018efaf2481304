import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { Block, Card, Cards, Chips, Lead, Title } from "./outlines.tsx";
import styles from "./skeletons.module.css";

export function Overview() {
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

export function MarketForces() {
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

export function Ecosystem() {
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

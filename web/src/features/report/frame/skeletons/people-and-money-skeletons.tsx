import { Block, Card, Cards, Chips, Title } from "./outlines.tsx";
import styles from "./skeletons.module.css";

export function Profile() {
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

export function Money() {
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

export function Assumptions() {
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

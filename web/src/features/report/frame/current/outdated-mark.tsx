import styles from "./outdated.module.css";

/** Beside the name of a tab: something of it is outdated. */
export function OutdatedMark() {
  return (
    <>
      <span className={styles.diamond} title="Outdated" aria-hidden="true" />
      <span className="visually-hidden"> (outdated)</span>
    </>
  );
}

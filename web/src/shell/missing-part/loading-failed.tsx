import { SeedlingMark } from "../../design/seedling-mark.tsx";
import styles from "./loading-failed.module.css";

/** What stands where the application could not be fetched; opening `address` anew fetches it again. */
export function LoadingFailed({ address }: { address: string }) {
  return (
    <main className={styles.page} role="alert">
      <SeedlingMark size={34} />
      <h1>Seedbed could not be loaded</h1>
      <p>Nothing is lost. Check your connection, then try again.</p>
      <a href={address}>Try again</a>
    </main>
  );
}
